import { expect, test } from 'vitest'
import type { Advisory } from './advisory.schema.ts'
import { searchAdvisories } from './advisory-search.ts'

const advice = (title: string, category: Advisory['category'], crop: string | null = null) =>
  ({
    title,
    content: 'Do it early in the morning.',
    category,
    crop: crop && { name: crop, localName: null },
  }) as Advisory

const worm = advice('Scout for fall armyworm', 'pest', 'Maize')
const blight = advice('Late blight of tomatoes', 'disease', 'Tomato')
const rice = advice('Drain the paddy', 'irrigation', 'Rice')
const ALL = [worm, blight, rice]

test.each([
  [undefined, undefined, ALL],
  ['corn', undefined, [worm]],
  ['maze', undefined, [worm]],
  ['armi worm', undefined, [worm]],
  ['tomatos', undefined, [blight]],
  ['morning', undefined, ALL],
  ['morning', 'disease', [blight]],
  ['rice', undefined, [rice]],
  ['cassava', undefined, []],
] as const)('%s in %s', (search, category, items) => {
  expect(searchAdvisories(ALL, { search, category }).items).toEqual(items)
})

test('the counts are of what the words find, whatever the category', () => {
  const { counts } = searchAdvisories(ALL, { search: 'corn', category: 'disease' })
  expect(counts).toEqual({ all: 1, byCategory: { pest: 1 } })
})
