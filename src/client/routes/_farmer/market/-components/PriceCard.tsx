import { Link } from '@tanstack/react-router'
import { CropPicture } from '#client/features/crops/CropPicture.tsx'
import { PriceAge } from '#client/features/market/PriceAge.tsx'
import { TrendMark } from '#client/features/market/TrendMark.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Sparkline } from '#client/ui/charts/Sparkline.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { MarketPriceWithHistory } from '#domain/market/price.schema.ts'
import { isOldPrice } from '#domain/market/price-age.ts'
import { shownChange } from '#domain/market/shown-change.ts'
import classes from './PriceCard.module.css'

/** The price of a crop in a market; the whole card links to the price page of the crop. */
export function PriceCard({ price }: { price: MarketPriceWithHistory }) {
  const { formatPrice } = useMoney()
  const t = useTranslations('farmer.market')
  const words = useTranslations('market.compare')
  const { crop, market } = price
  const cropName = useCropNames()
  const change = shownChange(price)
  return (
    // A link that is itself not laid out yet has no name for a screen reader.
    <div className={classes.item}>
      <Link className={classes.card} to="/market/$cropId" params={{ cropId: price.cropId }} search={{ market }}>
        <CropPicture name={crop.name} size="small" />
        <span className={classes.what}>
          <b>{cropName(crop.name)}</b>
          <span>{market}</span>
        </span>
        <Sparkline values={price.history} trend={change.trend} />
        <span className={classes.price}>
          <b>
            <Value>{formatPrice(price.pricePerKg, price.currency)}</Value>
            <small>{t('perKg')}</small>
          </b>
          <TrendMark {...change} />
        </span>
        <span className={classes.age}>
          <PriceAge {...price} />
          {isOldPrice(price.date, today(), price.usualDays) && <Badge tone="secondary">{words('old')}</Badge>}
        </span>
      </Link>
    </div>
  )
}
