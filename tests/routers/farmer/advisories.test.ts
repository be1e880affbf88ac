import { expect, test } from 'vitest'
import { advisories } from '#db/schema/index.ts'
import { world } from '../../world.ts'

test('the counts of the categories cover the matches of the search', async () => {
  const w = world()
  const advice = (title: string, category: 'pest' | 'disease') =>
    w.db
      .insert(advisories)
      .values({ title, content: 'Look early.', category, createdAt: '2026-11-20T08:00:00.000Z' })
      .run()
  advice('Scout your maize', 'pest')
  advice('Maize streak', 'disease')
  advice('Late blight of tomatoes', 'disease')
  const { counts, list } = w.as(null).farmer.advisories
  expect(await counts({})).toEqual({ all: 3, byCategory: { pest: 1, disease: 2 } })
  expect(await counts({ search: 'maze' })).toEqual({ all: 2, byCategory: { pest: 1, disease: 1 } })
  expect(await counts({ search: 'cassava' })).toEqual({ all: 0, byCategory: {} })
  expect((await list({ search: 'corn', category: 'disease' })).items.map(({ title }) => title)).toEqual([
    'Maize streak',
  ])
})
