import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { today } from '#client/clock.ts'
import { Badge } from '#client/components/Badge.tsx'
import { CropPicture } from '#client/components/CropPicture.tsx'
import { Sparkline } from '#client/components/Sparkline.tsx'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import type { MarketPriceWithHistory } from '#domain/farmer/market.schema.ts'
import { isOldPrice } from '#domain/farmer/market-age.ts'
import { formatPrice, needsCurrencyCode } from '#domain/money.ts'
import { PriceAge } from '../../-components/PriceAge.tsx'
import { TrendMark } from '../../-components/TrendMark.tsx'
import classes from './PriceCard.module.css'

/** The price of a crop in a market; the whole card opens the price page of the crop. */
export function PriceCard({ price }: { price: MarketPriceWithHistory }) {
  const t = useTranslations('farmer.market')
  const words = useTranslations('market.compare')
  const { crop, market, currency } = price
  const cropName = useCropNames()
  return (
    <Link className={classes.card} to="/market/$cropId" params={{ cropId: price.cropId }} search={{ market }}>
      <CropPicture name={crop.name} size="small" />
      <span className={classes.what}>
        <b>{cropName(crop.name)}</b>
        <span>{market}</span>
      </span>
      <Sparkline values={price.history} trend={price.trend} />
      <span className={classes.price}>
        <b>
          {formatPrice(price.pricePerKg, currency)}
          <small>
            {t('perKg')}
            {needsCurrencyCode(currency) && ` ${currency}`}
          </small>
        </b>
        <TrendMark trend={price.trend} changePercent={price.changePercent} />
      </span>
      <span className={classes.age}>
        <PriceAge {...price} />
        {isOldPrice(price.date, today(), price.usualDays) && <Badge tone="secondary">{words('old')}</Badge>}
      </span>
    </Link>
  )
}
