import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { TRENDS, type Trend } from '#domain/farmer/market.ts'
import { MarketScreen } from './-components/MarketScreen.tsx'
import { type PriceFilter, STEP } from './-components/price-filter.ts'

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const trendOf = (value: unknown) => (Object.hasOwn(TRENDS, String(value)) ? (value as Trend) : undefined)

export const Route = createFileRoute('/_farmer/market/')({
  validateSearch: ({ q, market, trend, shown }: Record<string, unknown>): PriceFilter => ({
    q: textOf(q),
    market: textOf(market),
    trend: trendOf(trend),
    shown: Number(shown) > STEP ? Math.floor(Number(shown)) : undefined,
  }),
  beforeLoad: () => needMessages('market'),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <MarketScreen wanted={Route.useSearch()} onWant={(search) => void navigate({ search, replace: true })} />
}
