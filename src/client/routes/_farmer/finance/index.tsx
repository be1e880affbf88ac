import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { FinanceScreen } from './-components/FinanceScreen.tsx'
import { financeSearch } from './-components/finance-search.ts'

export const Route = createFileRoute('/_farmer/finance/')({
  validateSearch: financeSearch,
  beforeLoad: () => needMessages('finance'),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FinanceScreen
      search={search}
      onSearch={(change) => void navigate({ search: (given) => ({ ...given, ...change }), replace: true })}
    />
  )
}
