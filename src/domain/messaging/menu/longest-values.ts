import { CROP_NAMES } from '../../crops/crop-names.ts'
import { LANGUAGES, type LanguageId } from '../../languages.ts'
import { compiledOrNull } from '../../operations/translations/compiled-message.ts'
import { keysOf } from '../../table.ts'
import { fitsPlainLetters } from '../gsm/sms-text.ts'
import { filled } from '../render-notification.ts'
import { fitSms } from './fit-sms.ts'
import { languageChoices, languageOptions } from './language-choice.ts'
import { MENU_WORDS } from './menu-words.gen.ts'
import { screensOf } from './screen.ts'
import { TOPICS } from './topics.ts'
import { type Voice, voiceOf } from './voice.ts'

const longestOf = (texts: readonly string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a))

/** The longest of the words of a kind, such as the names of tasks. */
const longestWord = (voice: Voice, kind: 'task' | 'status') =>
  longestOf(keysOf(MENU_WORDS.en).filter((key) => key.startsWith(`${kind}.`)).map((key) => voice.say(key as never))) // biome-ignore format: one sentence

/** The longest values that stand in messages of the menu. */
export function longestValues(language: LanguageId): Record<string, string> {
  const voice = voiceOf(language)
  const crop = longestOf(keysOf(CROP_NAMES).map(voice.crop))
  const money = voice.money(123_456_750, 'NGN')
  const reader = { country: null, language }
  return {
    crop,
    crops: [crop, crop].join(' / '),
    task: longestWord(voice, 'task'),
    status: longestWord(voice, 'status'),
    market: 'Lagos Central Market',
    place: 'Ouagadougou',
    title: 'Heavy rain',
    price: money,
    amount: money,
    left: money,
    product: 'Seed and fertilizer loan',
    day: voice.day('2026-09-27'),
    keyword: longestOf(keysOf(TOPICS).map(voice.keyword)),
    language: longestOf(languageOptions(reader).map(({ name }) => name)),
    choices: longestOf(['1 Mariama Jalloh, 2 Abdoulaye Diallo', languageChoices(reader)]),
    name: 'Gebremedhin Tesfaye',
    count: '10',
    initials: 'M. W. W.',
    course: 'Climate-smart maize and cassava',
    code: '482913',
    low: '-12',
    high: '49',
    rain: '164',
  }
}

const FOOT = { more: '98 More', back: '0 Back' }
/** In letters that are not Latin a screen holds 80, and a message has two parts. */
const MAX_SCREENS = { latin: 1, other: 3 }

/** Whether a text is one message, which is not cut, and as many screens as somebody reads. */
export function isOnPhones(text: string) {
  const most = MAX_SCREENS[fitsPlainLetters(text) ? 'latin' : 'other']
  return !fitSms([text]).endsWith('...') && screensOf({ lines: [text], foot: FOOT }).length <= most
}

const MENU = 'agent.menu.'

/** Why a translation of the menu cannot be said on a phone; null where it can, and for every other message. */
export function flawOnPhones(key: string, text: string, language: LanguageId): string | null {
  const message = key.startsWith(MENU) ? compiledOrNull(text) : null
  if (message === null || isOnPhones(filled(message, longestValues(language), LANGUAGES[language]))) return null
  return 'This is too long for a phone: with its longest values it must fit into one text message and on one screen of USSD, 140 letters'
}
