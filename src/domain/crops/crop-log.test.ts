import { expect, test } from 'vitest'
import type { CropFacts } from './crop-fields.ts'
import { cropEdits } from './crop-log.ts'

const before: CropFacts = {
  fieldId: null,
  fieldSize: 15_000,
  plantingDate: '2026-09-01',
  expectedHarvest: '2026-12-20',
  notes: null,
  expectedYield: null,
  actualYield: 0,
}

test.each<[string, Partial<CropFacts>, object]>([
  ['nothing', {}, { yield: [], edit: [] }],
  ['what it is already', { ...before }, { yield: [], edit: [] }],
  ['an absent key', { notes: undefined }, { yield: [], edit: [] }],
  ['a note', { notes: 'Weeded' }, { yield: [], edit: [{ field: 'notes', to: 'Weeded' }] }],
  ['taking away', { expectedHarvest: null }, { yield: [], edit: [{ field: 'expectedHarvest', to: null }] }],
  [
    'a harvest with its area',
    { actualYield: 350.5, fieldSize: 10_000 },
    { yield: [{ field: 'actualYield', to: 350.5 }], edit: [{ field: 'fieldSize', to: 10_000 }] },
  ],
])('%s', (_, change, edits) => expect(cropEdits(before, change)).toEqual(edits))
