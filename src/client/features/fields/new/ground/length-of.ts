import type { Position } from '#domain/fields/border/ring.ts'
import { metresBetween } from '#domain/fields/border/walked.ts'

/** The length of a line, in metres. */
export const lengthOf = (corners: readonly Position[]) =>
  corners.reduce((sum, corner, index) => (index === 0 ? 0 : sum + metresBetween(corners[index - 1]!, corner)), 0)
