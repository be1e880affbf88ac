import { useAdminColumns } from '#client/features/operations/admin/useAdminColumns.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import type { AdminAlert } from '#domain/weather/alert-admin.schema.ts'
import { beginning } from './beginning.ts'

export function useAlertColumns(): TableColumn<AdminAlert, AdminSort<'weatherAlert'>>[] {
  const t = useTranslations('desk')
  const shared = useAdminColumns()
  return [
    { ...shared.title(beginning), sort: bothWays('title') },
    {
      id: 'location',
      head: t('field.location'),
      cell: ({ location }) => location,
      csv: ({ location }) => location,
      sort: bothWays('location'),
    },
    {
      id: 'alertType',
      head: t('field.alertType'),
      cell: ({ alertType }) => t(`alertType.${alertType}`),
      csv: ({ alertType }) => alertType,
      sort: bothWays('alertType'),
    },
    {
      id: 'severity',
      head: t('field.severity'),
      cell: ({ severity }) => t(`severity.${severity}`),
      csv: ({ severity }) => severity,
      sort: bothWays('severity'),
    },
    { ...shared.day('createdAt', ({ createdAt }) => createdAt), sort: bothWays('createdAt') },
    { ...shared.day('expiresAt', ({ expiresAt }) => expiresAt), sort: bothWays('expiresAt') },
    shared.state(),
    shared.actions(({ title }) => title),
  ]
}
