import { createFileRoute } from '@tanstack/react-router'
import { MarketScreen } from './-components/MarketScreen.tsx'

/** The search and the chosen market, kept in the address. */
export type MarketSearch = { q?: string; market?: string }

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

export const Route = createFileRoute('/_farmer/market/')({
  validateSearch: ({ q, market }: Record<string, unknown>): MarketSearch => ({ q: textOf(q), market: textOf(market) }),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <MarketScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
}
