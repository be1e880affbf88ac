import { isLanguageId, LANGUAGES, type LanguageId, languageFor, readTag } from '#domain/languages.ts'
import { engineWriting } from '#domain/operations/formats/engine-writing.ts'
import { languageOfAccount } from '#domain/people/language/reader-language.ts'
import { getSession, onSessionChange } from '../phone/session.ts'
import { chosenLanguage, LANGUAGE_KEY } from './choice/chosen-on-phone.ts'
import { current, publish } from './current.ts'
import common from './en/common.json'
import type { Messages } from './messages.gen.ts'

export { getCatalogue, subscribe } from './current.ts'

/** An area of messages in its own file: a farmer does not download the administrator's messages. */
type Area = Exclude<keyof Messages, 'common'>

const ENGLISH = import.meta.glob<{ default: unknown }>(['./en/*.json', '!./en/common.json', '!./en/landing.json'])

/** Where it keeps the language that a user chose and the account does not have yet: '<user> swahili'. */
export const PENDING_KEY = 'pending-language'

/** Loads the messages of an area; routes call it in `beforeLoad`, so that a screen never shows a bare key. */
export async function needMessages(area: Area): Promise<void> {
  if (current.messages[area]) return
  const { language } = current
  // If a translation cannot be loaded (no connection, say), the screen is in English.
  const words = await wordsOf(area, language).catch(() => wordsOf(area, 'en'))
  if (language !== current.language) return needMessages(area)
  publish({ ...current, messages: { ...current.messages, [area]: words } })
}

/**
 * Who reads has the language of the account; without one, what was chosen on this phone; then the browser's, then the
 * installation's. Follows who signs in and out, and what another tab chooses.
 */
export async function restoreLanguage() {
  onSessionChange(follow)
  window.addEventListener('storage', ({ key }) => key === LANGUAGE_KEY && follow())
  await follow()
  document.documentElement.lang = readTag(current.language)
}

const follow = () => readIn(readersLanguage()).catch(() => undefined)

function readersLanguage(): LanguageId {
  const { language: byDefault, reader } = document.documentElement.dataset
  const [readerId, drawn] = reader?.split(' ') ?? []
  const user = getSession()?.user
  const isPending = user && localStorage.getItem(PENDING_KEY)?.startsWith(user.id)
  // What the server drew for this user is in the language of the account, which another phone may have changed.
  const own = user && !isPending ? (user.id === readerId ? drawn : languageOfAccount(user)) : null
  const language = own ?? chosenLanguage() ?? languageFor(navigator.languages) ?? byDefault
  return isLanguageId(language) ? language : 'en'
}

/** Shows the interface in a language, and stores no choice. */
export async function readIn(language: LanguageId) {
  if (language !== current.language) await load(language)
}

/** Loads every area that is in use in another language, including areas that are added meanwhile. */
async function load(wanted: LanguageId) {
  const language = wanted === 'en' ? wanted : await (await translation()).servedLanguage(wanted, reload)
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
  const { liveWords, translationOf } = await translation()
  const translated = translationOf(language, area)
  return liveWords(language, area, translated ? (await translated()).default : await englishOf(area), reload)
}

/** Only readers of a language that has a table of formats load it. */
const writingOf = async (language: LanguageId) =>
  language === 'en' ? engineWriting(LANGUAGES.en.locale) : (await translation()).writingOf(language)

/** Only readers of other languages load the list of files, and ask for what administrators wrote since. */
const translation = () => import('./translation.ts')

const englishOf = async (area: keyof Messages): Promise<unknown> =>
  area === 'common' ? common : (await ENGLISH[`./en/${area}.json`]!()).default

const reload = () => void load(readersLanguage()).catch(() => undefined)
