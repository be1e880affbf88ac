import { useTranslations } from 'use-intl'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useDeskColumns } from '#client/features/operations/desk/useDeskColumns.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { DeskInsuranceProduct } from '#domain/finance/product-desk.schema.ts'
import { formatAmount } from '#domain/money.ts'
import { bothWays, type DeskSort } from '#domain/operations/desk-sorts.ts'
import { useProductColumns } from './useProductColumns.tsx'

export function useInsuranceProductColumns(): TableColumn<DeskInsuranceProduct, DeskSort<'insuranceProduct'>>[] {
  const t = useTranslations('desk.money.product')
  const shared = useProductColumns()
  const percent = usePercent()
  return [
    { ...shared.name<DeskInsuranceProduct>(), sort: bothWays('name') },
    {
      id: 'cover',
      head: t('cover'),
      cell: ({ maxCoverageAmount, currency }) => formatAmount(maxCoverageAmount, currency),
      csv: ({ maxCoverageAmount }) => maxCoverageAmount,
      isNumber: true,
    },
    { ...shared.currency<DeskInsuranceProduct>(), sort: bothWays('currency') },
    {
      id: 'basePremiumRate',
      head: t('basePremiumRate'),
      cell: ({ basePremiumRate }) => percent(basePremiumRate),
      csv: ({ basePremiumRate }) => basePremiumRate,
      sort: bothWays('basePremiumRate'),
      isNumber: true,
    },
    {
      id: 'coverageType',
      head: t('coverageType'),
      cell: ({ coverageType }) => coverageType,
      csv: ({ coverageType }) => coverageType,
    },
    shared.crops(),
    {
      id: 'eligibleRegions',
      head: t('eligibleRegions'),
      cell: ({ eligibleRegions }) => eligibleRegions?.join(', ') ?? '–',
      csv: ({ eligibleRegions }) => eligibleRegions?.join(', ') ?? null,
      isHidden: true,
    },
    shared.state(),
    useDeskColumns().actions<DeskInsuranceProduct>(({ name }) => name, true),
  ]
}
