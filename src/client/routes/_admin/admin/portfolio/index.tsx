import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { PortfolioScreen } from './-components/PortfolioScreen.tsx'

/** Which groups and currencies there are the screen knows: it is loaded later than the addresses of all screens. */
type PortfolioSearch = { by?: string | undefined; level?: string | undefined; currency?: string | undefined }
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const Route = createFileRoute('/_admin/admin/portfolio/')({
  validateSearch: ({ by, level, currency }: Record<string, unknown>): PortfolioSearch => ({
    by: textOf(by),
    level: textOf(level),
    currency: textOf(currency),
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table'), needMessages('finance')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <PortfolioScreen {...search} onChange={(change) => void navigate({ search: { ...search, ...change } })} />
}
