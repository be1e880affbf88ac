import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { tableView } from '#client/ui/table/table-view.ts'
import { USER_SORTS, USER_STATES, type UserState } from '#domain/people/user-record.ts'
import { ROLES, type Role } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'
import { UsersScreen } from './-components/UsersScreen.tsx'

type UsersSearch = TableSearch & { role?: Role; state?: UserState; phone?: 'none' }

export const Route = createFileRoute('/_admin/admin/users/')({
  validateSearch: ({ role, state, phone, ...search }: Record<string, unknown>): UsersSearch => ({
    ...tableSearch(search),
    role: keysOf(ROLES).find((each) => each === role),
    state: USER_STATES.find((each) => each === state),
    phone: phone === 'none' ? phone : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const { role, state, phone, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const move = (to: { search: TableSearch; replace?: boolean }) =>
    navigate({ ...to, search: { ...to.search, role, state, phone } })
  return (
    <UsersScreen
      view={tableView(search, { sorts: USER_SORTS, usual: '-createdAt' }, move)}
      role={role}
      state={state}
      phone={phone}
      onRole={(chosen) => void navigate({ search: { ...search, role: chosen, state, phone } })}
      onState={(chosen) => void navigate({ search: { ...search, role, state: chosen, phone } })}
      onPhone={(chosen) => void navigate({ search: { ...search, role, state, phone: chosen } })}
    />
  )
}
