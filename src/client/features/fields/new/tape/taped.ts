import { type FieldNumber, numberIn } from '#client/ui/fields/number-text.ts'
import { tapedArea } from '#domain/fields/border/tape.ts'

export const LEAST_CORNERS = 3
export const MOST_CORNERS = 8

/** What was typed of a field that is measured by tape or by paces. */
export type Taping = {
  corners: number
  unit: 'tape' | 'paces'
  /** The length of a pace, in metres. */
  pace: FieldNumber
  sides: readonly FieldNumber[]
  diagonals: readonly FieldNumber[]
}

/** Most fields have four corners. */
export const NOTHING_TAPED: Taping = { corners: 4, unit: 'tape', pace: '', sides: [], diagonals: [] }

/** The area in square metres; null while a length is missing. */
export function tapedSquareMetres({ corners, unit, pace, ...lengths }: Taping): number | 'cannotMeet' | null {
  const metres = unit === 'tape' ? 1 : numberIn(pace)
  const inMetres = (typed: readonly FieldNumber[], count: number) =>
    Array.from({ length: count }, (_, at) => (numberIn(typed[at]) ?? Number.NaN) * (metres ?? Number.NaN))
  const taped = { sides: inMetres(lengths.sides, corners), diagonals: inMetres(lengths.diagonals, corners - 3) }
  if ([...taped.sides, ...taped.diagonals].some(Number.isNaN)) return null
  return tapedArea(taped) ?? 'cannotMeet'
}
