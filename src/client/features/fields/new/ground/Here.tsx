import type { Projection } from '#client/features/fields/outline/projection.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import classes from './Ground.module.css'

type HereProps = { at: Position; accuracyM: number; projection: Projection }

/** Where the phone is, and how far off that may be. */
export function Here({ at, accuracyM, projection }: HereProps) {
  const { x, y } = projection.toDrawing(at)
  return (
    <g className={classes.here}>
      <circle cx={x} cy={y} r={Math.min(accuracyM / projection.metresAUnit, 60)} />
      <circle cx={x} cy={y} r="1.7" />
    </g>
  )
}
