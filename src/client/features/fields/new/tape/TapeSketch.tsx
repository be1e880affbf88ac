import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './TapeSketch.module.css'

/** The sides and diagonals with the numbers of their corners: not to scale. */
export function TapeSketch({ corners }: { corners: number }) {
  const t = useTranslations('fields.tape')
  const places = Array.from({ length: corners }, (_, at) => placeOf(at, corners))
  const [first] = places
  return (
    <svg
      className={classes.sketch}
      viewBox="0 0 100 70"
      role="img"
      aria-label={t('sketch', { corners: String(corners) })}
    >
      <polygon className={classes.sides} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.slice(2, -1).map(({ x, y }) => (
        <line key={`${x} ${y}`} className={classes.diagonal} x1={first!.x} y1={first!.y} x2={x} y2={y} />
      ))}
      {places.map(({ x, y }, at) => (
        <g key={`${x} ${y}`}>
          <circle className={classes.corner} cx={x} cy={y} r="4.2" />
          <text className={classes.number} x={x} y={y + 1.6}>
            {String(at + 1)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Corner 1 is at the lower left, and the others follow clockwise. */
function placeOf(at: number, corners: number) {
  const angle = (at / corners) * 2 * Math.PI + Math.PI * (0.5 + 1 / corners)
  return { x: round(50 + 38 * Math.cos(angle)), y: round(35 + 26 * Math.sin(angle)) }
}
const round = (value: number) => Math.round(value * 10) / 10
