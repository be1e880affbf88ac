import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Change } from '#domain/market/price.ts'
import classes from './TrendMark.module.css'

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const
const ARROWS = { up: IconTrendingUp, down: IconTrendingDown, stable: IconMinus }

/** The trend of a price: an arrow, a word and a colour; with the change, if it is known and one. */
export function TrendMark({ trend, percent }: Change) {
  const t = useTranslations('farmer.market')
  const format = useFormat()
  const Arrow = ARROWS[trend]
  return (
    <span className={classes.trend} data-trend={trend}>
      <Arrow size={16} aria-hidden="true" />
      <Value>{percent && trend !== 'stable' ? format.number(Math.abs(percent) / 100, PERCENT) : null}</Value>{' '}
      <Value>{t(trend)}</Value>
    </span>
  )
}
