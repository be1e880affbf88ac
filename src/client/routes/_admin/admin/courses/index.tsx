import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { wordsSearch } from '#client/ui/table/search.ts'
import { AdminCoursesScreen } from './-components/AdminCoursesScreen.tsx'

export const Route = createFileRoute('/_admin/admin/courses/')({
  validateSearch: wordsSearch,
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('learning'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminCoursesScreen
      words={search.q ?? ''}
      // Replaced, because otherwise each letter would be a step in the browser's history.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
    />
  )
}
