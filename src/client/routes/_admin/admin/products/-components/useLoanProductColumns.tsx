import { usePercent } from '#client/features/finance/usePercent.ts'
import { useAdminColumns } from '#client/features/operations/admin/useAdminColumns.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminLoanProduct } from '#domain/finance/product-admin.schema.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import { useProductColumns } from './useProductColumns.tsx'
import { useLimits } from './useProductFacts.ts'

export function useLoanProductColumns(): TableColumn<AdminLoanProduct, AdminSort<'loanProduct'>>[] {
  const t = useTranslations('desk.money.product')
  const format = useFormat()
  const shared = useProductColumns()
  const percent = usePercent()
  const limitsOf = useLimits()
  return [
    { ...shared.name<AdminLoanProduct>(), sort: bothWays('name') },
    { id: 'limits', head: t('limits'), cell: limitsOf, csv: ({ maxAmount }) => maxAmount, isNumber: true },
    // The limits show it.
    { ...shared.currency<AdminLoanProduct>(), sort: bothWays('currency'), isHidden: true },
    {
      id: 'interestRate',
      head: t('interestRate'),
      cell: ({ interestRate }) => percent(interestRate),
      csv: ({ interestRate }) => interestRate,
      sort: bothWays('interestRate'),
      isNumber: true,
    },
    {
      id: 'interestMethod',
      head: t('interestMethod'),
      cell: ({ interestMethod }) => t(interestMethod),
      csv: ({ interestMethod }) => interestMethod,
      isHidden: true,
    },
    {
      id: 'termDays',
      head: t('termDays'),
      cell: ({ termDays }) => t('days', { count: termDays }),
      csv: ({ termDays }) => termDays,
      isNumber: true,
    },
    {
      id: 'minCreditScore',
      head: t('minCreditScore'),
      cell: ({ minCreditScore }) => format.number(minCreditScore),
      csv: ({ minCreditScore }) => minCreditScore,
      isNumber: true,
    },
    shared.crops(),
    {
      id: 'requiredDocuments',
      head: t('requiredDocuments'),
      cell: ({ requiredDocuments }) => requiredDocuments?.join(', ') ?? '–',
      csv: ({ requiredDocuments }) => requiredDocuments?.join(', ') ?? null,
      isHidden: true,
    },
    shared.state(),
    useAdminColumns().actions<AdminLoanProduct>(({ name }) => name, true),
  ]
}
