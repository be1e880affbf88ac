import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceKm, type Point } from '#domain/fields/distance.ts'
import { orderRound } from './round.ts'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })
const stop = (id: string, point: Point | null, place: string | null = null) => ({ id, place, point })
const ids = (round: { id: string }[]) => round.map(({ id }) => id)

test.each([
  [at(6.3005, -10.7969), at(6.3005, -10.7969), 0],
  // Monrovia to Lagos, and one degree along the equator.
  [at(6.3005, -10.7969), at(6.4541, 3.3947), 1568.7],
  [at(0, 0), at(0, 1), 111.2],
  [at(0, 179.5), at(0, -179.5), 111.2],
])('%j to %j is %d km', (a, b, km) => {
  expect(distanceKm(a, b)).toBeCloseTo(km, 0)
})

describe('a round', () => {
  test('goes to the nearest first, and tells the distance from the one before', () => {
    const round = orderRound([stop('c', at(0, 3)), stop('a', at(0, 1)), stop('b', at(0, 2))], at(0, 0))
    expect(ids(round)).toEqual(['a', 'b', 'c'])
    for (const { km } of round) expect(km).toBeCloseTo(111.2, 0)
  })

  test('turns a stretch round where two ways cross', () => {
    // The nearest one leads away from a visit that lies on the other side.
    const round = orderRound([stop('a', at(0, 1)), stop('b', at(0, -1.1)), stop('c', at(0, 5))], at(0, 0))
    expect(ids(round)).toEqual(['b', 'a', 'c'])
  })

  test('moves a visit to where it lies on the way', () => {
    const round = orderRound([stop('a', at(-2, 0)), stop('b', at(1, 0)), stop('c', at(2, 1))], at(0, 0))
    expect(ids(round)).toEqual(['a', 'b', 'c'])
  })

  test('without a start begins with one of the visits, which has no distance', () => {
    expect(orderRound([stop('b', at(0, 2)), stop('a', at(0, 1))]).map(({ km }) => km === null)).toEqual([true, false])
  })

  test('those without a point follow, by their place', () => {
    const round = orderRound([stop('x', null, 'Zorzor'), stop('y', null, 'Ganta'), stop('z', at(1, 1)), stop('w', null, 'Zorzor')]) // biome-ignore format: one round
    expect(ids(round)).toEqual(['z', 'y', 'w', 'x'])
  })

  const points = fc.array(fc.option(fc.record({ latitude: fc.integer({ min: -9, max: 9 }), longitude: fc.integer({ min: -9, max: 9 }) })), { maxLength: 9 }) // biome-ignore format: one generator
  const length = (round: { km: number | null }[]) => round.reduce((sum, { km }) => sum + (km ?? 0), 0)

  test('has each visit once, is the same whatever the order of its rows, and no longer than the way as it came', () => {
    fc.assert(
      fc.property(points, (found) => {
        const stops = found.map((point, index) => stop(`s${index}`, point))
        const round = orderRound(stops, at(0, 0))
        expect(ids(round).sort()).toEqual(ids(stops).sort())
        expect(orderRound(stops.toReversed(), at(0, 0))).toEqual(round)
        const known = stops.flatMap(({ point }) => point ?? [])
        const asTheyCame = known.map((point, index) => ({ km: distanceKm(known[index - 1] ?? at(0, 0), point) }))
        if (known.length <= 3) expect(length(round)).toBeLessThanOrEqual(length(asTheyCame) + 0.01)
      }),
    )
  })
})
