import { expect, test } from 'vitest'
import { published, wasNeverPublished } from './publication.ts'

const [NOW, LONG_AGO] = ['2026-11-21T12:00:00.000Z', '2026-09-22T12:00:00.000Z']
const draft = { isPublished: false, publishedAt: null }
const open = { isPublished: true, publishedAt: LONG_AGO }
const hidden = { isPublished: false, publishedAt: LONG_AGO }

test.each([
  ['a draft, published', draft, true, { isPublished: true, publishedAt: NOW }],
  ['a draft, hidden', draft, false, draft],
  ['an open course, published', open, true, open],
  ['an open course, hidden', open, false, hidden],
  ['a hidden course, published again', hidden, true, open],
])('%s', (_, before, isPublished, after) => {
  expect(published(before, isPublished, NOW)).toEqual(after)
})

test('a hidden course was published before, a draft never', () => {
  expect([draft, open, hidden].map(wasNeverPublished)).toEqual([true, false, false])
})
