import { drawnPoints, type Projection } from '#client/features/fields/outline/projection.ts'
import type { Crossing } from '#domain/fields/border/crossing.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import classes from './Ground.module.css'

type LineProps = {
  corners: readonly Position[]
  projection: Projection
  crossing: Crossing | null
  /** Corners at whose edge nobody measured. */
  gaps?: readonly number[]
  isClosed?: boolean
}

/** The line of a border as far as it has come; the two edges that cross blink. */
export function Line({ corners, projection, crossing, gaps = [], isClosed = false }: LineProps) {
  const edge = (to: number) => drawnPoints([corners[to - 1]!, corners[to % corners.length]!], projection)
  return (
    <>
      {isClosed ? (
        <polygon className={classes.closed} points={drawnPoints(corners, projection)} />
      ) : (
        <polyline className={classes.line} points={drawnPoints(corners, projection)} />
      )}
      {gaps.map((corner) => (
        <polyline key={corner} className={classes.gap} points={edge(corner)} />
      ))}
      {crossing && (
        <g className={classes.crossing} data-crossing={`${crossing.vertex} ${crossing.edge}`}>
          <polyline points={edge(crossing.vertex)} />
          <polyline points={edge(crossing.edge + 1)} />
          <Numbered at={corners[crossing.edge]!} projection={projection} number={crossing.edge + 1} />
        </g>
      )}
      {corners[0] && <Dot at={corners[0]} projection={projection} className={classes.first} />}
    </>
  )
}

type MarkProps = { at: Position; projection: Projection }

function Dot({ at, projection, className }: MarkProps & { className: string | undefined }) {
  const { x, y } = projection.toDrawing(at)
  return <circle className={className} cx={x} cy={y} r="1.8" />
}

/** The corner that a button names. */
function Numbered({ at, projection, number }: MarkProps & { number: number }) {
  const { x, y } = projection.toDrawing(at)
  return (
    <>
      <circle cx={x} cy={y} r="2.4" />
      <text x={x + 3.4} y={y - 2.4}>
        {String(number)}
      </text>
    </>
  )
}
