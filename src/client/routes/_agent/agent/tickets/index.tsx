import { createFileRoute } from '@tanstack/react-router'
import { StaffSupport } from '#client/features/support/staff/StaffSupport.tsx'
import { supportSearch } from '#client/features/support/staff/support-search.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '#client/shell/agent/AgentPage.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { tableView } from '#client/ui/table/table-view.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'

export const Route = createFileRoute('/_agent/agent/tickets/')({
  validateSearch: supportSearch,
  beforeLoad: () => Promise.all([needMessages('tickets'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const t = useTranslations('tickets')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <main className={classes.page}>
      <PageTitle>{t('desk')}</PageTitle>
      <div className={classes.inset}>
        <StaffSupport
          place="/agent/tickets"
          view={tableView(search, ADMIN_SORTS.ticket, navigate)}
          shown={search.status ?? 'open'}
          assigned={search.assigned ?? 'anybody'}
          onShow={(status) => void navigate({ search: { ...search, status }, replace: true })}
          onAssigned={(assigned) => void navigate({ search: { ...search, assigned }, replace: true })}
        />
      </div>
    </main>
  )
}
