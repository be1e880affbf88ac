import { expect, test } from 'vitest'
import { DRAWINGS, OF_CROP } from '#client/features/crops/crop-drawings.ts'
import catalogue from '#db/seed/data/crops.json' with { type: 'json' }

test("every crop of the catalogue has a drawing, and every drawing's name is a crop of the catalogue", () => {
  expect(Object.keys(OF_CROP).sort()).toEqual(catalogue.map(({ name }) => name).sort())
  for (const drawing of Object.values(OF_CROP)) expect(DRAWINGS).toHaveProperty(drawing)
})
