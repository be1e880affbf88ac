import { useFormat } from '#client/i18n/useFormat.ts'
import { noonOf } from '#client/phone/clock.ts'
import { daysBetween } from '#domain/dates.ts'
import type { PricePoint } from '#domain/market/price-history.ts'
import { type ChartScale, ROOM } from './chart-scale.ts'
import classes from './PriceChart.module.css'

type ChartLinesProps = {
  points: PricePoint[]
  scale: ChartScale
  size: { width: number; height: number }
  /** The selected point. */
  read: number
}

/** The drawing; hidden from screen readers, because the text beside it has the same content. */
export function ChartLines({ points, scale, size, read }: ChartLinesProps) {
  const format = useFormat()
  const { spots, ticks, y } = scale
  const spot = spots[read]!
  const foot = size.height - ROOM.bottom
  const line = spots.map((each) => `${each.x.toFixed(1)},${each.y.toFixed(1)}`).join(' ')
  return (
    <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick} className={classes.tick}>
          <line x1={ROOM.left} x2={size.width - ROOM.right} y1={y(tick)} y2={y(tick)} />
          <text x={ROOM.left - 8} y={y(tick) + 4} textAnchor="end">
            {format.number(tick, { maximumFractionDigits: 2, notation: tick >= 100_000 ? 'compact' : 'standard' })}
          </text>
        </g>
      ))}
      <Days points={points} scale={scale} height={size.height} />
      <polygon className={classes.area} points={`${spots[0]!.x},${foot} ${line} ${spots.at(-1)!.x},${foot}`} />
      <polyline className={classes.line} points={line} />
      <line className={classes.cursor} x1={spot.x} x2={spot.x} y1={ROOM.top} y2={foot} />
      <circle className={classes.spot} cx={spot.x} cy={spot.y} r="5.5" />
    </svg>
  )
}

/** The first and the last day of the history, as exact as there is room for. */
function Days({ points, scale, height }: { points: PricePoint[]; scale: ChartScale; height: number }) {
  const format = useFormat()
  const [first, last] = [points[0]!.date, points.at(-1)!.date]
  const isLong = daysBetween(first, last) > 180
  const words = (date: string) =>
    format.dateTime(noonOf(date), isLong ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' })
  return (
    <g className={classes.tick}>
      {first !== last && (
        <text x={scale.x(first)} y={height - 6}>
          {words(first)}
        </text>
      )}
      <text x={scale.x(last)} y={height - 6} textAnchor={first === last ? 'middle' : 'end'}>
        {words(last)}
      </text>
    </g>
  )
}
