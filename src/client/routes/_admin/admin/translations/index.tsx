import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { tableSearch } from '#client/ui/table/search.ts'
import { TranslationsScreen } from './-components/TranslationsScreen.tsx'

type TranslationSearch = { q?: string; language?: string; area?: string; state?: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 50) || undefined : undefined)

export const Route = createFileRoute('/_admin/admin/translations/')({
  validateSearch: ({ language, area, state, ...search }: Record<string, unknown>): TranslationSearch => ({
    q: tableSearch(search).q,
    language: textOf(language),
    area: textOf(area),
    state: textOf(state),
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TranslationsScreen
      search={search}
      // Words are replaced, because otherwise each letter would be a step in the browser's history.
      onChange={(change) => void navigate({ search: { ...search, ...change }, replace: 'q' in change })}
    />
  )
}
