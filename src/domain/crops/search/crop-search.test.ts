import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allOf, searchWords } from '#domain/search.ts'
import { mistakesBetween } from '#domain/spelling.ts'
import { CROP_NAMES } from '../crop-names.ts'
import otherNames from './crop-other-names.json' with { type: 'json' }
import { foundByCrop, namesOfCrop } from './crop-search.ts'

const CROPS = Object.keys(CROP_NAMES).map((name) => ({ name, localName: null }))
const find = (query: string) => foundByCrop(CROPS, query, (crop) => crop).map(({ name }) => name)

test.each([
  ['corn', 'Maize'],
  ['maze', 'Maize'],
  ['MAHINDI', 'Maize'],
  ['mahndi', 'Maize'],
  ['masara', 'Maize'],
  ['agbado', 'Maize'],
  ['mais', 'Maize'],
  ['በቆሎ', 'Maize'],
  ['gbaai', 'Maize'],
  ['ground nut', 'Groundnut'],
  ['peanuts', 'Groundnut'],
  ['gyada', 'Groundnut'],
  ['kasava', 'Cassava'],
  ['manioc', 'Cassava'],
  ['casava', 'Cassava'],
  ['rice', 'Rice'],
  ['sweetpotatoe', 'Sweet potato'],
  ['tomatos', 'Tomato'],
  ['onyon', 'Onion'],
  ['paw paw', 'Papaya'],
  ['garden egg', 'African eggplant (bitterball)'],
  ['bitter ball', 'African eggplant (bitterball)'],
  ['guinea corn', 'Sorghum'],
  ['coco yam', 'Cocoyam (tannia)'],
  ['been', 'Common bean'],
  ['plaintain', 'Plantain'],
])('%s finds %s first', (query, name) => {
  expect(find(query)[0]).toBe(name)
})

test('corn is maize, and not the guinea corn', () => {
  expect(find('corn')).toEqual(['Maize'])
})

test('rice never finds maize, however it is written', () => {
  for (const query of ['rice', 'RICE', ' rice ', 'ric', 'rices', 'riice', 'ricce', 'rcie', 'riz', 'shinkafa'])
    expect(find(query)).not.toContain('Maize')
})

test('every name finds its crop, and first where no other crop has that name', () => {
  for (const crop of CROPS) {
    for (const name of allOf(namesOfCrop(crop))) {
      const seen = find(name)
      const others = CROPS.filter((each) => each !== crop && hasName(each, name))
      expect(seen.slice(0, others.length + 1)).toContain(crop.name)
    }
  }
})

test('where a wrong letter still finds the crop, no other crop is before it that is further away', () => {
  let [asked, first] = [0, 0]
  for (const crop of CROPS) {
    for (const typo of typosOf(namesOfCrop(crop).shown[0]!.toLowerCase())) {
      const seen = find(typo)
      const before = seen.slice(0, Math.max(0, seen.indexOf(crop.name)))
      for (const name of before) expect(distance(name, typo)).toBeLessThanOrEqual(distance(crop.name, typo))
      asked += 1
      first += Number(seen[0] === crop.name)
    }
  }
  expect(first / asked).toBeGreaterThan(0.97)
})

test('a crop that an administrator added is found by its two names', () => {
  const kontomire = { name: 'Kontomire', localName: 'nkontommire' }
  expect(foundByCrop([kontomire], 'kontomere', (crop) => crop)).toEqual([kontomire])
  expect(foundByCrop([kontomire], 'nkontommire', (crop) => crop)).toEqual([kontomire])
  expect(foundByCrop([kontomire], 'masara', (crop) => crop)).toEqual([])
})

test('each other name is of one of our crops, and has its source', () => {
  const sources = readFileSync(join(import.meta.dirname, '../SOURCES.md'), 'utf8')
  const rows = [...sources.matchAll(/^\| ([^|]+) \| ([^|]+) \| ecocrop: [A-Z][a-z]+ [a-z]+ \|$/gm)]
  const named = Object.entries(otherNames).flatMap(([crop, names]) => names.map((name) => `${crop}: ${name}`))
  expect(rows.map(([, crop, name]) => `${crop}: ${name}`).sort()).toEqual(named.sort())
  expect(Object.keys(otherNames).filter((name) => !Object.hasOwn(CROP_NAMES, name))).toEqual([])
})

const joined = (text: string) => searchWords(text).join('')
const hasName = (crop: { name: string; localName: null }, name: string) =>
  allOf(namesOfCrop(crop)).some((each) => joined(each) === joined(name))

/** One letter too few, one twice, and two exchanged. */
const typosOf = (name: string) =>
  name.length < 4
    ? []
    : Array.from({ length: name.length }, (_, at) => [
        name.slice(0, at) + name.slice(at + 1),
        name.slice(0, at + 1) + name.slice(at),
        name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2),
      ]).flat()

/** How far a crop is from what was typed: by the nearest of its names, their words, or the beginning of one. */
const distance = (crop: string, typed: string) =>
  Math.min(
    ...allOf(namesOfCrop({ name: crop, localName: null }))
      .flatMap((name) => [joined(name), ...searchWords(name)])
      .flatMap((word) => (word.includes(joined(typed)) ? [0] : [mistakesBetween(joined(typed), word)])),
  )
