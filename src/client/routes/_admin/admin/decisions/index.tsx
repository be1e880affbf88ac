import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { DecisionsScreen } from './-components/DecisionsScreen.tsx'

export const Route = createFileRoute('/_admin/admin/decisions/')({
  validateSearch: ({ status }: Record<string, unknown>): { status?: 'ended' | undefined } => ({
    status: status === 'ended' ? status : undefined,
  }),
  beforeLoad: () => needMessages('desk'),
  component: Screen,
})

function Screen() {
  const { status = 'open' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (next: 'open' | 'ended') => void navigate({ search: { status: next === 'open' ? undefined : next } })
  return <DecisionsScreen shown={status} onShow={show} />
}
