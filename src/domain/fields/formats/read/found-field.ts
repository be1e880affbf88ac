import type { Position } from '../../border/ring.ts'
import type { FieldFileCheckId } from './file-checks.ts'
import type { Known } from './properties.ts'
import type { RawWalk } from './raw-walk.ts'

/** What a reader noticed of a field, for who looks at the preview. */
export const FIELD_NOTES = {
  gap: 'The walk has a gap, where the device did not know its place',
  segments: 'The walk stands in several pieces, which were joined in their order',
  otherLines: 'Other lines beside the closed one were left out',
  openRing: 'The border was not closed; it was closed from the last point to the first',
  part: 'One of several parts',
  twice: 'The walk stands in the file twice',
  reprojected: 'The coordinates were those of a zone of UTM',
  pointOnly: 'A point without a border',
  swapped: 'Latitude and longitude were swapped',
} as const
export type FieldNote = keyof typeof FIELD_NOTES

/** Why a field of a file cannot be one, beside what the checks of a border say. */
export type FoundRefusal = {
  check: Extract<FieldFileCheckId, 'borderPoint' | 'holes' | 'openLine' | 'lineOnly' | 'notRead' | 'oneBorder'>
  vertex?: number
  count?: number
}

/** A field as a file has it: `points` are [longitude, latitude] as given, none where only a point or an area is known. */
export type FoundField = Known & {
  points: readonly Position[]
  centre: Position | null
  /** How many fixes its walk has; null where nobody walked. */
  fixes: number | null
  /** Its fixes with what the file tells of them; null where that is nothing. */
  walk: RawWalk | null
  notes: readonly FieldNote[]
  refusal: FoundRefusal | null
}
