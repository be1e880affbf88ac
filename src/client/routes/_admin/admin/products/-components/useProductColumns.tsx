import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { ActiveBadge } from '#client/features/operations/admin/StateBadges.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'

/** Columns of what is on offer, loans and insurances alike. */
export function useProductColumns() {
  const t = useTranslations('desk.money.product')
  const state = useTranslations('desk.state')
  return {
    name: <Row extends { name: string; provider: string }>(): TableColumn<Row, never> => ({
      id: 'name',
      head: t('name'),
      cell: ({ name, provider }) => (
        <>
          <b>{name}</b>
          <p className={adminClasses.quiet}>{provider}</p>
        </>
      ),
      csv: ({ name }) => name,
      isFixed: true,
    }),
    currency: <Row extends { currency: string }>(): TableColumn<Row, never> => ({
      id: 'currency',
      head: t('currency'),
      cell: ({ currency }) => currency,
      csv: ({ currency }) => currency,
    }),
    crops: <Row extends { eligibleCrops: string[] | null }>(): TableColumn<Row, never> => ({
      id: 'eligibleCrops',
      head: t('eligibleCrops'),
      cell: ({ eligibleCrops }) => eligibleCrops?.join(', ') ?? t('anyCrop'),
      csv: ({ eligibleCrops }) => eligibleCrops?.join(', ') ?? null,
    }),
    state: <Row extends { isActive: boolean }>(): TableColumn<Row, never> => ({
      id: 'state',
      head: t('isActive'),
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
      csv: ({ isActive }) => state(isActive ? 'active' : 'inactive'),
    }),
  }
}
