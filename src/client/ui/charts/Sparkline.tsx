import classes from './Sparkline.module.css'

type SparklineProps = {
  /** Oldest first. */
  values: readonly number[]
  trend?: 'up' | 'down' | 'stable'
  width?: number
  height?: number
}

/** A history as a line. It repeats what stands beside it in words, so screen readers pass over it. */
export function Sparkline({ values, trend = 'stable', width = 74, height = 28 }: SparklineProps) {
  if (values.length < 2) return null
  return (
    <svg
      className={classes.line}
      data-trend={trend}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <polyline points={points(values, width, height)} />
    </svg>
  )
}

const EDGE = 2

function points(values: readonly number[], width: number, height: number) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const x = (at: number) => EDGE + (at / (values.length - 1)) * (width - 2 * EDGE)
  // A flat history runs through the middle.
  const y = (value: number) => (span === 0 ? height / 2 : height - EDGE - ((value - low) / span) * (height - 2 * EDGE))
  return values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
}
