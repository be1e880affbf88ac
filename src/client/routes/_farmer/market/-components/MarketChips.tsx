import { useTranslations } from 'use-intl'
import { Chip, Chips } from '#client/components/Chips.tsx'
import type { PriceBoard } from '#domain/farmer/market.schema.ts'
import type { PriceFilter } from '#domain/farmer/market-board.ts'

type MarketChipsProps = {
  markets: PriceBoard['markets']
  wanted: PriceFilter
  onWant: (wanted: PriceFilter) => void
}

/** All markets, and each that has prices, with how many a tap would show. */
export function MarketChips({ markets, wanted, onWant }: MarketChipsProps) {
  const t = useTranslations('farmer.market')
  const all = markets.reduce((sum, { count }) => sum + count, 0)
  const choose = (market: string | undefined) => onWant({ ...wanted, market })
  return (
    <Chips label={t('markets')}>
      <Chip pressed={!wanted.market} onPress={() => choose(undefined)}>
        {t('allMarkets', { count: String(all) })}
      </Chip>
      {markets.map(({ market, count }) => (
        <Chip key={market} pressed={wanted.market === market} onPress={() => choose(market)}>
          {t('chip', { market, count: String(count) })}
        </Chip>
      ))}
    </Chips>
  )
}
