import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { tableSearch } from '#client/ui/table/search.ts'
import { tableView } from '#client/ui/table/table-view.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { AdminCoursesScreen } from './-components/AdminCoursesScreen.tsx'

export const Route = createFileRoute('/_admin/admin/courses/')({
  validateSearch: tableSearch,
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('learning'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <AdminCoursesScreen view={tableView(Route.useSearch(), ADMIN_SORTS.course, navigate)} />
}
