import { describe, expect, test } from 'vitest'
import { cropFacts, factsOf, fieldOfInput, inputNameOf, newCropFacts } from './crop-fields.ts'

describe('the facts that an input changes', () => {
  test.each([
    [{}, {}],
    [{ areaSize: 1.5 }, { fieldSize: 15_000 }],
    [{ expectedHarvestDate: '' }, { expectedHarvest: null }],
    [{ expectedHarvestDate: null }, { expectedHarvest: null }],
    [{ notes: '' }, { notes: null }],
    [{ fieldId: 'north' }, { fieldId: 'north' }],
    [{ fieldId: '' }, { fieldId: null }],
    [{ notes: undefined, plantingDate: undefined }, {}],
    [
      { expectedYield: 0, actualYield: null },
      { expectedYield: 0, actualYield: null },
    ],
  ])('%j', (input, facts) => expect(factsOf(input)).toEqual(facts))

  test('other fields are left out', () => {
    expect(factsOf({ notes: 'Dry', cropId: 'plot', basis: {} } as never)).toEqual({ notes: 'Dry' })
    expect(cropFacts({ ...factsOf({}), id: 'plot', notes: 'Dry' } as never)).toMatchObject({ notes: 'Dry' })
    expect(cropFacts({ id: 'plot' } as never)).not.toHaveProperty('id')
  })
})

describe('the facts of a new crop', () => {
  const rest = { growthDuration: 110, today: '2026-11-22' } as const
  test.each([
    [{ areaSize: 2 }, { fieldSize: 20_000, plantingDate: '2026-11-22', expectedHarvest: '2027-03-12', notes: null }],
    [
      { plantingDate: '', expectedHarvestDate: '' },
      { plantingDate: '2026-11-22', expectedHarvest: '2027-03-12' },
    ],
    [{ plantingDate: '2026-10-01' }, { plantingDate: '2026-10-01', expectedHarvest: '2027-01-19' }],
    [{ expectedHarvestDate: '2027-05-01' }, { expectedHarvest: '2027-05-01' }],
  ])('%j', (input, facts) => expect(newCropFacts({ ...rest, input })).toMatchObject(facts))

  test('without a growth duration no harvest is expected', () => {
    expect(newCropFacts({ ...rest, growthDuration: null, input: {} }).expectedHarvest).toBeNull()
  })
})

test('a field is known by its names in the record and in the input, and any other name stays', () => {
  expect(['fieldSize', 'notes', 'status'].map(inputNameOf)).toEqual(['areaSize', 'notes', 'status'])
  expect(['areaSize', 'expectedHarvestDate', 'status'].map(fieldOfInput)).toEqual([
    'fieldSize',
    'expectedHarvest',
    'status',
  ])
})
