import { PriceAge } from '#client/features/market/PriceAge.tsx'
import { TrendMark } from '#client/features/market/TrendMark.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { MarketPriceWithHistory } from '#domain/market/price.schema.ts'
import { isOldPrice } from '#domain/market/price-age.ts'
import { shownChange } from '#domain/market/shown-change.ts'
import classes from './tables.module.css'

type MarketTableProps = {
  prices: MarketPriceWithHistory[]
  /** The currency that the farmer sells in, listed first. */
  home: string
}

/**
 * The markets of a crop, one row each, grouped by currency, because only one currency can be compared. Those of other
 * countries stand under a closed line.
 */
export function MarketTable({ prices, home }: MarketTableProps) {
  const t = useTranslations('market.compare')
  const groups = byCurrency(prices, home)
  const own = groups.filter(([currency]) => currency === home)
  const others = groups.filter(([currency]) => currency !== home)
  return (
    <Section title={t('title')}>
      <Card className={classes.narrow}>
        {own.length > 0 && <Groups groups={own} />}
        {own.length > 0 && others.length > 0 ? (
          <details className={classes.more}>
            <summary>{t('others', { count: others.flatMap(([, rows]) => rows).length })}</summary>
            <Groups groups={others} />
          </details>
        ) : (
          others.length > 0 && <Groups groups={others} />
        )}
      </Card>
    </Section>
  )
}

function Groups({ groups }: { groups: ReturnType<typeof byCurrency> }) {
  const t = useTranslations('market.compare')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('market')}</th>
          <th scope="col">
            <Value>{t('price')}</Value>
          </th>
        </tr>
      </thead>
      {groups.map(([currency, rows]) => (
        <tbody key={currency} aria-label={t('currency', { currency })}>
          <tr className={classes.currency}>
            <th scope="rowgroup" colSpan={2}>
              {t('currency', { currency })}
            </th>
          </tr>
          {rows.map((price) => (
            <Row key={price.id} price={price} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The prices of each currency, the highest first and old ones last; the farmer's currency before the others. */
function byCurrency(prices: MarketPriceWithHistory[], home: string) {
  const currencies = [...new Set(prices.map(({ currency }) => currency))]
  const ordered = currencies.sort((a, b) => Number(b === home) - Number(a === home) || (a < b ? -1 : 1))
  return ordered.map((currency) => {
    const rows = prices.filter((price) => price.currency === currency)
    return [currency, rows.sort((a, b) => Number(isOld(a)) - Number(isOld(b)) || b.pricePerKg - a.pricePerKg)] as const
  })
}

function Row({ price }: { price: MarketPriceWithHistory }) {
  const { formatPrice } = useMoney()
  const t = useTranslations('market.compare')
  const old = isOld(price)
  return (
    <tr className={old ? classes.old : undefined}>
      <th scope="row">
        <span className={classes.market}>
          <b>{price.market}</b>
          <span>
            <PriceAge {...price} unknown={t('noSource')} />
          </span>
        </span>
      </th>
      <td>
        <span className={classes.amount}>
          <b>
            <Value>{formatPrice(price.pricePerKg, price.currency)}</Value>
          </b>
          {old ? <Badge tone="secondary">{t('old')}</Badge> : <TrendMark {...shownChange(price)} />}
        </span>
      </td>
    </tr>
  )
}

const isOld = ({ date, usualDays }: MarketPriceWithHistory) => isOldPrice(date, today(), usualDays)
