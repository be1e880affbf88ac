import { describe, expect, test } from 'vitest'
import CATALOGUE from '#db/seed/data/crops.json' with { type: 'json' }
import { CURVED, curveOf, kcAt } from '#domain/fields/season/crop-coefficients.ts'
import {
  daylight,
  hargreaves,
  netRadiation,
  penmanMonteith,
  radiationAbove,
  solarRadiation,
} from '#domain/fields/season/evapotranspiration.ts'
import { droughtClassOf, fitRain, standardizedRain } from '#domain/fields/season/standardized-rain.ts'
import { waterBalance, waterClassOf } from '#domain/fields/season/water-balance.ts'

test('evapotranspiration by Hargreaves: example 20 of FAO-56, on the 15th of July at 45°43′ N', () => {
  const july = { day: '2026-07-15', latitude: 45.716_67 }
  expect(radiationAbove(july.latitude, july.day)).toBeCloseTo(40.5548, 3)
  expect(hargreaves({ ...july, lowest: 14.8, highest: 26.6 })).toBeCloseTo(5.0331, 3)
})

test('evapotranspiration by Penman and Monteith: example 18 of FAO-56, on the 6th of July at 50.8° N', () => {
  const july = { day: '2026-07-06', latitude: 50.8, elevation: 100, lowest: 12.3, highest: 21.5, humidityLow: 63, humidityHigh: 84, wind: 2.078, sunshine: 9.25 } as const // biome-ignore format: one row
  expect(radiationAbove(50.8, '2026-07-06')).toBeCloseTo(41.0884, 3)
  expect(daylight(50.8, '2026-07-06')).toBeCloseTo(16.1046, 3)
  expect(solarRadiation(july)).toBeCloseTo(22.0721, 3)
  const vapour = (1.431 * 84 + 2.564 * 63) / 200
  expect(netRadiation(july, vapour)).toBeCloseTo(13.2832, 2)
  expect(penmanMonteith(july)).toBeCloseTo(3.8803, 3)
})

describe('the water requirement satisfaction index of maize over twelve dekads', () => {
  const RAIN = [35, 40, 20, 30, 15, 5, 0, 10, 30, 20, 5, 0]
  const ET0 = [45, 45, 44, 44, 43, 43, 44, 45, 45, 46, 46, 46]
  const maize = curveOf('Maize')!
  const dekads = (rain: number[], place: number) =>
    ET0.map((et0, at) => ({ et0, rain: rain[at]!, kc: kcAt(maize, (at + place) / 12) }))
  test.each([
    ['at the middle of each', RAIN, 0.5, 20, 51.7219],
    ['at its start', RAIN, 0, 20, 52.0645],
    ['at its end', RAIN, 1, 20, 51.6249],
    ['without rain on dry ground', ET0.map(() => 0), 0.5, 0, 0],
    ['without rain', ET0.map(() => 0), 0.5, 20, 4.512],
    ['with plenty of rain', ET0.map(() => 80), 0.5, 50, 100],
  ] as const)('%s', (_, rain, place, soil, index) => {
    expect(waterBalance(dekads([...rain], place), soil).index).toBeCloseTo(index, 3)
  })
  test.each([
    [100, 'veryGood'],
    [99, 'veryGood'],
    [98.9, 'good'],
    [80, 'average'],
    [51.72, 'poor'],
    [49.9, 'failure'],
  ])('%f is %s', (index, name) => expect(waterClassOf(index)).toBe(name))
})

/* Right values by scipy 1.10.1. */
const A = [120, 85, 60, 142, 98, 77, 201, 55, 130, 110, 92, 68, 150, 105, 88, 73, 160, 95, 115, 81, 140, 66, 102, 125, 90, 70, 180, 99, 112, 83] // biome-ignore format: one series
const B = [0, 0, 12, 5, 0, 33, 8, 0, 20, 15, 2, 0, 40, 9, 0, 6, 18, 0, 25, 3, 0, 11, 7, 0, 30, 1, 0, 14, 22, 4] // biome-ignore format: one series

describe('the standardized precipitation index', () => {
  test('is fitted by Thom', () => {
    expect(fitRain(A)).toMatchObject({ alpha: expect.closeTo(9.907708, 5), beta: expect.closeTo(10.671825, 5), dry: 0 })
    expect(fitRain(B)).toMatchObject({
      alpha: expect.closeTo(1.516132, 5),
      beta: expect.closeTo(9.398919, 5),
      dry: expect.closeTo(1 / 3, 9),
    })
  })
  test.each([
    [A, 55, -1.7445],
    [A, 81, -0.6948],
    [A, 98, -0.1293],
    [A, 142, 1.0796],
    [A, 201, 2.3636],
    [B, 0, -0.4307],
    [B, 1, -0.3883],
    [B, 7, 0.0998],
    [B, 20, 0.9963],
    [B, 40, 1.9599],
  ])('of a series %#', (years, rain, index) => {
    expect(standardizedRain(years, rain)).toEqual({ index: expect.closeTo(index, 4) })
  })
  test('is not known of few years, of a dry month, and of years without a difference', () => {
    expect(standardizedRain(A.slice(0, 19), 80)).toEqual({ without: 'fewYears' })
    expect(standardizedRain([...A.map(() => 0), 3], 3)).toEqual({ without: 'dryMonth' })
    expect(
      standardizedRain(
        A.map(() => 50),
        50,
      ),
    ).toEqual({ without: 'dryMonth' })
  })
  test.each([
    [-2, 'extreme'],
    [-1.7445, 'severe'],
    [-1, 'moderate'],
    [-0.9, 'none'],
  ])('%f is %s', (index, name) => expect(droughtClassOf(index)).toBe(name))
})

test('every curve is of a crop of the catalogue, by its name there', () => {
  const names = CATALOGUE.map(({ name }) => name)
  expect(CURVED.filter((name) => !names.includes(name))).toEqual([])
})
