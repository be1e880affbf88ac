import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { wordsSearch } from '#client/ui/table/search.ts'
import { CropsScreen } from './-components/CropsScreen.tsx'

export const Route = createFileRoute('/_admin/admin/crops/')({
  validateSearch: wordsSearch,
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CropsScreen
      words={search.q ?? ''}
      // Replaced, because otherwise each letter would be a step in the browser's history.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
    />
  )
}
