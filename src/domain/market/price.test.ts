import { expect, test } from 'vitest'
import { percentChange, priceTrend } from './price.ts'
import { shownChange } from './shown-change.ts'

test.each([
  ['no previous price', null, 41_200, null],
  ['a previous price of nothing', 0, 41_200, null],
  ['exactly two percent more', 10_000, 10_200, 'stable'],
  ['a hair beyond two percent', 10_000, 10_201, 'up'],
  ['exactly two percent less', 10_000, 9_800, 'stable'],
  ['a hair below', 10_000, 9_799, 'down'],
  ['the same', 412, 412, 'stable'],
  ['fallen to nothing', 412, 0, 'down'],
])('%s', (_, previous, current, trend) => {
  expect(priceTrend(previous, current)).toBe(trend)
})

test.each([
  ['a line that falls, after a last small rise', [100, 70, 72], { trend: 'down', percent: -28 }],
  ['a line that ends where it began, after a last fall', [100, 130, 101], { trend: 'stable', percent: 1 }],
  ['no line yet', [100], { trend: 'up', percent: 3 }],
  ['none at all', [], { trend: 'up', percent: 3 }],
] as const)('beside %s stands how it moved', (_, history, change) => {
  expect(shownChange({ trend: 'up', changePercent: 3, history: [...history] })).toEqual(change)
})

test.each([
  [100, 99.7, 0],
  [100, 100.3, 0],
  [100, 99.4, -1],
  [412, 0, -100],
])('from %d to %d is a change of %d percent', (previous, current, percent) => {
  expect(percentChange(previous, current)).toBe(percent)
})
