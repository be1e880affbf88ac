import { expect, test } from 'vitest'
import { drawnPoints, fitted } from '#client/features/fields/outline/projection.ts'
import type { Position } from '#domain/fields/border/ring.ts'

const square: Position[] = [[-10, 6], [-9.999, 6], [-9.999, 6.001], [-10, 6.001]] // biome-ignore format: one shape

test('north is up, the shape fills the drawing up to its margin, and a point is found again where it was drawn', () => {
  const projection = fitted(square)
  const drawn = square.map(projection.toDrawing)
  expect(drawn[0]!.y).toBeCloseTo(94)
  expect(drawn[2]!.y).toBeCloseTo(6)
  expect(drawn[0]!.x).toBeLessThan(drawn[1]!.x)
  // 111.32 m from south to north on 88 units; a degree of longitude is shorter by the cosine of 6°.
  expect(projection.metresAUnit).toBeCloseTo(1.265, 3)
  expect(drawn[1]!.x - drawn[0]!.x).toBeCloseTo(88 * Math.cos((6.0005 * Math.PI) / 180), 4)
  for (const [at, point] of square.entries()) {
    const [longitude, latitude] = projection.toPosition(drawn[at]!)
    expect([longitude, latitude]).toEqual([expect.closeTo(point[0], 9), expect.closeTo(point[1], 9)])
  }
})

test('one point alone stands in the middle of twenty metres', () => {
  expect(drawnPoints([[8, 9]], fitted([[8, 9]]))).toBe('50.00,50.00')
  expect(fitted([[8, 9]]).metresAUnit * 88).toBeCloseTo(20)
})
