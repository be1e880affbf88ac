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

/** The least share of its middle that the height stands for, as on the large chart: a change of 1% looks flat. */
const LEAST_SPAN = 0.2

function points(values: readonly number[], width: number, height: number) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const middle = (least + most) / 2
  const span = Math.max(most - least, middle * LEAST_SPAN)
  const x = (at: number) => EDGE + (at / (values.length - 1)) * (width - 2 * EDGE)
  const y = (value: number) => height / 2 - (span === 0 ? 0 : ((value - middle) / span) * (height - 2 * EDGE))
  return values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
}
