import type { LanguageId } from '#domain/languages.ts'
import type { Messages } from './messages.gen.ts'

export { liveWords } from './live-words.ts'

/**
 * Every '<language>/<area>.json' beside this file, each loaded with the first screen that needs it. The build fills
 * gaps of a translation with the English messages.
 */
const FILES = import.meta.glob<{ default: unknown }>(['./*/*.json', '!./en/*.json', '!./*/landing.json'])

export const translationOf = (language: LanguageId, area: keyof Messages) => FILES[`./${language}/${area}.json`]

/** Staff read these areas; no farmer's screen does. */
const OF_STAFF: readonly string[] = ['admin', 'agent', 'security']

/** Loads every area of a language that a farmer may see; nothing is shown in it yet. */
export const loadTranslations = (language: LanguageId) =>
  Promise.all(
    Object.entries(FILES)
      .filter(([file]) => file.startsWith(`./${language}/`) && !OF_STAFF.some((area) => file.endsWith(`/${area}.json`)))
      .map(([, load]) => load()),
  )
