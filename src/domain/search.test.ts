import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { found, ranking, searchWords } from './search.ts'

const search = (names: readonly string[], query: string, known: readonly string[] = []) =>
  found(names, query, (name) => ({ shown: [name] }), known)

const CROPS = ['Maize', 'Rice', 'Groundnut', 'Bambara groundnut', 'Sweet potato', 'Watermelon', 'Maïs', 'Gyaɗa', 'Tea', 'ጸሀይ'] // biome-ignore format: one list

test.each([
  ['MAIZE', ['Maize']],
  ['mais', ['Maïs']],
  ['maïs', ['Maïs']],
  ['gyada', ['Gyaɗa']],
  ['ground nut', ['Groundnut', 'Bambara groundnut']],
  ['  ground-nut ', ['Groundnut', 'Bambara groundnut']],
  ['sweetpotato', ['Sweet potato']],
  ['potato sweet', ['Sweet potato']],
  ['melon', ['Watermelon']],
  ['maze', ['Maize']],
  ['miaze', ['Maize']],
  ['groundnutt', ['Groundnut', 'Bambara groundnut']],
  ['grondnat', ['Groundnut', 'Bambara groundnut']],
  ['grandnat', []],
  ['sweet potatos', ['Sweet potato']],
  ['bambara groundnuts', ['Bambara groundnut']],
  ['tia', []],
  ['rcie', ['Rice']],
  ['ፀሐይ', ['ጸሀይ']],
  ['maize rice', []],
  ['xylophone', []],
])('%s finds %j', (query, names) => {
  expect(search(CROPS, query)).toEqual(names)
})

test.each(['', '   ', '!?', '\u0000'])('%j asks for everything, in its order', (query) => {
  expect(search(CROPS, query)).toEqual(CROPS)
})

test('what is whole comes before what begins with it, and that before what has it inside', () => {
  expect(search(['Pineapple', 'Apple tree', 'Custard apple', 'Apple'], 'apple')).toEqual([
    'Apple',
    'Apple tree',
    'Custard apple',
    'Pineapple',
  ])
})

test('a word that is known to be something else is not corrected', () => {
  expect(search(['Price', 'Rica'], 'rice')).toEqual(['Price'])
  expect(search(['Rica'], 'rice', ['Rice'])).toEqual([])
})

test('a number is never misspelt, and words may lie in several names of one thing', () => {
  expect(search(['Plot 1234', 'Plot 1235'], '1234')).toEqual(['Plot 1234'])
  expect(search(['Plot 1235'], '1234')).toEqual([])
  const things = [
    ['Lagos Central Market', 'Maize'],
    ['Lagos Central Market', 'Rice'],
  ]
  expect(found(things, 'lagos maze', (shown) => ({ shown }))).toEqual([things[0]])
})

test('of another name only its beginning, or all of it, stands for the thing', () => {
  const things = [
    { shown: ['Maize'], other: ['corn'] },
    { shown: ['Sorghum'], other: ['guinea corn'] },
  ]
  const find = (query: string) => found(things, query, (thing) => thing).map(({ shown }) => shown[0])
  expect(find('corn')).toEqual(['Maize'])
  expect(find('guinea')).toEqual(['Sorghum'])
  expect(find('guinea corn')).toEqual(['Sorghum'])
  expect(find('guinee corn')).toEqual(['Sorghum'])
  expect(find('sorghum guinea corn')).toEqual(['Sorghum'])
})

describe('whatever the names', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeioszé'), minLength: 1, maxLength: 9 })
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 12 })
  const written = fc.constantFrom<((text: string) => string)[]>(
    (text) => text.toUpperCase(),
    (text) => ` ${text} `,
    (text) => text.normalize('NFD'),
    (text) => text.replaceAll(' ', ''),
  )

  test('an exact name is found, and stands first with those that are written alike', () => {
    fc.assert(
      fc.property(names, fc.nat(), written, (all, at, write) => {
        const one = all[at % all.length]!
        const [first] = search(all, write(one))
        expect(searchWords(first!).join('')).toBe(searchWords(one).join(''))
        expect(search(all, write(one))).toContain(one)
      }),
    )
  })

  test('what is found is there once, and the order of equals is kept', () => {
    fc.assert(
      fc.property(names, name, (all, query) => {
        const seen = search(all, query)
        const rank = ranking(query, all)
        const places = seen.map((each) => [rank({ shown: [each] })!, all.indexOf(each)] as const)
        expect(new Set(seen).size).toBe(seen.length)
        expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
      }),
    )
  })

  test('no text breaks it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => void search([a], b)))
  })
})
