import { isLanguageId, LANGUAGES, type LanguageId, languageFor } from '#domain/languages.ts'
import common from './en/common.json'
import type { Messages } from './messages.gen.ts'

/** A part of the words with a file of its own: a farmer does not pay for the words of the administrator. */
type Area = Exclude<keyof Messages, 'common'>

const ENGLISH = import.meta.glob<{ default: unknown }>(['./en/*.json', '!./en/common.json', '!./en/landing.json'])

const KEY = 'preferred-language'

type Catalogue = { language: LanguageId; messages: Partial<Messages> }

const listeners = new Set<() => void>()
let current: Catalogue = { language: 'en', messages: { common: common as Messages['common'] } }

export const getCatalogue = () => current

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Brings the words of an area; a route asks for them in `beforeLoad`, so that its screen never shows a bare key. */
export async function needMessages(area: Area): Promise<void> {
  if (current.messages[area]) return
  const { language } = current
  // Without a translation that was never fetched (no connection, say) the screen stays readable in English.
  const words = await wordsOf(area, language).catch(() => wordsOf(area, 'en'))
  if (language !== current.language) return needMessages(area)
  publish(language, { ...current.messages, [area]: words })
}

/** The language that was chosen on this phone; null where nobody chose one. */
export function chosenLanguage(): LanguageId | null {
  const stored = localStorage.getItem(KEY)
  return isLanguageId(stored) ? stored : null
}

/** The language chosen on an earlier visit, else the first that the browser asks for and we have. */
export async function restoreLanguage() {
  const language = chosenLanguage() ?? languageFor(navigator.languages)
  if (language && language !== 'en') await load(language).catch(() => undefined)
}

/** Changes the language of the interface, and remembers it on this phone. */
export async function changeLanguage(language: LanguageId) {
  await load(language)
  localStorage.setItem(KEY, language)
  window.dispatchEvent(new CustomEvent('language-change', { detail: language }))
}

// Another tab of the app changed the language: this one follows, as it does with the theme.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY && isLanguageId(newValue) && newValue !== current.language) void load(newValue).catch(() => undefined)
})

/** Brings every area that is on the screen in another language, those too that come while it is waiting. */
async function load(language: LanguageId) {
  const messages: Record<string, unknown> = {}
  for (let missing = areasBut(messages); missing.length > 0; missing = areasBut(messages)) {
    const words = await Promise.all(missing.map((area) => wordsOf(area, language)))
    for (const [at, area] of missing.entries()) messages[area] = words[at]
  }
  publish(language, messages)
}

const areasBut = (known: object) =>
  (Object.keys(current.messages) as (keyof Messages)[]).filter((area) => !(area in known))

/** An area in a language; what has no translation file at all is English. */
async function wordsOf(area: keyof Messages, language: LanguageId): Promise<unknown> {
  // The list of every language's files is for those alone who read one.
  const translated = language === 'en' ? undefined : (await import('./translation.ts')).translationOf(language, area)
  if (translated) return (await translated()).default
  return area === 'common' ? common : (await ENGLISH[`./en/${area}.json`]!()).default
}

function publish(language: LanguageId, messages: Partial<Messages>) {
  document.documentElement.lang = LANGUAGES[language].tag
  current = { language, messages }
  for (const listener of listeners) listener()
}
