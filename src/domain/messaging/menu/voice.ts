import { cropNameIn } from '../../crops/crop-names.ts'
import type { Day } from '../../dates.ts'
import { LANGUAGES, type Language, type LanguageId } from '../../languages.ts'
import { toMajor } from '../../money.ts'
import { filled } from '../render-notification.ts'
import { MENU_WORDS, type MenuArguments, type MenuWords } from './menu-words.gen.ts'

type Values<K extends keyof MenuArguments> = [MenuArguments[K]] extends [never]
  ? []
  : [Record<MenuArguments[K], string>]

/** Says the menu in a language. */
export type Voice = {
  say: <K extends keyof MenuArguments>(key: K, ...values: Values<K>) => string
  crop: (name: string) => string
  /** '20 Nov'. */
  day: (day: Day) => string
  /** 'LRD 412.50': by the code, for the signs of most currencies are not among the letters of a text message. */
  money: (minor: number, currency: string) => string
}

const WORDS: Partial<Record<LanguageId, MenuWords>> = MENU_WORDS

/** A translation is spoken once a native speaker has read it; until then English. */
const isReviewed = (id: LanguageId) => WORDS[id] !== undefined && !(LANGUAGES[id] as Language).draft

const voices = new Map<LanguageId, Voice>()

export function voiceOf(language: LanguageId): Voice {
  const spoken = isReviewed(language) ? language : 'en'
  const voice = voices.get(spoken) ?? voiceIn(spoken)
  voices.set(spoken, voice)
  return voice
}

function voiceIn(language: LanguageId): Voice {
  const { tag, locale } = LANGUAGES[language]
  const words = WORDS[language] ?? MENU_WORDS.en
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    say: (key, ...[values]) => filled(words[key], values ?? {}, { locale }),
    crop: (name) => cropNameIn(tag, name),
    day: (day) => days.format(Date.parse(`${day}T00:00:00Z`)),
    money: (minor, currency) => `${currency} ${toMajor(minor).toFixed(minor % 100 === 0 ? 0 : 2)}`,
  }
}
