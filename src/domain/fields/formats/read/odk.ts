import type { Position } from '../../border/ring.ts'
import { numberOf } from './properties.ts'
import { accuracyOf, type FixFacts } from './raw-walk.ts'

/**
 * The points of a shape or a trace of ODK, longitude first: with or without a blank behind the semicolon, with one at the
 * end, with two blanks in a point. What is no number is NaN.
 */
export function readGeoshape(cell: string): { points: Position[]; told: FixFacts[] } {
  const fixes = cell
    .split(';')
    .map((point) => point.trim())
    .filter((point) => point !== '')
    .map((point) => {
      const [latitude = '', longitude = '', , accuracy = ''] = point.split(/\s+/)
      const position: Position = [numberOf(longitude), numberOf(latitude)]
      return { position, accuracyM: accuracyOf(numberOf(accuracy)) }
    })
  return {
    points: fixes.map(({ position }) => position),
    told: fixes.map(({ accuracyM }) => ({ at: null, accuracyM })),
  }
}
