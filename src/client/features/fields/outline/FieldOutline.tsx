import type { Position } from '#domain/fields/border/ring.ts'
import classes from './FieldOutline.module.css'
import { drawnPoints, fitted } from './projection.ts'

type Props = {
  /** The border, closed, longitude first; empty where none is known. */
  border: readonly Position[]
  /** What it shows, said aloud; without it the outline is an ornament beside its own words. */
  label?: string
  /** Its parts that have a border, each in its colour. */
  parts?: readonly { id: string; coordinates: readonly Position[]; color: string }[]
}

/** The shape of a field, north up; a dashed square where its border is not known. */
export function FieldOutline({ border, label, parts = [] }: Props) {
  const projection = border.length > 0 ? fitted(border) : null
  return (
    <svg
      className={classes.outline}
      viewBox="0 0 100 100"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {projection === null ? (
        <rect className={classes.unknown} x="22" y="22" width="56" height="56" rx="6" />
      ) : (
        <>
          <polygon className={classes.border} points={drawnPoints(border, projection)} />
          {parts.map(({ id, coordinates, color }) => (
            <polygon
              key={id}
              className={classes.part}
              points={drawnPoints(coordinates, projection)}
              fill={color}
              stroke={color}
            />
          ))}
        </>
      )}
    </svg>
  )
}
