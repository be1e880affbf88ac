import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { sortOf, tableSearch } from '#client/ui/table/search.ts'
import { FARMER_SORTS } from '#domain/people/farmer.ts'
import { FarmersScreen } from './-components/FarmersScreen.tsx'

export const Route = createFileRoute('/_agent/agent/farmers/')({
  validateSearch: tableSearch,
  beforeLoad: () => needMessages('table'),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FarmersScreen
      words={search.q ?? ''}
      sort={sortOf(search, { sorts: FARMER_SORTS, usual: '-createdAt' })}
      // Replaced, because otherwise each letter would be a step in the browser's history.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
      onSort={(sort) => void navigate({ search: { ...search, sort } })}
    />
  )
}
