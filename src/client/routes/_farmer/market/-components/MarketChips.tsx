import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MarketPrice } from '#domain/farmer/market.schema.ts'
import classes from './MarketScreen.module.css'

type MarketChipsProps = {
  prices: MarketPrice[]
  chosen: string | undefined
  onChoose: (market: string | undefined) => void
}

export function MarketChips({ prices, chosen, onChoose }: MarketChipsProps) {
  const t = useTranslations('farmer.market')
  const markets = [...new Set(prices.map(({ market }) => market))].map((market) => ({
    market,
    count: String(prices.filter((price) => price.market === market).length),
  }))
  return (
    <fieldset className={classes.chips} aria-label={t('markets')}>
      <UnstyledButton className={classes.chip} aria-pressed={!chosen} onClick={() => onChoose(undefined)}>
        {t('allMarkets', { count: String(prices.length) })}
      </UnstyledButton>
      {markets.map(({ market, count }) => (
        <UnstyledButton
          key={market}
          className={classes.chip}
          aria-pressed={chosen === market}
          onClick={() => onChoose(market)}
        >
          {t('chip', { market, count })}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
