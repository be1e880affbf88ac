import { expect, test } from 'vitest'
import { countryOf } from '../country-names.ts'
import { COUNTRIES } from '../places.ts'
import { keysOf } from '../table.ts'
import { AREA_UNITS, areaUnitOf, hectaresOf, inAreaUnit, isAreaUnit } from './area-unit.ts'
import { toHectares, toSquareMetres } from './crop.ts'

test.each([
  ['hectare', 1, 1],
  ['acre', 1, 0.40468564224],
  ['lot', 4, 0.40468564224],
] as const)('%s: %d is %d ha', (unit, amount, hectares) => {
  expect(hectaresOf(amount, unit)).toBeCloseTo(hectares, 10)
})

test.each(keysOf(AREA_UNITS))(
  'what was typed in %ss is the same after it was stored in whole square metres',
  (unit) => {
    for (const amount of [0.25, 0.5, 1, 1.5, 2, 3, 7.25, 10, 40, 120])
      expect(inAreaUnit(toHectares(toSquareMetres(hectaresOf(amount, unit))), unit)).toBe(amount)
  },
)

test('the countries in acres are ours', () => {
  for (const { name } of Object.values(COUNTRIES))
    expect(areaUnitOf(name) === 'acre').toBe(['GH', 'KE', 'LR', 'SL', 'TZ', 'UG'].includes(countryOf(name)!))
})

test('the unit of a farmer who has chosen none is that of the country', () => {
  expect([areaUnitOf('Nakuru, Kenya'), areaUnitOf('Liberia'), areaUnitOf('Kano, Nigeria'), areaUnitOf(null)]).toEqual(['acre', 'acre', 'hectare', 'hectare']) // biome-ignore format: one row
  expect([isAreaUnit('lot'), isAreaUnit('rod'), isAreaUnit(null)]).toEqual([true, false, false])
})
