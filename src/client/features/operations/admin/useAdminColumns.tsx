import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import classes from './Admin.module.css'
import { RowActions } from './RowActions.tsx'
import { type State, StateBadges } from './StateBadges.tsx'

/** Columns that the lists of the admin area share. */
export function useAdminColumns() {
  const t = useTranslations('desk')
  const format = useFormat()
  return {
    /** `beginning` is how a text begins: it helps to tell one row from another. */
    title: <Row extends { title: string }>(beginning: (row: Row) => string): TableColumn<Row, never> => ({
      id: 'title',
      head: t('field.title'),
      cell: (row) => (
        <span className={classes.titled}>
          <b>{row.title}</b>
          <span>{beginning(row)}</span>
        </span>
      ),
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
        return instant === null ? '–' : format.dateTime(dateAt(instant), { dateStyle: 'medium' })
      },
      csv: of,
      isWhole: true,
      isHidden,
    }),
    state: <Row extends State>(needsApproval: (row: Row) => boolean = () => false): TableColumn<Row, never> => ({
      id: 'state',
      head: t('field.state'),
      cell: (row) => (
        <span className={classes.badges}>
          <StateBadges isActive={row.isActive} publishAt={row.publishAt} needsApproval={needsApproval(row)} />
        </span>
      ),
      csv: ({ isActive }) => t(isActive ? 'state.active' : 'state.inactive'),
    }),
    actions: <Row extends { id: string }>(nameOf: (row: Row) => string, isKept = false): TableColumn<Row, never> => ({
      id: 'action',
      head: t('action.change'),
      cell: (row) => <RowActions id={row.id} name={nameOf(row)} isKept={isKept} />,
    }),
  }
}
