import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import classes from './Money.module.css'

export type FarmerOfRow = { farmer: { fullName: string; phone: string | null } }

/** Columns that the lists of money share. */
export function useMoneyColumns() {
  const t = useTranslations('desk.money')
  const format = useFormat()
  return {
    date: <Row extends { createdAt: string }>(): TableColumn<Row, never> => ({
      id: 'date',
      head: t('date'),
      cell: ({ createdAt }) => format.dateTime(dateAt(createdAt), { dateStyle: 'medium' }),
      csv: ({ createdAt }) => createdAt,
      isWhole: true,
    }),
    farmer: <Row extends FarmerOfRow>(): TableColumn<Row, never> => ({
      id: 'farmer',
      head: t('farmer'),
      cell: ({ farmer: { fullName, phone } }) => (
        <span className={classes.farmer}>
          <b>{fullName}</b>
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : t('noPhone')}
        </span>
      ),
      csv: ({ farmer }) => farmer.fullName,
      isFixed: true,
    }),
  }
}
