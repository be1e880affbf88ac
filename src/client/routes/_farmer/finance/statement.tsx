import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { StatementScreen } from './-components/statement/StatementScreen.tsx'
import { statementSearch } from './-components/statement/statement-search.ts'

export const Route = createFileRoute('/_farmer/finance/statement')({
  validateSearch: statementSearch,
  beforeLoad: () => needMessages('finance'),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <StatementScreen
      search={search}
      onSearch={(change) => void navigate({ search: (given) => ({ ...given, ...change }), replace: true })}
    />
  )
}
