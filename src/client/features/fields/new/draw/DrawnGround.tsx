import { drawnPoints } from '#client/features/fields/outline/projection.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSaid } from '#client/ui/live/useSaid.ts'
import type { Crossing } from '#domain/fields/border/crossing.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import classes from '../ground/Ground.module.css'
import { Here } from '../ground/Here.tsx'
import { Line } from '../ground/Line.tsx'
import { Scale } from '../ground/Scale.tsx'
import { useCrossWords } from './useCrossWords.ts'
import { MIDDLE, useKeys } from './useKeys.ts'
import type { OwnPosition } from './useOwnPosition.ts'
import { usePointer } from './usePointer.ts'
import type { View } from './useView.ts'

/** What lies beside what is drawn: a field, or a part of one. */
export type Neighbour = Pick<Field, 'id' | 'name' | 'boundaryCoordinates'>

type DrawnGroundProps = {
  view: View
  corners: readonly Position[]
  crossing: Crossing | null
  neighbours: readonly Neighbour[]
  own: OwnPosition
  onAdd: (corner: Position) => void
  onChange: (corners: readonly Position[]) => void
  onUndo: () => void
}

/** Of the cross in one direction, from 0 to 100. */
const PLACES = 101

/** An empty ground with the farmer's other fields, on which corners are set and dragged. */
export function DrawnGround({ view, corners, crossing, neighbours, own, onAdd, onChange, onUndo }: DrawnGroundProps) {
  const t = useTranslations('fields.draw')
  const format = useFormat()
  const { projection } = view
  const pointer = usePointer({ view, corners, onAdd, onChange })
  const keys = useKeys({ view, onAdd, onUndo })
  const metres = format.number(Math.round(view.metres), { style: 'unit', unit: 'meter' })
  const words = t('ground', { metres, corners: corners.length })
  const at = keys.cross ?? MIDDLE
  const place = useCrossWords(at, corners, projection)
  useSaid(words)
  return (
    <>
      {/* A screen reader gives the arrows to a slider and says its value; those of a drawing it keeps to itself. */}
      <div
        className={classes.keyed}
        role="slider"
        aria-label={words}
        aria-describedby="draw-keys"
        aria-valuemin={0}
        // Both ways in one number: a value that stays the same is not said.
        aria-valuemax={PLACES * PLACES}
        aria-valuenow={at.y * PLACES + at.x}
        aria-valuetext={place}
        tabIndex={0}
        {...keys.handlers}
      >
        <svg className={`${classes.ground} ${classes.drawn}`} viewBox="0 0 100 100" aria-hidden="true" {...pointer}>
          {neighbours.map(({ id, name, boundaryCoordinates }) => (
            <g key={id}>
              <polygon className={classes.neighbour} points={drawnPoints(boundaryCoordinates, projection)} />
              <NameOf name={name} at={projection.toDrawing(boundaryCoordinates[0]!)} />
            </g>
          ))}
          <Scale metresAUnit={projection.metresAUnit} />
          {own.position && <Here {...own.position} projection={projection} />}
          <Line
            corners={corners}
            projection={projection}
            crossing={crossing}
            isClosed={corners.length > 2 && !crossing}
          />
          {corners.map((corner, index) => {
            const { x, y } = projection.toDrawing(corner)
            return (
              <g key={String(corner)} data-corner={index}>
                <circle className={classes.hold} cx={x} cy={y} r="6" />
                <circle className={classes.handle} cx={x} cy={y} r="1.9" />
              </g>
            )
          })}
          {keys.cross && <path className={classes.cross} d={`M${keys.cross.x - 4} ${keys.cross.y}h8m-4 -4v8`} />}
        </svg>
      </div>
      <p id="draw-keys" className={keys.areUsed ? classes.keys : classes.spoken}>
        {t('keys')}
      </p>
    </>
  )
}

const NameOf = ({ name, at: { x, y } }: { name: string; at: { x: number; y: number } }) => (
  <text className={classes.name} x={x < 60 ? x + 1.5 : x - 1.5} y={y - 1.5} textAnchor={x < 60 ? 'start' : 'end'}>
    {name}
  </text>
)
