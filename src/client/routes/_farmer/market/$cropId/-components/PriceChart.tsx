import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { TrendMark } from '#client/features/market/TrendMark.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { spanChange } from '#domain/market/price.ts'
import type { PricePoint } from '#domain/market/price-history.ts'
import { ChartLines } from './ChartLines.tsx'
import { chartScale, nearest } from './chart-scale.ts'
import classes from './PriceChart.module.css'

const HEIGHT = 210
/** The width of the chart on the narrowest phone, until it is measured. */
const NARROWEST = 290

type PriceChartProps = { points: PricePoint[]; currency: string; label: string }

/** A price over time. Touch, mouse or arrow keys select a point of the line. */
export function PriceChart({ points, currency, label }: PriceChartProps) {
  const { formatPrice } = useMoney()
  const t = useTranslations('market.chart')
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [read, setRead] = useState(points.length - 1)
  const summaryId = useId()
  const day = useDay()
  const size = { width: width || NARROWEST, height: HEIGHT }
  const scale = chartScale(points, size)
  const point = points[read]!
  const price = formatPrice(point.pricePerKg, currency)
  const follow = (event: PointerEvent) =>
    setRead(nearest(scale.spots, event.clientX - event.currentTarget.getBoundingClientRect().left))

  return (
    <figure className={classes.figure}>
      <figcaption className={classes.reading}>
        <b>
          <Value>{price}</Value>
          <small>{t('perKg')}</small>
        </b>
        <span>{day(point.date)}</span>
        <SpanChange points={points} />
      </figcaption>
      <div
        ref={ref}
        className={classes.chart}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={summaryId}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={read + 1}
        aria-valuetext={t('reading', { price, date: day(point.date) })}
        onPointerDown={follow}
        onPointerMove={follow}
        onKeyDown={(event) => setRead(stepped(event, read, points.length - 1))}
      >
        <ChartLines points={points} scale={scale} size={size} read={read} />
      </div>
      <Extremes points={points} currency={currency} summaryId={summaryId} />
    </figure>
  )
}

/** The point that a key moves to; other keys keep their default. */
function stepped(event: KeyboardEvent, from: number, last: number) {
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 10,
    PageUp: from + 10,
    Home: 0,
    End: last,
  }
  const to = steps[event.key]
  if (to === undefined) return from
  event.preventDefault()
  return Math.min(last, Math.max(0, to))
}

/** How the price moved over the line that is drawn, from its first point to its last. */
function SpanChange({ points }: { points: PricePoint[] }) {
  const t = useTranslations('market.chart')
  const format = useFormat()
  const change = spanChange(points.map(({ pricePerKg }) => pricePerKg))
  if (!change) return null
  const month = format.dateTime(noonOf(points[0]!.date), { month: 'long', year: 'numeric' })
  return (
    <span className={classes.change}>
      <TrendMark {...change} /> <Value>{t('since', { month })}</Value>
    </span>
  )
}

function Extremes({ points, currency, summaryId }: { points: PricePoint[]; currency: string; summaryId: string }) {
  const { formatPrice } = useMoney()
  const t = useTranslations('market.chart')
  const day = useDay()
  const prices = points.map(({ pricePerKg }) => pricePerKg)
  const low = formatPrice(Math.min(...prices), currency)
  const high = formatPrice(Math.max(...prices), currency)
  const [from, to] = [day(points[0]!.date), day(points.at(-1)!.date)]
  return (
    <>
      <dl className={classes.extremes}>
        <div>
          <dt>{t('lowest')}</dt>
          <dd>{low}</dd>
        </div>
        <div>
          <dt>{t('highest')}</dt>
          <dd>{high}</dd>
        </div>
      </dl>
      <p id={summaryId} hidden>
        <Value>{t('summary', { count: points.length, from, to, low, high })}</Value>
      </p>
    </>
  )
}

function useDay() {
  const format = useFormat()
  return (date: string) => format.dateTime(noonOf(date), { day: 'numeric', month: 'short', year: 'numeric' })
}
