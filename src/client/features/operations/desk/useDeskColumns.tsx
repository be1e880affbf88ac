import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { RowActions } from './RowActions.tsx'

/** Columns that the lists of the desk share. */
export function useDeskColumns() {
  const t = useTranslations('desk')
  const format = useFormatter()
  return {
    title: <Row extends { title: string }>(): TableColumn<Row, never> => ({
      id: 'title',
      head: t('field.title'),
      cell: ({ title }) => <b>{title}</b>,
      csv: ({ title }) => title,
      isFixed: true,
    }),
    day: <Row,>(
      id: 'createdAt' | 'expiresAt' | 'validUntil',
      of: (row: Row) => string | null,
      isHidden = false,
    ): TableColumn<Row, never> => ({
      id,
      head: t(`field.${id}`),
      cell: (row) => {
        const instant = of(row)
        return instant === null ? '–' : format.dateTime(new Date(instant), { dateStyle: 'medium' })
      },
      csv: of,
      isHidden,
    }),
    state: <Row extends { isActive: boolean }>(): TableColumn<Row, never> => ({
      id: 'state',
      head: t('field.state'),
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
      csv: ({ isActive }) => t(isActive ? 'state.active' : 'state.inactive'),
    }),
    actions: <Row extends { id: string }>(nameOf: (row: Row) => string): TableColumn<Row, never> => ({
      id: 'action',
      head: t('action.change'),
      cell: (row) => <RowActions id={row.id} name={nameOf(row)} />,
    }),
  }
}

/** Whether a record is shown to farmers. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useTranslations('desk.state')
  return <Badge tone={isActive ? 'good' : 'secondary'}>{t(isActive ? 'active' : 'inactive')}</Badge>
}
