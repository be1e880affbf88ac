import { expect, test } from 'vitest'
import { isEligiblePlace } from './eligible-place.ts'

test.each([
  ['Lagos, Nigeria', null, true],
  ['Lagos, Nigeria', [], true],
  [null, ['Nigeria'], false],
  [null, null, true],
  ['Gbarnga, Liberia', ['Bong County'], true],
  ['Gbarnga, Liberia', ['Nimba', 'Lofa'], false],
  ['somewhere', ['Liberia'], false],
  ['Lagos, Nigeria', ['nigeria'], true],
  ['Ikorodu, Lagos, Nigeria', ['Oyo', ' Lagos '], true],
  ['Lagos, Nigeria', ['Niger'], false],
  ['Niamey, Niger', ['Nigeria'], false],
  ['Thiès, Senegal', ['Thies'], true],
] as const)('a farm in %s and an insurance for %j: %s', (location, regions, isFor) => {
  expect(isEligiblePlace(location, regions)).toBe(isFor)
})
