import { Link } from '@tanstack/react-router'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Sparkline } from '#client/ui/charts/Sparkline.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { MarketPriceWithHistory } from '#domain/market/price.schema.ts'
import { shownChange } from '#domain/market/shown-change.ts'
import { PriceAge } from './PriceAge.tsx'
import classes from './PriceRow.module.css'
import { TrendMark } from './TrendMark.tsx'

/** A price with its market, history and trend; it opens the price page of its crop. */
export function PriceRow({ price }: { price: MarketPriceWithHistory }) {
  const { formatPrice } = useMoney()
  const t = useTranslations('farmer.market')
  const cropName = useCropNames()
  const change = shownChange(price)
  return (
    <Link
      className={classes.row}
      to="/market/$cropId"
      params={{ cropId: price.cropId }}
      search={{ market: price.market }}
    >
      <span className={classes.line}>
        <b>{cropName(price.crop.name)}</b>
        <Sparkline values={price.history} trend={change.trend} />
        <b className={classes.price}>
          <Value>{formatPrice(price.pricePerKg, price.currency)}</Value>
          <small>{t('perKg')}</small>
        </b>
      </span>
      <span className={classes.line}>
        <span className={classes.where}>
          <Value>{price.market}</Value> · <PriceAge {...price} source={null} />
        </span>
        <TrendMark {...change} />
      </span>
    </Link>
  )
}
