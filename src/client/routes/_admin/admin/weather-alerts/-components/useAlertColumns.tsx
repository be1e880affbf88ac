import { useTranslations } from 'use-intl'
import { useDeskColumns } from '#client/features/operations/desk/useDeskColumns.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { DeskAlert } from '#domain/weather/alert-desk.schema.ts'

export function useAlertColumns(): TableColumn<DeskAlert, never>[] {
  const t = useTranslations('desk')
  const shared = useDeskColumns()
  return [
    shared.title(),
    { id: 'location', head: t('field.location'), cell: ({ location }) => location, csv: ({ location }) => location },
    {
      id: 'alertType',
      head: t('field.alertType'),
      cell: ({ alertType }) => t(`alertType.${alertType}`),
      csv: ({ alertType }) => alertType,
    },
    {
      id: 'severity',
      head: t('field.severity'),
      cell: ({ severity }) => t(`severity.${severity}`),
      csv: ({ severity }) => severity,
    },
    shared.day('createdAt', ({ createdAt }) => createdAt),
    shared.day('expiresAt', ({ expiresAt }) => expiresAt),
    shared.state(),
    shared.actions(({ title }) => title),
  ]
}
