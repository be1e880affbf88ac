import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { tableSearch } from '#client/ui/table/search.ts'
import { tableView } from '#client/ui/table/table-view.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { CropsScreen } from './-components/CropsScreen.tsx'

export const Route = createFileRoute('/_admin/admin/crops/')({
  validateSearch: tableSearch,
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <CropsScreen view={tableView(Route.useSearch(), ADMIN_SORTS.crop, navigate)} />
}
