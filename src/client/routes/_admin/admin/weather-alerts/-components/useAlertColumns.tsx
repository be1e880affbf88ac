import { useFormatter, useTranslations } from 'use-intl'
import { RowActions } from '#client/features/operations/desk/RowActions.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { DeskAlert } from '#domain/weather/alert-desk.schema.ts'

export function useAlertColumns(): TableColumn<DeskAlert, never>[] {
  const t = useTranslations('desk')
  const format = useFormatter()
  const day = (instant: string | null) =>
    instant === null ? '–' : format.dateTime(new Date(instant), { dateStyle: 'medium' })
  return [
    {
      id: 'title',
      head: t('field.title'),
      cell: ({ title }) => <b>{title}</b>,
      csv: ({ title }) => title,
      isFixed: true,
    },
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
    {
      id: 'createdAt',
      head: t('field.createdAt'),
      cell: ({ createdAt }) => day(createdAt),
      csv: ({ createdAt }) => createdAt,
    },
    {
      id: 'expiresAt',
      head: t('field.expiresAt'),
      cell: ({ expiresAt }) => day(expiresAt),
      csv: ({ expiresAt }) => expiresAt,
    },
    {
      id: 'state',
      head: t('field.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'state.active' : 'state.inactive')}</Badge>
      ),
      csv: ({ isActive }) => (isActive ? 1 : 0),
    },
    { id: 'action', head: t('action.change'), cell: ({ id, title }) => <RowActions id={id} name={title} /> },
  ]
}
