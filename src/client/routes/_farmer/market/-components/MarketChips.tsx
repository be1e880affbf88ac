import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MarketPrice } from '#domain/farmer/market.schema.ts'
import classes from './filters.module.css'
import { countsBy, type PriceFilter } from './price-filter.ts'

type MarketChipsProps = { prices: MarketPrice[]; wanted: PriceFilter; onWant: (wanted: PriceFilter) => void }

/** All markets, and each that has prices, with how many a tap would show. */
export function MarketChips({ prices, wanted, onWant }: MarketChipsProps) {
  const t = useTranslations('farmer.market')
  const counts = countsBy(prices, 'market', wanted)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const choose = (market: string | undefined) => onWant({ ...wanted, market })
  return (
    <fieldset className={classes.chips} aria-label={t('markets')}>
      <UnstyledButton className={classes.chip} aria-pressed={!wanted.market} onClick={() => choose(undefined)}>
        {t('allMarkets', { count: String(all) })}
      </UnstyledButton>
      {[...counts].map(([market, count]) => (
        <UnstyledButton
          key={market}
          className={classes.chip}
          aria-pressed={wanted.market === market}
          onClick={() => choose(market)}
        >
          {t('chip', { market, count: String(count) })}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
