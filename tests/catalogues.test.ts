import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { type MessageTree, mergeMessages } from '#client/i18n/merge-messages.ts'
import { FAILURES } from '#domain/finance/payments/payment.ts'
import { PRODUCT_TEXTS } from '#domain/finance/product-texts.ts'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '#domain/languages.ts'
import { flawOf } from '#domain/operations/translations/check-translation.ts'
import { valuesOf } from '#domain/operations/translations/message-values.ts'
import { messages } from '../scripts/build/vite/messages.ts'
import { shapeOf } from '../scripts/check/message-shape.ts'
import { generatedFiles } from '../scripts/check/words.ts'
import { areasOf, FOLDER, messagesOf } from './catalogues.ts'

const AREAS = areasOf('en')
const OTHERS = LANGUAGE_IDS.filter((id) => id !== 'en')
const isDraft = (id: keyof typeof LANGUAGES) => (LANGUAGES[id] as Language).draft === true

/** What a farmer can see; the screens of agents and administrators may be translated later. */
const FOR_FARMERS = AREAS.filter((area) => !['admin', 'agent', 'desk', 'security'].includes(area))

/** How much of the English a draft may lack, in whole percent. */
const LEAST_SHARE = 95

describe.each(OTHERS)('%s', (language) => {
  test('translates only keys that English has', () => {
    expect(areasOf(language).filter((area) => !AREAS.includes(area))).toEqual([])
    for (const area of areasOf(language)) {
      const english = messagesOf('en', area)
      expect(Object.keys(messagesOf(language, area)).filter((key) => !(key in english))).toEqual([])
    }
  })

  test.each(areasOf(language))('%s: each message compiles and takes the same values as the English one', (area) => {
    const english = messagesOf('en', area)
    const wrong = Object.entries(messagesOf(language, area)).flatMap(([key, message]) => {
      const flaw = flawOf(english[key] ?? '', message, language)
      return flaw ? [`${key}: ${flaw}`] : []
    })
    expect(wrong).toEqual([])
  })
})

test.each([
  ['Sign in', ''],
  ['Hello {name}, it is {name}', '{name}'],
  ['{b} and {a}', '{a}{b}'],
  ['{count, plural, one {# day of {name}} other {# days}}', '{count, number}{name}'],
  ['{is, select, yes {in {days, plural, other {# days}}} other {}}', '{is, select, yes {{days, number}} other {}}'],
  ['<link>See {what}</link> on {day, date, short}', '<link></link>{day, date}{what}'],
])('‘%s’ is typed by ‘%s’', (message, shape) => expect(shapeOf(message)).toBe(shape))

test.each(AREAS)('%s: messages are typed by texts that take the same values', (area) => {
  const wrong = Object.entries(messagesOf('en', area)).filter(
    ([, message]) => namesIn(message) !== namesIn(shapeOf(message)),
  )
  expect(wrong).toEqual([])
})
const namesIn = (message: string) => [...new Set(valuesOf(compile(message)).map(({ name }) => name))].sort().join()

test.each(OTHERS.filter(isDraft))('%s is a draft of everything that a farmer reads', (language) => {
  const missing: string[] = []
  let count = 0
  for (const area of FOR_FARMERS) {
    const own = messagesOf(language, area)
    const keys = Object.keys(messagesOf('en', area))
    count += keys.length
    missing.push(...keys.filter((key) => !own[key]).map((key) => `${area}.${key}`))
  }
  if (missing.length) console.info(`${language} lacks ${missing.length} of ${count}: ${missing.join(', ')}`)
  expect(Math.floor((1 - missing.length / count) * 100)).toBeGreaterThanOrEqual(LEAST_SHARE)
})

// Lexique des règles typographiques (Imprimerie nationale). The menu by phone has no such space: GSM-7 lacks it.
test('a line of French never begins with a sign, nor ends with an opening quote', () => {
  const wrong = areasOf('fr').flatMap((area) =>
    Object.entries(messagesOf('fr', area))
      .filter(([key]) => !(area === 'agent' && key.startsWith('menu.')))
      .filter(([, message]) => /[^\s,{] [;:!?»]|\p{L}[;!?»]|« |«[^\u00a0\u202f]/u.test(message))
      .map(([key, message]) => `${area}.${key}: ${message}`),
  )
  expect(wrong).toEqual([])
})

test('our descriptions of products are in English what the server sends, by which they are known', () => {
  const english = messagesOf('en', 'finance')
  for (const [key, text] of Object.entries(PRODUCT_TEXTS)) expect(english[`product.${key}`]).toBe(text)
})

test('why a payment failed is said in the words that the server has for it', () => {
  const english = messagesOf('en', 'finance')
  for (const [failure, words] of Object.entries(FAILURES)) expect(english[`history.failure.${failure}`]).toBe(words)
})

test.each(['bass', 'kpe', 'lor'])('%s has only a few words, and names the source of each', (language) => {
  const sources = readFileSync(join(FOLDER, 'SOURCES.md'), 'utf8')
  const named = [
    ...sources.matchAll(/^\| (\w+) \| (\S+) \| (.+) \| (?:cefl|cwt-\w+|wiki-\w+|chan-\w+|cldr-kpe): \S.* \|$/gm),
  ]
  const words = areasOf(language).flatMap((area) =>
    Object.entries(messagesOf(language, area)).map(([key, word]) => `${area}.${key}: ${word}`),
  )
  expect(words).toEqual(named.filter(([, of]) => of === language).map(([, , key, word]) => `${key}: ${word}`))
})

test('generated files are up to date: else run `npm run words`', () => {
  for (const [file, text] of Object.entries(generatedFiles())) expect(readFileSync(file, 'utf8'), file).toBe(text)
})

test('each area has one file per language, with texts only', () => {
  const odd = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !['.', 'choice', 'glossary', 'letters'].includes(dirname(name)) && !/^\w+[\\/][a-z-]+\.json$/.test(name),
  )
  expect(odd).toEqual([])
  for (const language of LANGUAGE_IDS)
    for (const area of areasOf(language))
      for (const text of Object.values(messagesOf(language, area))) expect(text).toEqual(expect.any(String))
})

test('each message without a translation falls back to English', () => {
  const english: MessageTree = { a: 'A', b: { c: 'C', d: 'D' }, e: 'E' }
  expect(mergeMessages(english, { a: 'α', b: { c: 'γ' } })).toEqual({ a: 'α', b: { c: 'γ', d: 'D' }, e: 'E' })
  expect(mergeMessages(english, { gone: 'x', b: 'wrong' })).toEqual(english)
})

test('a translation is built with its English also where the repository lies in a folder named like a language', () => {
  const home = mkdtempSync(join(tmpdir(), 'kuu-'))
  const write = (language: string, area: object) => {
    const folder = join(home, 'ha/src/client/i18n', language)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'care.json'), JSON.stringify(area))
    return join(folder, 'care.json')
  }
  write('en', { done: 'Done', every: 'again' })
  const { handler } = messages().load as unknown as { handler: (this: object, id: string) => string }
  const built = handler.call({ addWatchFile: () => undefined }, write('ha', { done: 'An gama' }))
  rmSync(home, { recursive: true })
  expect(JSON.parse(built)).toEqual({ done: 'An gama', every: 'again' })
})
