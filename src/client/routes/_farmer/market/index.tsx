import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNames } from '#client/i18n/crop-names.ts'
import { TRENDS, type Trend } from '#domain/market/price.ts'
import type { PriceFilter } from '#domain/market/price-board.ts'
import { MarketScreen } from './-components/MarketScreen.tsx'

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const trendOf = (value: unknown): Trend | undefined => TRENDS.find((trend) => trend === value)

export const Route = createFileRoute('/_farmer/market/')({
  validateSearch: ({ q, market, trend }: Record<string, unknown>): PriceFilter => ({
    q: textOf(q),
    market: textOf(market),
    trend: trendOf(trend),
  }),
  beforeLoad: async () => void (await Promise.all([needMessages('market'), needCropNames()])),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <MarketScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />
}
