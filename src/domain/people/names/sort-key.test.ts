import { expect, test } from 'vitest'
import { compareNames, sortKey } from './sort-key.ts'

/** In the order in which people look for them. */
const SORTED = [
  '2 Brothers',
  'Àbẹ̀kẹ́',
  'ABEL',
  'abena',
  'Ade Ojo',
  'Adé Zuma',
  'Adeola',
  'Bâ',
  'Ba Mamadou',
  'Bz',
  'Ɓala',
  'Chidi',
  'Danjuma',
  'Ɗanladi',
  'Efua',
  'Élodie',
  'Emma',
  'Ezi',
  'Ɛdem',
  'Ng’ang’a',
  "N'Guessan",
  'Ŋoŋa',
  'Oye',
  'Ọyẹ́yẹmí',
  'Øystein',
  'Ɔkɔ',
  'Sabo',
  'Ṣade',
  'Sadio',
  'Zainab',
  'Ʒana',
  'أحمد',
  'بلال',
  'ሀይሌ',
  'ሣራ',
  'አበበ',
]

test('names stand as people sort them', () => {
  const keys = SORTED.map(sortKey)
  expect(keys).toEqual([...keys].sort())
  expect(SORTED.toReversed().sort(compareNames)).toEqual(SORTED)
})

test.each([
  ['Élodie', 'elodie'],
  ['  Anne-Marie  Koné ', 'anne marie kone'],
  ["N'Guessan", 'nguessan'],
  ['N’Guessan', 'nguessan'],
  ['Ɓala', 'b~ɓala'],
  ['O̩ye̩', 'oye'],
  ['ẞtraße', 'sstrasse'],
  ['...', ''],
])('%s has the key %s', (name, key) => {
  expect(sortKey(name)).toBe(key)
})

test('for Latin names the order is that of CLDR', () => {
  const latin = SORTED.filter((name) => /^\p{Script=Latin}/u.test(name))
  const { compare } = new Intl.Collator('und', { sensitivity: 'base', ignorePunctuation: true })
  for (const [at, name] of latin.entries())
    for (const other of latin.slice(at + 1)) {
      if (sortKey(name).includes(' ') || sortKey(other).includes(' ')) continue
      expect([name, other, compare(name, other)]).toEqual([name, other, sortKey(name) === sortKey(other) ? 0 : -1])
    }
})
