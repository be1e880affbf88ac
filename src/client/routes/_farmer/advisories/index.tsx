import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ADVISORY_CHIPS } from '#domain/advice/advisory.ts'
import { AdvisoriesScreen } from './-components/AdvisoriesScreen.tsx'
import type { AdvisoriesSearch } from './-components/search.ts'

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

export const Route = createFileRoute('/_farmer/advisories/')({
  validateSearch: ({ q, category, saved }: Record<string, unknown>): AdvisoriesSearch => ({
    q: textOf(q),
    category: ADVISORY_CHIPS.find((chip) => chip === category),
    saved: saved === true || undefined,
  }),
  beforeLoad: () => needMessages('advisories'),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return <AdvisoriesScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
}
