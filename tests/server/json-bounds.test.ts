import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyRefusal, exceedsBounds, MAX_BORDER_VALUES, MAX_DEPTH, MAX_VALUES } from '#server/http/json-bounds.ts'
import { msSince, slowness } from '../machine-speed.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const row = (values: number) => `[${Array(values).fill('0').join()}]`

describe('the limits of a body', () => {
  test.each([
    ['32 levels', nested(MAX_DEPTH), false],
    ['33 levels', nested(MAX_DEPTH + 1), true],
    ['33 levels of alternating kinds', `${'{"a":['.repeat(17)}${']}'.repeat(17)}`, true],
    ['brackets in a text', JSON.stringify('['.repeat(100)), false],
    ['a text that ends in a backslash', `["\\\\",${nested(MAX_DEPTH)}]`, true],
    ['an escaped quote', `["\\"",${nested(MAX_DEPTH - 1)}]`, false],
    ['10,000 values, the list among them', row(MAX_VALUES - 1), false],
    ['10,001 values', row(MAX_VALUES), true],
    ['commas in a text', JSON.stringify(','.repeat(20_000)), false],
    ['5,000 empty objects', `[${Array(5000).fill('{ }').join()}]`, false],
    ['a million opening brackets', '['.repeat(1_000_000), true],
    ['a text without an end', '"'.padEnd(1_000_000, 'x'), false],
    ['nothing', '', false],
  ])('%s', (_, text, exceeds) => expect(exceedsBounds(text)).toBe(exceeds))

  test.each([
    ['farmer.crops.add', MAX_VALUES - 1, null],
    ['farmer.crops.add', MAX_VALUES, 'A body has at most 32 levels and 10,000 values'],
    ['farmer.fields.create', MAX_BORDER_VALUES - 1, null],
    ['farmer.fields.create', MAX_BORDER_VALUES, 'A body has at most 32 levels and 120,000 values'],
  ])('are those of its call: %s with %i', (call, values, refusal) =>
    expect(bodyRefusal(row(values), ['farmer.help.ask', call])).toBe(refusal),
  )

  test('count what JSON.parse finds', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(6), fc.nat(12), (text, depth, values) => {
        const parsed: unknown = JSON.parse(text)
        expect(exceedsBounds(text, { depth, values })).toBe(depthOf(parsed) > depth || countOf(parsed) > values)
      }),
      { numRuns: 1000 },
    )
  })

  test('the worst body of 1 MiB is counted within 100 ms', () => {
    for (const unit of ['"\\"', '{"a":', '",', '\\', '[ ']) {
      const before = process.threadCpuUsage()
      exceedsBounds(unit.repeat(1_048_576 / unit.length), { depth: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY }) // biome-ignore format: one call
      expect(msSince(before)).toBeLessThan(100 * slowness())
    }
  })
})

const children = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...children(value).map(depthOf)) : 0
const countOf = (value: unknown): number => 1 + children(value).reduce<number>((sum, each) => sum + countOf(each), 0)
