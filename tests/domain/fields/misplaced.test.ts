import { expect, test } from 'vitest'
import { misplacedAs } from '#domain/fields/border/misplaced.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { outlineOf } from '#domain/places/outlines.ts'
import type { CountryCode } from '#domain/places.ts'

const KARA = { latitude: 9.5511, longitude: 1.1861 }
/** In the middle of Nigeria, where a point lies in it both ways. */
const JOS = { latitude: 9.8965, longitude: 8.8583 }
const NOTHING = { village: null, known: [], outline: [] }
const within = (country: CountryCode) => ({ ...NOTHING, outline: outlineOf(country) })

test.each<[string, Position, Parameters<typeof misplacedAs>[1], ReturnType<typeof misplacedAs>]>([
  ['beside its village', [1.19, 9.55], { ...within('TG'), village: KARA }, null],
  ['beside its village when it is swapped', [9.55, 1.19], { ...within('TG'), village: KARA }, 'axesSwapped'],
  ['in its country when it is swapped, of a village that nobody knows', [9.775766, 0.764952], within('TG'), 'axesSwapped'],
  ['in its country both ways, near the phone when it is swapped', [9.8965, 8.8583], { ...within('NG'), known: [JOS] }, 'axesSwapped'],
  ['in its country both ways, where nothing more is known', [9.8965, 8.8583], within('NG'), null],
  ['beside its village, though other fields lie elsewhere', [1.19, 9.55], { ...within('TG'), village: KARA, known: [{ latitude: 1.19, longitude: 9.55 }] }, null],
  ['3 km outside the outline', [0.0236, 11.1086], within('TG'), null],
  ['in another country', [-0.187, 5.6037], within('LR'), 'otherCountry'],
  ['anywhere, of a country that nobody knows', [-0.187, 5.6037], NOTHING, null],
])('a border %s', (_, first, known, expected) => expect(misplacedAs([first], known)).toBe(expected)) // biome-ignore format: a table

test('a border that begins in its country and goes far beyond it lies in another one', () => {
  const across: Position[] = [[1.2, 9.55], [1.21, 9.55], [1.9, 9.56], [1.2, 9.56]] // biome-ignore format: a ring
  expect(misplacedAs(across.slice(0, 2), within('TG'))).toBeNull()
  expect(misplacedAs(across, within('TG'))).toBe('otherCountry')
})
