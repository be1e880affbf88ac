import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Card } from '#client/components/Card.tsx'
import type { MarketPrice } from '#domain/farmer/market.schema.ts'
import classes from './MarketScreen.module.css'

const TRENDS = [
  ['up', IconTrendingUp],
  ['down', IconTrendingDown],
  ['stable', IconMinus],
] as const

export function TrendSummary({ prices }: { prices: MarketPrice[] }) {
  const t = useTranslations('farmer.market')
  return (
    <div className={classes.trends}>
      {TRENDS.map(([trend, Icon]) => (
        <Card key={trend} className={classes.trend} data-trend={trend}>
          <b>{prices.filter((price) => price.trend === trend).length}</b>
          <span>
            <Icon size={18} aria-hidden="true" /> {t(trend)}
          </span>
        </Card>
      ))}
    </div>
  )
}
