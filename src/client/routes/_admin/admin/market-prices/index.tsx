import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { tableSearch } from '#client/ui/table/search.ts'
import { tableView } from '#client/ui/table/table-view.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { PricesScreen } from './-components/PricesScreen.tsx'

export const Route = createFileRoute('/_admin/admin/market-prices/')({
  validateSearch: tableSearch,
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <PricesScreen view={tableView(Route.useSearch(), ADMIN_SORTS.marketPrice, navigate)} />
}
