import { cropNameIn } from '../../crops/crop-names.ts'
import type { Day } from '../../dates.ts'
import { LANGUAGES, type Language, type LanguageId } from '../../languages.ts'
import { toMajor } from '../../money.ts'
import { madeOfWords } from '../../operations/translations/written-words.ts'
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

/** Of a translation that came with the release a native speaker has read all; a draft waits for it. */
const isReviewed = (id: LanguageId) => WORDS[id] !== undefined && !(LANGUAGES[id] as Language).draft

const KEYS = Object.keys(MENU_WORDS.en) as (keyof MenuWords)[]

/**
 * Speaks what a native speaker has read, in the release or in the admin area, message by message; the rest is English. Names
 * and days are in the language once the whole menu is.
 */
export const voiceOf = madeOfWords((language, written): Voice => {
  const reviewed = isReviewed(language) ? WORDS[language] : undefined
  const own = (key: keyof MenuWords) => {
    const ours = written.get(`agent.menu.${key}`)
    return (ours?.isReviewed ? ours.message : undefined) ?? reviewed?.[key]
  }
  const { tag, locale } = LANGUAGES[KEYS.every((key) => own(key) !== undefined) ? language : 'en']
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    say: (key, ...[values]) => {
      const ours = own(key)
      return filled(ours ?? MENU_WORDS.en[key], values ?? {}, LANGUAGES[ours ? language : 'en'])
    },
    crop: (name) => cropNameIn(tag, name),
    day: (day) => days.format(Date.parse(`${day}T00:00:00Z`)),
    money: (minor, currency) => `${currency} ${toMajor(minor).toFixed(minor % 100 === 0 ? 0 : 2)}`,
  }
})
