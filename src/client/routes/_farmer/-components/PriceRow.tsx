import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { noonOf } from '#client/clock.ts'
import { Sparkline } from '#client/components/Sparkline.tsx'
import type { MarketPrice } from '#domain/farmer/market.schema.ts'
import { formatPrice, needsCurrencyCode } from '#domain/money.ts'
import classes from './PriceRow.module.css'

const ARROWS = { up: IconTrendingUp, down: IconTrendingDown, stable: IconMinus }

type PriceRowProps = {
  price: MarketPrice
  /** The course it took, oldest first; no line without. */
  history?: readonly number[]
  changePercent?: number | null
}

/** A price with its market, the course it took, and where it is going in a word, an arrow and a colour. */
export function PriceRow({ price, history, changePercent }: PriceRowProps) {
  const t = useTranslations('farmer.market')
  const format = useFormatter()
  const Arrow = ARROWS[price.trend]
  return (
    <div className={classes.row}>
      <div className={classes.what}>
        <b>{price.crop.name}</b>
        <span>{needsCurrencyCode(price.currency) ? `${price.market} · ${price.currency}` : price.market}</span>
        <span>{t('from', { date: format.dateTime(noonOf(price.date), { day: 'numeric', month: 'short' }) })}</span>
      </div>
      {history && <Sparkline values={history} trend={price.trend} />}
      <div className={classes.price}>
        <b>
          {formatPrice(price.pricePerKg, price.currency)}
          <small>{t('perKg')}</small>
        </b>
        <span className={classes.trend} data-trend={price.trend}>
          <Arrow size={16} aria-hidden="true" />
          {changePercent ? t('change', { percent: String(Math.abs(changePercent)) }) : null} {t(price.trend)}
        </span>
      </div>
    </div>
  )
}
