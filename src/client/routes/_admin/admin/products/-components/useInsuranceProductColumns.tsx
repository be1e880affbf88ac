import { usePercent } from '#client/features/finance/usePercent.ts'
import { useAdminColumns } from '#client/features/operations/admin/useAdminColumns.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminInsuranceProduct } from '#domain/finance/product-admin.schema.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import { useProductColumns } from './useProductColumns.tsx'

export function useInsuranceProductColumns(): TableColumn<AdminInsuranceProduct, AdminSort<'insuranceProduct'>>[] {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money.product')
  const shared = useProductColumns()
  const percent = usePercent()
  return [
    { ...shared.name<AdminInsuranceProduct>(), sort: bothWays('name') },
    {
      id: 'cover',
      head: t('cover'),
      cell: ({ maxCoverageAmount, currency }) => formatAmount(maxCoverageAmount, currency),
      csv: ({ maxCoverageAmount }) => maxCoverageAmount,
      isNumber: true,
    },
    { ...shared.currency<AdminInsuranceProduct>(), sort: bothWays('currency') },
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
      cell: ({ coverageType, lacksIndex }) => (
        <>
          {coverageType}
          {lacksIndex && (
            <p>
              <Badge tone="warm">{t('lacksIndex')}</Badge>
            </p>
          )}
        </>
      ),
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
    useAdminColumns().actions<AdminInsuranceProduct>(({ name }) => name, true),
  ]
}
