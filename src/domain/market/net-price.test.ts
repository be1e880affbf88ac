import { expect, test } from 'vitest'
import { netPerKg, type Offer, rankByNet } from './net-price.ts'

test.each([
  ['no cost', 45_000, 100, 0, 45_000],
  ['two naira a kilogram', 45_000, 100, 20_000, 44_800],
  ['a third of a hundredth, rounded', 45_000, 300, 100, 45_000],
  ['half a hundredth, rounded up', 45_000, 200, 100, 44_999],
  ['a load under a kilogram', 45_000, 0.5, 10_000, 25_000],
  ['a way that costs more than the load', 45_000, 10, 500_000, -5_000],
])('what reaches the farmer after %s', (_, price, quantityKg, cost, net) => {
  expect(netPerKg(price, { quantityKg, cost })).toBe(net)
})

const offer = (market: string, pricePerKg: number, cost: number | null, isOld = false): Offer => ({
  market,
  pricePerKg,
  transport: cost === null ? null : { quantityKg: 100, cost },
  isOld,
})

test.each<[string, Offer[], [string, number | null, number | null][]]>([
  [
    'the highest price is not the best when it lies far away',
    // 500.00 − 12,000/100 = 380.00; 450.00 − 3,000/100 = 420.00; 410.00 − 500/100 = 405.00
    [offer('Lagos', 50_000, 1_200_000), offer('Ibadan', 45_000, 300_000), offer('Epe', 41_000, 50_000)],
    [
      ['Ibadan', 42_000, 1],
      ['Epe', 40_500, 2],
      ['Lagos', 38_000, 3],
    ],
  ],
  [
    'an old price has no rank, however high',
    [offer('Lagos', 90_000, 0, true), offer('Epe', 41_000, 50_000)],
    [
      ['Epe', 40_500, 1],
      ['Lagos', 90_000, null],
    ],
  ],
  ['nor is it the best when it is the only one', [offer('Lagos', 90_000, 0, true)], [['Lagos', 90_000, null]]],
  [
    'an unknown way follows those that are known, before the old prices',
    [offer('Lagos', 90_000, null), offer('Kano', 95_000, null, true), offer('Epe', 41_000, 50_000)],
    [
      ['Epe', 40_500, 1],
      ['Lagos', null, null],
      ['Kano', null, null],
    ],
  ],
  [
    'alike, by name',
    [offer('Oyo', 41_000, 0), offer('Epe', 41_000, 0)],
    [
      ['Epe', 41_000, 1],
      ['Oyo', 41_000, 2],
    ],
  ],
  ['nothing', [], []],
])('%s', (_, offers, ranked) => {
  expect(rankByNet(offers).map(({ market, netPerKg, rank }) => [market, netPerKg, rank])).toEqual(ranked)
})
