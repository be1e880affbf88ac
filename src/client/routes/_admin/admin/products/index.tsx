import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { tableView } from '#client/ui/table/table-view.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { InsuranceProductsScreen } from './-components/InsuranceProductsScreen.tsx'
import { LoanProductsScreen } from './-components/LoanProductsScreen.tsx'
import type { ProductTab } from './-components/ProductTabs.tsx'

type ProductsSearch = TableSearch & { tab?: ProductTab }

export const Route = createFileRoute('/_admin/admin/products/')({
  validateSearch: ({ tab, ...search }: Record<string, unknown>): ProductsSearch => ({
    ...tableSearch(search),
    tab: tab === 'insurance' ? tab : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table'), needMessages('finance')]),
  component: Screen,
})

function Screen() {
  const { tab, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const move = (to: { search: TableSearch; replace?: boolean }) => navigate({ ...to, search: { ...to.search, tab } })
  return tab === 'insurance' ? (
    <InsuranceProductsScreen view={tableView(search, ADMIN_SORTS.insuranceProduct, move)} />
  ) : (
    <LoanProductsScreen view={tableView(search, ADMIN_SORTS.loanProduct, move)} />
  )
}
