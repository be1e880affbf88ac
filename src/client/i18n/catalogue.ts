import { isLanguageId, LANGUAGES, type LanguageId, languageFor } from '#domain/languages.ts'
import { engineWriting } from '#domain/operations/formats/engine-writing.ts'
import { current, publish } from './current.ts'
import common from './en/common.json'
import type { Messages } from './messages.gen.ts'

export { getCatalogue, subscribe } from './current.ts'

/** An area of messages in its own file: a farmer does not download the administrator's messages. */
type Area = Exclude<keyof Messages, 'common'>

const ENGLISH = import.meta.glob<{ default: unknown }>(['./en/*.json', '!./en/common.json', '!./en/landing.json'])

const KEY = 'preferred-language'

/** Loads the messages of an area; routes call it in `beforeLoad`, so that a screen never shows a bare key. */
export async function needMessages(area: Area): Promise<void> {
  if (current.messages[area]) return
  const { language } = current
  // If a translation cannot be loaded (no connection, say), the screen is in English.
  const words = await wordsOf(area, language).catch(() => wordsOf(area, 'en'))
  if (language !== current.language) return needMessages(area)
  publish({ ...current, messages: { ...current.messages, [area]: words } })
}

/** The language chosen on this phone; null without a choice. */
export function chosenLanguage(): LanguageId | null {
  const stored = localStorage.getItem(KEY)
  return isLanguageId(stored) ? stored : null
}

/** The language chosen on an earlier visit, else the first supported one of the browser's, else the installation's. */
export async function restoreLanguage() {
  const { language: byDefault } = document.documentElement.dataset
  const language = chosenLanguage() ?? languageFor(navigator.languages) ?? byDefault
  if (isLanguageId(language) && language !== 'en') await load(language).catch(() => undefined)
}

/** Shows the interface in a language, and stores no choice. */
export async function readIn(language: LanguageId) {
  if (language !== current.language) await load(language)
}

/** Changes the language of the interface, and stores it on this phone. */
export async function changeLanguage(language: LanguageId) {
  await load(language)
  localStorage.setItem(KEY, language)
  window.dispatchEvent(new CustomEvent('language-change', { detail: language }))
}

// Another tab of the app changed the language: this one follows, as it does with the theme.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY && isLanguageId(newValue) && newValue !== current.language) void load(newValue).catch(() => undefined)
})

/** Loads every area that is in use in another language, including areas that are added meanwhile. */
async function load(language: LanguageId) {
  const [writing, messages] = await Promise.all([writingOf(language), areasIn(language)])
  publish({ language, messages, writing })
}

async function areasIn(language: LanguageId): Promise<Partial<Messages>> {
  const messages: Record<string, unknown> = {}
  for (let missing = areasExcept(messages); missing.length > 0; missing = areasExcept(messages)) {
    const words = await Promise.all(missing.map((area) => wordsOf(area, language)))
    for (const [at, area] of missing.entries()) messages[area] = words[at]
  }
  return messages
}

const areasExcept = (loaded: object) =>
  (Object.keys(current.messages) as (keyof Messages)[]).filter((area) => !(area in loaded))

/** An area in a language; without a translation file in English. */
async function wordsOf(area: keyof Messages, language: LanguageId): Promise<unknown> {
  if (language === 'en') return englishOf(area)
  // Only readers of other languages load the list of files, and ask for what administrators wrote since.
  const { liveWords, translationOf } = await import('./translation.ts')
  const translated = translationOf(language, area)
  return liveWords(language, area, translated ? (await translated()).default : await englishOf(area), reload)
}

/** Only readers of a language that has a table of formats load it. */
const writingOf = async (language: LanguageId) =>
  language === 'en' ? engineWriting(LANGUAGES.en.locale) : (await import('./translation.ts')).writingOf(language)

const englishOf = async (area: keyof Messages): Promise<unknown> =>
  area === 'common' ? common : (await ENGLISH[`./en/${area}.json`]!()).default

const reload = (language: LanguageId) => void (language === current.language && load(language).catch(() => undefined))
