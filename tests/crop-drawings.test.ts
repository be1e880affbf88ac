import { expect, test } from 'vitest'
import { DRAWINGS, OF_CROP, OF_GROUP } from '#client/features/crops/crop-drawings.ts'
import catalogue from '#db/seed/data/crops.json' with { type: 'json' }

test("every crop of the catalogue has a drawing, and every drawing's name is a crop of the catalogue", () => {
  expect(Object.keys(OF_CROP).sort()).toEqual(catalogue.map(({ name }) => name).sort())
  for (const drawing of Object.values(OF_CROP)) expect(DRAWINGS).toHaveProperty(drawing)
})

test('yam, chili and eggplant are drawn as themselves, and no drawing stands unused', () => {
  const shared = (name: string) => Object.keys(OF_CROP).filter((other) => OF_CROP[other] === OF_CROP[name])
  for (const own of ['White yam', 'Chili pepper', 'African eggplant (bitterball)']) expect(shared(own)).toEqual([own])
  const used = new Set<string>([...Object.values(OF_CROP), ...Object.values(OF_GROUP), 'seedling'])
  expect(Object.keys(DRAWINGS).filter((name) => !used.has(name))).toEqual([])
})
