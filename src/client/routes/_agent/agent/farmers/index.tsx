import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNamesUnlessEnglish } from '#client/i18n/crop-names.ts'
import { sortOf } from '#client/ui/table/search.ts'
import { FARMER_SORTS } from '#domain/people/farmer.ts'
import { FarmersScreen } from './-components/FarmersScreen.tsx'
import { farmersSearch } from './-components/farmers-search.ts'

export const Route = createFileRoute('/_agent/agent/farmers/')({
  validateSearch: farmersSearch,
  beforeLoad: () => Promise.all([needMessages('table'), needCropNamesUnlessEnglish()]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const { mine, crop, place, status } = search
  const navigate = Route.useNavigate()
  return (
    <FarmersScreen
      words={search.q ?? ''}
      sort={sortOf(search, { sorts: FARMER_SORTS, usual: '-createdAt' })}
      narrowing={{ mine, crop, place, status }}
      onNarrow={(change) => void navigate({ search: { ...search, ...change }, replace: true })}
      // Replaced, because otherwise each letter would be a step in the browser's history.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
      onSort={(sort) => void navigate({ search: { ...search, sort } })}
    />
  )
}
