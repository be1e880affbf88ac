import { useTranslations } from 'use-intl'
import { useDeskColumns } from '#client/features/operations/desk/useDeskColumns.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { bothWays, type DeskSort } from '#domain/operations/desk-sorts.ts'
import type { DeskAlert } from '#domain/weather/alert-desk.schema.ts'
import { beginning } from './beginning.ts'

export function useAlertColumns(): TableColumn<DeskAlert, DeskSort<'weatherAlert'>>[] {
  const t = useTranslations('desk')
  const shared = useDeskColumns()
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
