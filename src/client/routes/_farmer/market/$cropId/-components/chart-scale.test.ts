import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartScale, nearest, ROOM, roundTicks } from './chart-scale.ts'

test.each([
  [[412], [400, 600]],
  [[0], [0, 0.5]],
  [
    [261.32, 298.65],
    [260, 270, 280, 290, 300],
  ],
  [
    [14, 14.5],
    [14, 14.2, 14.4, 14.6],
  ],
  [
    [1200, 9800],
    [0, 5000, 10_000],
  ],
])('round figures for %j', (prices, ticks) => {
  expect(roundTicks(prices)).toEqual(ticks)
})

test('few round ticks cover every price', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 120 }), (hundredths) => {
      const prices = hundredths.map((amount) => amount / 100)
      const ticks = roundTicks(prices)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...prices))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...prices))
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }),
  )
})

test('days are spread evenly from edge to edge, a single one is centred', () => {
  const size = { width: 364, height: 200 }
  const at = (date: string, pricePerKg = 10) => ({ date, pricePerKg })
  const { spots } = chartScale([at('2026-01-01'), at('2026-01-02'), at('2026-01-11', 20)], size)
  expect(spots.map(({ x }) => Math.round(x))).toEqual([ROOM.left, 82, size.width - ROOM.right])
  expect(spots[2]!.y).toBe(ROOM.top)
  expect(chartScale([at('2026-01-01')], size).spots[0]!.x).toBe(202)
})

test('the nearest point', () => {
  expect(nearest([{ x: 10 }, { x: 20 }, { x: 40 }], 29)).toBe(1)
  expect(nearest([{ x: 10 }, { x: 20 }, { x: 40 }], 900)).toBe(2)
})

test('a change of 1% looks flat, one of a fifth does not', () => {
  const height = 200
  const heightOf = (prices: number[]) => {
    const points = prices.map((pricePerKg, at) => ({ date: `2026-11-0${at + 1}`, pricePerKg }))
    const ys = chartScale(points, { width: 300, height }).spots.map(({ y }) => y)
    return (Math.max(...ys) - Math.min(...ys)) / height
  }
  expect(heightOf([1000, 1010])).toBeLessThan(0.06)
  expect(heightOf([300, 240, 300])).toBeGreaterThan(0.25)
})
