import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { tableSearch } from '#client/ui/table/search.ts'
import { isAuditedTable } from '#domain/operations/audit.ts'
import { AuditScreen } from './-components/AuditScreen.tsx'

type AuditSearch = { q?: string; table?: string }

export const Route = createFileRoute('/_admin/admin/audit/')({
  validateSearch: ({ table, ...search }: Record<string, unknown>): AuditSearch => ({
    q: tableSearch(search).q,
    table: typeof table === 'string' ? table : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AuditScreen
      words={search.q ?? ''}
      table={isAuditedTable(search.table) ? search.table : undefined}
      // Replaced, because otherwise each letter would be a step in the browser's history.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
      onTable={(table) => void navigate({ search: { ...search, table } })}
    />
  )
}
