import { expect, test } from 'vitest'
import { DRAWINGS, OF_CROP } from '#client/features/crops/crop-drawings.ts'
import catalogue from '#db/seed/data/crops.json' with { type: 'json' }

test('every crop of our catalogue has a drawing, and every name is one of its crops', () => {
  expect(Object.keys(OF_CROP).sort()).toEqual(catalogue.map(({ name }) => name).sort())
  for (const drawing of Object.values(OF_CROP)) expect(DRAWINGS).toHaveProperty(drawing)
})
