import { isEthiopianChosen } from '#client/phone/calendar.ts'
import { LANGUAGES, type LanguageId, languageFor } from '#domain/languages.ts'
import { engineWriting } from '#domain/operations/formats/engine-writing.ts'
import type { Formats } from '#domain/operations/formats/formats.ts'
import { tableWriting } from '#domain/operations/formats/table-writing.ts'
import type { Writing } from '#domain/operations/formats/writing.ts'
import { chosenLanguage } from './choice/chosen-on-phone.ts'
import { fetchLetters, showLetters } from './letters/letters.ts'
import { withheldFor } from './live-words.ts'
import type { Messages } from './messages.gen.ts'

export { liveWords } from './live-words.ts'

/**
 * Every '<language>/<area>.json' beside this file, each loaded with the first screen that needs it. The build fills
 * gaps of a translation with the English messages.
 */
const FILES = import.meta.glob<{ default: unknown }>(['./*/*.json', '!./en/*.json', '!./*/landing.json'])

export const translationOf = (language: LanguageId, area: keyof Messages) => FILES[`./${language}/${area}.json`]

/** A language; where it is served no more the next one of the reader: chosen on this phone, of the browser, English. */
export async function servedLanguage(wanted: LanguageId, reload: () => void): Promise<LanguageId> {
  const isWithheld = await withheldFor(wanted, reload)
  const next = [wanted, chosenLanguage(), ...navigator.languages.map((tag) => languageFor([tag]))]
  return next.find((id) => id !== null && !isWithheld(id)) ?? 'en'
}

/** How a language writes numbers and days, each loaded by its readers alone. */
const TABLES: Partial<Record<LanguageId, () => Promise<{ FORMATS: Formats }>>> = {
  am: () => import('#domain/operations/formats/am.gen.ts'),
  fr: () => import('#domain/operations/formats/fr.gen.ts'),
  ha: () => import('#domain/operations/formats/ha.gen.ts'),
  pt: () => import('#domain/operations/formats/pt.gen.ts'),
  sw: () => import('#domain/operations/formats/sw.gen.ts'),
}

export async function writingOf(language: LanguageId): Promise<Writing> {
  showLetters(language)
  const table = await TABLES[language]?.()
  if (!table) return engineWriting(LANGUAGES[language].locale)
  const { FORMATS } = table
  return tableWriting(FORMATS.ethiopian && isEthiopianChosen() ? { ...FORMATS, calendar: 'ethiopian' } : FORMATS)
}

/** Staff read these areas; no farmer's screen does. */
const OF_STAFF: readonly string[] = ['admin', 'agent', 'desk', 'security']

/** The files of a language that a farmer's screens read. */
export const farmerFiles = (language: LanguageId) =>
  Object.keys(FILES).filter(
    (file) => file.startsWith(`./${language}/`) && !OF_STAFF.some((area) => file.endsWith(`/${area}.json`)),
  )

/** Loads every area of a language that a farmer may see, and its letters; nothing is shown in it yet. */
export const loadTranslations = (language: LanguageId) =>
  Promise.all([TABLES[language]?.(), fetchLetters(language), ...farmerFiles(language).map((file) => FILES[file]?.())])
