import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { PriceBoard } from '#domain/market/price.schema.ts'
import { MARKET_CHIPS } from '#domain/market/price.ts'
import type { PriceFilter } from '#domain/market/price-board.ts'

type MarketChipsProps = {
  markets: PriceBoard['markets']
  filter: PriceFilter
  onFilter: (filter: PriceFilter) => void
}

/** Filters for all markets and for each one, with the number of prices. */
export function MarketChips({ markets, filter, onFilter }: MarketChipsProps) {
  const t = useTranslations('farmer.market')
  const counts = new Map(markets.map(({ market, count }) => [market, count]))
  const all = markets.reduce((sum, { count }) => sum + count, 0)
  const choose = (market: string | undefined) => onFilter({ ...filter, market })
  return (
    <Chips label={t('markets')}>
      <Chip pressed={!filter.market} onPress={() => choose(undefined)}>
        <Value>{t('allMarkets', { count: digits(all) })}</Value>
      </Chip>
      {[...new Set([...MARKET_CHIPS, ...counts.keys()])].map((market) => (
        <Chip key={market} pressed={filter.market === market} onPress={() => choose(market)}>
          <Value>{t('chip', { market, count: digits(counts.get(market) ?? 0) })}</Value>
        </Chip>
      ))}
    </Chips>
  )
}
