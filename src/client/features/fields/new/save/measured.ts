import type { InputOf } from '#client/api/procedure-types.ts'
import type { Position } from '#domain/fields/border/ring.ts'

type NewField = InputOf<'farmer.fields.create'>
/** A field that was walked has the id of its walk, so that it is there once. */
export type WalkSent = Pick<NewField, 'id' | 'walk'>

/** What was measured of a field before it has a name. */
export type Measured = WalkSent & {
  way: 'walked' | 'drawn' | 'taped'
  hectares: number
  /** In percent; null where nobody knows. */
  band: number | null
  ring?: readonly Position[]
}

/** What was measured, as the contract takes it. */
export const sentOf = ({ way, hectares, ring = [], walk }: Measured) => ({
  way,
  walk,
  totalArea: hectares,
  boundaryCoordinates: ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
})

/** What saves it is given: the way back to the measuring, and what is to be done once it is saved. */
export type SaveFieldProps = {
  measured: Measured
  /** Where the phone is, and how the corners are written the other way round: of a field that is drawn. */
  own?: Position | undefined
  onSwap?: (() => void) | undefined
  onBack: () => void
  onDone?: (() => void) | undefined
}
