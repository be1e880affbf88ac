import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { CROP_NAMES, cropNameIn, localNamesIn } from './crop-names.ts'

/** The words of a country for a crop, as they are shown. */
const wordsOf = (...asked: Parameters<typeof localNamesIn>) =>
  localNamesIn(...asked)
    .map(({ word }) => word)
    .join(' · ') || null

const maize = { name: 'Maize', localName: 'mahindi' }
const ofAnAdministrator = { name: 'Kontomire', localName: 'nkontommire' }

test('each name has its source, and no source is without its name', () => {
  const sources = readFileSync(join(import.meta.dirname, 'SOURCES.md'), 'utf8')
  const kinds = [...sources.matchAll(/^\| ([\w-]+(?:, [\w-]+)*) \| [^|]+ \|$/gm)].flatMap(([, names]) =>
    names!.split(', '),
  )
  const rows = [...sources.matchAll(/^\| (\w+) \| ([^|]+) \| ([^|]+) \| ([\w-]+): [^|]+ \|$/gm)]
  expect(rows.filter(([, , , , kind]) => !kinds.includes(kind!)).map(([row]) => row)).toEqual([])
  const named = Object.entries(CROP_NAMES).flatMap(([crop, names]) =>
    Object.entries(names).map(([language, word]) => `${language} ${crop}: ${word}`),
  )
  expect(rows.map(([, language, crop, word]) => `${language} ${crop}: ${word}`).sort()).toEqual(named.sort())
})

test.each([
  ['sw', 'Maize', 'Mahindi'],
  ['ha', 'Groundnut', 'Gyaɗa'],
  ['am', 'Teff', 'ጤፍ'],
  ['fr', 'Irish potato', 'Pomme de terre'],
  ['bsq', 'Rice', 'Mɔɔ́'],
  ['en', 'Maize', 'Maize'],
  ['lom', 'Rice', 'Rice'],
  ['ha', 'Green gram', 'Green gram'],
  ['sw', 'Kontomire', 'Kontomire'],
  ['sw', 'constructor', 'constructor'],
])('in %s %s is %s', (tag, name, shown) => {
  expect(cropNameIn(tag, name)).toBe(shown)
})

test('two crops with the same word keep their English names, so that they can be distinguished', () => {
  expect(CROP_NAMES['Arabica coffee']!.ha).toBe(CROP_NAMES['Robusta coffee']!.ha)
  expect(cropNameIn('ha', 'Arabica coffee')).toBe('Arabica coffee')
  expect(cropNameIn('fr', 'Arabica coffee')).toBe('Café arabica')
  for (const { tag } of Object.values(LANGUAGES)) {
    const shown = Object.keys(CROP_NAMES).map((name) => cropNameIn(tag, name))
    expect(new Set(shown).size).toBe(shown.length)
  }
})

describe('the local name is that of the country', () => {
  test.each([
    ['LR', 'gbaai · mɛ́ɛ̀n'],
    ['NG', 'masara · agbado · ọkà'],
    ['KE', 'mahindi'],
    ['ET', 'በቆሎ · boqqolloo'],
    ['SN', 'mboq · maïs'],
    ['GH', 'aburoo'],
    ['ZM', null],
    [null, null],
  ] as const)('%s: %s', (country, words) => {
    expect(wordsOf(country, maize, 'Maize')).toBe(words)
  })

  test('a name that is already shown is not repeated', () => {
    expect(wordsOf('KE', maize, 'Mahindi')).toBeNull()
    expect(wordsOf('NG', maize, 'Masara')).toBe('agbado · ọkà')
    expect(wordsOf('RW', { name: 'Rice', localName: null }, 'Rice')).toBe('umuceri')
  })

  test('a crop that an administrator added keeps its own local name', () => {
    expect(wordsOf('KE', ofAnAdministrator, 'Kontomire')).toBe('nkontommire')
    expect(wordsOf(null, { ...ofAnAdministrator, localName: null }, 'Kontomire')).toBeNull()
  })
})
