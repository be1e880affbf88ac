import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Trend } from '#domain/farmer/market.ts'
import classes from './TrendMark.module.css'

const ARROWS = { up: IconTrendingUp, down: IconTrendingDown, stable: IconMinus }

/** Where a price is going: an arrow, a word and a colour, with the change where it is known. */
export function TrendMark({ trend, changePercent }: { trend: Trend; changePercent?: number | null }) {
  const t = useTranslations('farmer.market')
  const Arrow = ARROWS[trend]
  return (
    <span className={classes.trend} data-trend={trend}>
      <Arrow size={16} aria-hidden="true" />
      {changePercent ? t('change', { percent: String(Math.abs(changePercent)) }) : null} {t(trend)}
    </span>
  )
}
