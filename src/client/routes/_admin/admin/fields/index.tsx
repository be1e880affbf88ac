import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { tableView } from '#client/ui/table/table-view.ts'
import { FIELD_PROBLEMS, FIELD_SORTS } from '#domain/fields/field-problem.ts'
import { COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { FieldsScreen } from './-components/FieldsScreen.tsx'

/** Which countries and problems there are the screen knows: it is loaded later than the addresses of all screens. */
type FieldsSearch = TableSearch & { country?: string; problem?: string }

export const Route = createFileRoute('/_admin/admin/fields/')({
  validateSearch: ({ country, problem, ...search }: Record<string, unknown>): FieldsSearch => ({
    ...tableSearch(search),
    country: typeof country === 'string' ? country : undefined,
    problem: typeof problem === 'string' ? problem : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table'), needMessages('fields')]),
  component: Screen,
})

function Screen() {
  const { country, problem, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const move = (to: { search: TableSearch; replace?: boolean }) =>
    navigate({ ...to, search: { ...to.search, country, problem } })
  return (
    <FieldsScreen
      view={tableView(search, { sorts: FIELD_SORTS, usual: '-createdAt' }, move)}
      country={keysOf(COUNTRIES).find((each) => each === country)}
      problem={FIELD_PROBLEMS.find((each) => each === problem)}
      onCountry={(chosen) => void navigate({ search: { ...search, country: chosen, problem } })}
      onProblem={(chosen) => void navigate({ search: { ...search, country, problem: chosen } })}
    />
  )
}
