import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flatMessages } from '#domain/operations/translations/catalogue.ts'
import { GLOSSARY_LANGUAGES, TERMS, type Term } from './terms.ts'

type Language = (typeof GLOSSARY_LANGUAGES)[number]

const FOLDER = join(import.meta.dirname, '..')
const catalogueOf = (language: string) =>
  new Map(
    readdirSync(join(FOLDER, language)).flatMap((file) =>
      flatMessages(JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')), file.replace('.json', '')),
    ),
  )
const ENGLISH = catalogueOf('en')
const CATALOGUES = Object.fromEntries(GLOSSARY_LANGUAGES.map((each) => [each, catalogueOf(each)]))
const terms = Object.entries(TERMS)

/** The name of a value is no word of a message. */
const isNamed = ({ english }: Term, message: string) =>
  new RegExp(`\\b(?:${english})\\b`, 'i').test(message.replace(/\{\w+/g, ' '))
/** The last letter of an Amharic word changes with what is added to it. */
const stemOf = (word: string, language: Language) => (language === 'am' && word.length > 2 ? word.slice(0, -1) : word)
const wordsOf = (term: Term, language: Language) => term[language].split('|')
const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

/** The messages of a language whose English names a term. */
const messagesOn = (term: Term, language: Language) =>
  [...ENGLISH]
    .filter(([key, english]) => CATALOGUES[language]!.has(key) && isNamed(term, english))
    .map(([key, english]) => ({ key, english, text: CATALOGUES[language]!.get(key)! }))

test('there are 60 terms, each unlike one of them or none', () => {
  expect(terms).toHaveLength(60)
  for (const [, { unlike }] of terms) if (unlike) expect(TERMS).toHaveProperty(unlike)
})

describe.each(GLOSSARY_LANGUAGES)('in %s', (language) => {
  test('a thing has one word, and a word means one thing', () => {
    const words = terms.map(([, term]) => wordsOf(term, language)[0])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  test.each(terms)('what is said of %s uses its word', (_, term) => {
    const found = messagesOn(term, language)
    const without = found.filter(
      ({ text }) => !wordsOf(term, language).some((word) => has(text, stemOf(word, language))),
    )
    expect(without.length, without.map(({ key }) => key).join()).toBeLessThanOrEqual(Math.ceil(found.length / 4))
  })

  test.each(terms.filter(([, { unlike }]) => unlike))(
    'what is said of %s is not taken for another thing',
    (_, term) => {
      const other = TERMS[term.unlike!]!
      const [word = ''] = wordsOf(other, language)
      const taken = messagesOn(term, language)
        .filter(({ english }) => !isNamed(other, english))
        .filter(({ text }) => new RegExp(`(?<![\\p{L}])${word}`, 'iu').test(text))
      expect(taken.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
    },
  )
})
