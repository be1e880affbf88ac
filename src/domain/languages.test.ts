import { expect, test } from 'vitest'
import { ADVISORY_LANGUAGES } from './advice/advisory.ts'
import { LANGUAGE_WORDS, LANGUAGES, readTag } from './languages.ts'
import { offeredLanguages, offeredParts, offeredText } from './people/language/offered-languages.ts'

test('the four languages of the specification come first, under its codes', () => {
  expect(Object.keys(LANGUAGES).slice(0, 4)).toEqual(['en', 'bass', 'kpe', 'lor'])
})

test.each([
  ['en', 'en', 'English'],
  ['bass', 'bsq', 'Bassa'],
  ['kpe', 'kpe', 'Kpelle'],
  ['lor', 'lom', 'Loma'],
  ['sw', 'sw', 'Swahili'],
  ['ha', 'ha', 'Hausa'],
  ['am', 'am', 'Amharic'],
  ['fr', 'fr', 'French'],
] as const)('%s is %s to a browser, which calls it %s', (id, tag, name) => {
  expect(LANGUAGES[id].tag).toBe(tag)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(name.toLowerCase()).toBe(LANGUAGES[id].word)
})

test.each([
  ['en', 'English'],
  ['bass', 'Bassa · Ɓǎsɔ́ɔ̀'],
  ['kpe', 'Kpelle · Kpɛlɛɛ'],
  ['lor', 'Loma · Löömàgòòi'],
  ['sw', 'Kiswahili · Swahili'],
  ['ha', 'Hausa'],
  ['am', 'አማርኛ · Amharic'],
  ['fr', 'Français · French'],
] as const)('%s is offered as %s', (id, text) => {
  expect(offeredText(id)).toBe(text)
})

test('those with only a few words are offered last, and are read in English', () => {
  expect(offeredLanguages()).toEqual(['en', 'sw', 'ha', 'am', 'fr', 'pt', 'bass', 'kpe', 'lor'])
  expect(offeredParts('bass').map(({ tag }) => tag)).toEqual(['en', 'bsq'])
  expect(offeredParts('am').map(({ tag }) => tag)).toEqual(['am', 'en'])
  expect([readTag('bass'), readTag('am')]).toEqual(['en', 'am'])
})

test('the own names of languages that Unicode knows are those of Unicode', () => {
  for (const id of ['en', 'sw', 'ha', 'am', 'fr'] as const) {
    const { tag, name } = LANGUAGES[id]
    expect(new Intl.DisplayNames([tag], { type: 'language' }).of(tag)?.toLowerCase()).toBe(name.toLowerCase())
  }
})

test('no two languages share a tag or a word', () => {
  const all = Object.values(LANGUAGES)
  expect(new Set(all.map(({ tag }) => tag)).size).toBe(all.length)
  expect(new Set(LANGUAGE_WORDS).size).toBe(all.length)
})

test('every language of advisories is a language of the interface', () => {
  for (const word of ADVISORY_LANGUAGES) expect(LANGUAGE_WORDS).toContain(word)
})
