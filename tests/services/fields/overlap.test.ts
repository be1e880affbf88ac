import { expect, test } from 'vitest'
import * as z from 'zod'
import { measureRing } from '#domain/fields/border/measure.ts'
import { isBoundaryCase, isSameField, sharedM2 } from '#services/fields/overlap.ts'
import { positions, vectorsOf } from '../../domain/fields/vectors.ts'

const pair = z.tuple([positions, positions])

test.each(
  vectorsOf('overlap: ', pair.or(z.string()), z.object({ m2: z.number() }).loose().or(z.unknown())).filter(
    ([, input]) => typeof input !== 'string',
  ),
)(
  // biome-ignore format: one table
  '%s (GEOS 3.11.1)',
  (_, rings, value) => {
    const [one, other] = pair.parse(rings)
    expect(sharedM2(one, other)).toBeCloseTo(z.object({ m2: z.number() }).parse(value).m2, 2)
  },
)

test('what is shared decides whether two farmers must talk, and whether it is one field', () => {
  expect(isBoundaryCase(91, [900, 2000])).toBe(true)
  expect(isBoundaryCase(89, [900, 2000])).toBe(false)
  expect(isBoundaryCase(501, [100_000, 100_000])).toBe(true)
  expect(isBoundaryCase(499, [100_000, 100_000])).toBe(false)
  expect(isSameField(901, [1000, 1000])).toBe(true)
  expect(isSameField(901, [905, 2000])).toBe(false)
})

test('a field is the same as itself, whichever way it was walked', () => {
  const [, [ring]] = vectorsOf('overlap: ring and itself', pair, z.unknown())[0]!
  const { areaM2 } = measureRing(ring)
  expect(sharedM2(ring, ring.toReversed())).toBeCloseTo(areaM2, 3)
})
