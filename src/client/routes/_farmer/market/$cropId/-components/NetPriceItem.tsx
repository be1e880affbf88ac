import { useFormatter, useTranslations } from 'use-intl'
import { PriceAge } from '#client/features/market/PriceAge.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import type { NetPrices } from '#domain/market/net-price.schema.ts'
import { formatPrice } from '#domain/money.ts'
import classes from './NetPrices.module.css'

type NetPriceItemProps = { offer: NetPrices['markets'][number]; currency: string }

/** A market with its net price for the farmer; dimmed when the price is old. */
export function NetPriceItem({ offer, currency }: NetPriceItemProps) {
  const t = useTranslations('market.net')
  const words = useTranslations('market.compare')
  const { market, transport, netPerKg, rank, isOld } = offer
  return (
    <li data-old={isOld} data-best={rank === 1}>
      <span className={classes.name}>
        <b>{market}</b>
        {rank === 1 && <Badge tone="good">{t('best')}</Badge>}
        {isOld && <Badge tone="secondary">{words('old')}</Badge>}
      </span>
      {transport && netPerKg !== null ? (
        <Reaching offer={offer} netPerKg={netPerKg} transport={transport} currency={currency} />
      ) : (
        <span>
          {t('price', { price: formatPrice(offer.pricePerKg, currency) })} · {t('unknown')}
        </span>
      )}
      <PriceAge {...offer} unknown={words('noSource')} />
    </li>
  )
}

type ReachingProps = NetPriceItemProps & { netPerKg: number; transport: { quantityKg: number; cost: number } }

function Reaching({ offer, netPerKg, transport: { quantityKg, cost }, currency }: ReachingProps) {
  const t = useTranslations('market.net')
  const format = useFormatter()
  const money = (amount: number) => formatPrice(amount, currency)
  const total = offer.pricePerKg * quantityKg - cost
  return (
    <>
      <span className={classes.net}>{t('perKg', { price: money(netPerKg) })}</span>
      <span>{total < 0 ? t('loss') : t('total', { total: money(total), quantity: format.number(quantityKg) })}</span>
      <span>{t('from', { price: money(offer.pricePerKg), cost: money(cost) })}</span>
    </>
  )
}
