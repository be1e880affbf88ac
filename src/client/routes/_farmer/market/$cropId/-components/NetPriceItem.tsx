import { PriceAge } from '#client/features/market/PriceAge.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { NetPrices } from '#domain/market/net-price.schema.ts'
import classes from './NetPrices.module.css'

type NetPriceItemProps = {
  offer: NetPrices['markets'][number]
  currency: string
  /** The highest price of all markets, which fills the width. */
  highest: number
  /** What a bag weighs, for a farmer who counts in bags. */
  bagKg: number | null
}

/** A market with its net price for the farmer; dimmed when the price is old. */
export function NetPriceItem({ offer, currency, highest, bagKg }: NetPriceItemProps) {
  const { formatPrice } = useMoney()
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
      <Bar price={offer.pricePerKg} net={netPerKg} highest={highest} />
      {transport && netPerKg !== null ? (
        <Reaching offer={offer} netPerKg={netPerKg} transport={transport} currency={currency} bagKg={bagKg} />
      ) : (
        <span>
          <Value>{t('price', { price: formatPrice(offer.pricePerKg, currency) })}</Value> · {t('unknown')}
        </span>
      )}
      <PriceAge {...offer} unknown={words('noSource')} />
    </li>
  )
}

type ReachingProps = Omit<NetPriceItemProps, 'highest'> & {
  netPerKg: number
  transport: { quantityKg: number; cost: number }
}

function Reaching({ offer, netPerKg, transport: { quantityKg, cost }, currency, bagKg }: ReachingProps) {
  const { formatPrice } = useMoney()
  const t = useTranslations('market.net')
  const format = useFormat()
  const money = (amount: number) => formatPrice(amount, currency)
  const total = offer.pricePerKg * quantityKg - cost
  return (
    <>
      <span className={classes.net}>
        <Value>{t('perKg', { price: money(netPerKg) })}</Value>
        <Value>{bagKg !== null && ` · ${t('perBag', { price: money(netPerKg * bagKg) })}`}</Value>
      </span>
      <span>{total < 0 ? t('loss') : t('total', { total: money(total), quantity: format.number(quantityKg) })}</span>
      <span>
        <Value>{t('from', { price: money(offer.pricePerKg), cost: money(cost) })}</Value>
      </span>
    </>
  )
}

type BarProps = { price: number; net: number | null; highest: number }

/** The price as a length: what reaches the farmer, then what the transport takes. The words beside it say the same. */
function Bar({ price, net, highest }: BarProps) {
  const reaching = Math.max(0, net ?? price)
  const width = (amount: number) => `${Math.round((amount / highest) * 100)}%`
  return (
    <span className={classes.bar} aria-hidden="true">
      <i style={{ inlineSize: width(reaching) }} data-known={net !== null} />
      <i style={{ inlineSize: width(price - reaching) }} />
    </span>
  )
}
