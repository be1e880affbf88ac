import { createFileRoute } from '@tanstack/react-router'
import { needCropNames } from '#client/features/crops/crop-names.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { TRENDS, type Trend } from '#domain/farmer/market.ts'
import type { PriceFilter } from '#domain/farmer/market-board.ts'
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
  return <MarketScreen wanted={Route.useSearch()} onWant={(search) => void navigate({ search, replace: true })} />
}
