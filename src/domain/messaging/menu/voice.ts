import { cropNameIn } from '../../crops/crop-names.ts'
import type { Day } from '../../dates.ts'
import { LANGUAGES, type LanguageId } from '../../languages.ts'
import { exactDecimalsOf } from '../../money.ts'
import { plainAmount } from '../../operations/formats/plain-amount.ts'
import type { Writing } from '../../operations/formats/writing.ts'
import { writingIn } from '../../operations/formats/writings.ts'
import { madeOfWords } from '../../operations/translations/written-words.ts'
import { filled } from '../render-notification.ts'
import { MENU_WORDS, type MenuArguments, type MenuWords } from './menu-words.gen.ts'
import { keywordIn, type Topic } from './topics.ts'

type Values<K extends keyof MenuArguments> = [MenuArguments[K]] extends [never]
  ? []
  : [Record<MenuArguments[K], string>]

/** Says the menu in a language. */
export type Voice = {
  /** The language that it speaks: English for one in which the menu is not whole. */
  speaks: LanguageId
  say: <K extends keyof MenuArguments>(key: K, ...values: Values<K>) => string
  crop: (name: string) => string
  /** The word that asks for a topic by SMS: 'BEI'. */
  keyword: (topic: Topic) => string
  /** '20 Nov'. */
  day: (day: Day) => string
  /** 'LRD 412.50': by the code, for the signs of most currencies are not among the letters of a text message. */
  money: (minor: number, currency: string) => string
}

const WORDS: Partial<Record<LanguageId, Partial<MenuWords>>> = MENU_WORDS

const KEYS = Object.keys(MENU_WORDS.en) as (keyof MenuWords)[]

const saysDay = (writing: Writing) => (day: Day) =>
  writing.dateTime(Date.parse(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The same for a person, who may have chosen the Ethiopian calendar. */
export function voiceFor({ language, isEthiopian }: { language: LanguageId; isEthiopian: boolean }): Voice {
  const voice = voiceOf(language)
  return isEthiopian ? { ...voice, day: saysDay(writingIn(voice.speaks, true)) } : voice
}

/**
 * Speaks a language once the whole menu is in it, with its words of the release, drafts too, and those of the admin area;
 * until then English: one answer is in one language.
 */
export const voiceOf = madeOfWords((language, written): Voice => {
  const own = (key: keyof MenuWords) => written.get(`agent.menu.${key}`)?.message ?? WORDS[language]?.[key]
  const isWhole = KEYS.every((key) => own(key) !== undefined)
  const speaks = isWhole ? language : 'en'
  const spoken = LANGUAGES[speaks]
  const { tag } = spoken
  const writing = writingIn(speaks)
  return {
    speaks,
    say: (key, ...[values]) => filled((isWhole && own(key)) || MENU_WORDS.en[key], values ?? {}, spoken),
    crop: (name) => cropNameIn(tag, name),
    keyword: (topic) => keywordIn(tag, topic),
    day: saysDay(writing),
    money: (minor, currency) =>
      plainAmount(writing, { minor, currency }, minor % 100 === 0 ? 0 : exactDecimalsOf(minor, currency)),
  }
})
