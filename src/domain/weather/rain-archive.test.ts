import { expect, test } from 'vitest'
import { missingStretch, recordStretch } from './rain-archive.ts'

const stretch = { from: '2026-02-26', to: '2026-03-02' }

test.each([
  ['nothing', [], stretch],
  ['the first days', ['2026-02-26', '2026-02-27'], { from: '2026-02-28', to: '2026-03-02' }],
  ['all but one', ['2026-02-26', '2026-02-27', '2026-03-01', '2026-03-02'], { from: '2026-02-28', to: '2026-02-28' }],
  ['all', ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'], null],
] as const)('where %s is on record', (_, known, missing) =>
  expect(missingStretch(new Set(known), stretch)).toEqual(missing),
)

test('a record goes thirty years back, and to a week ago', () => {
  expect(recordStretch('2026-11-28')).toEqual({ from: '1996-01-01', to: '2026-11-21' })
})
