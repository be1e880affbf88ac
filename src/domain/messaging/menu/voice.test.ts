import { describe, expect, test } from 'vitest'
import { CROP_NAMES } from '../../crops/crop-names.ts'
import { LANGUAGE_IDS } from '../../languages.ts'
import { keysOf } from '../../table.ts'
import { fitsPlainLetters } from '../gsm/sms-text.ts'
import { fitSms } from './fit-sms.ts'
import { MENU_WORDS, type MenuWords } from './menu-words.gen.ts'
import { screensOf } from './screen.ts'
import { voiceOf } from './voice.ts'

const SPOKEN = LANGUAGE_IDS.filter((language) => language in MENU_WORDS)

/** The longest values that stand in messages. */
const longest = (language: (typeof LANGUAGE_IDS)[number]) => {
  const voice = voiceOf(language)
  const crop = keysOf(CROP_NAMES).map((name) => voice.crop(name)).reduce((a, b) => (b.length > a.length ? b : a)) // biome-ignore format: one word
  const words = ['task', 'status'] as const
  const of = (kind: (typeof words)[number]) =>
    (keysOf(MENU_WORDS.en) as (keyof MenuWords)[]).filter((key) => key.startsWith(`${kind}.`)).map((key) => voice.say(key as never)).reduce((a, b) => (b.length > a.length ? b : a), '') // biome-ignore format: one word
  return {
    crop,
    crops: [crop, crop].join(' / '),
    task: of('task'),
    status: of('status'),
    market: 'Lagos Central Market',
    place: 'Ouagadougou',
    title: 'Heavy rain',
    price: voice.money(123_456_750, 'NGN'),
    amount: voice.money(123_456_750, 'NGN'),
    left: voice.money(123_456_750, 'NGN'),
    product: 'Seed and fertilizer loan',
    day: voice.day('2026-09-27'),
    keyword: 'MARKET',
    choices: '1 Mariama Jalloh, 2 Abdoulaye Diallo',
    name: 'Gebremedhin Tesfaye',
    count: '10',
    code: '482913',
    low: '-12',
    high: '49',
    rain: '164',
  }
}

describe.each(SPOKEN)('the menu in %s', (language) => {
  const { say } = voiceOf(language)
  const keys = keysOf(MENU_WORDS.en) as (keyof MenuWords)[]
  const said = (key: keyof MenuWords) => (say as (key: string, values: object) => string)(key, longest(language))

  test.each(keys)('%s is one text message, not cut, with the longest values', (key) => {
    expect(fitSms([said(key)])).not.toMatch(/\.\.\.$/)
  })

  // In letters that are not Latin a screen holds 80.
  test.each(keys)('%s fits on one screen of USSD, on at most three in another script', (key) => {
    const foot = { more: say('more'), back: say('back') }
    expect(screensOf({ lines: [said(key)], foot }).length).toBeLessThanOrEqual(fitsPlainLetters(said(key)) ? 1 : 3)
  })
})
