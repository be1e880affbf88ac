import { useTranslations } from 'use-intl'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useDeskColumns } from '#client/features/operations/desk/useDeskColumns.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { DeskLoanProduct } from '#domain/finance/product-desk.schema.ts'
import { bothWays, type DeskSort } from '#domain/operations/desk-sorts.ts'
import { useProductColumns } from './useProductColumns.tsx'
import { limitsOf } from './useProductFacts.ts'

export function useLoanProductColumns(): TableColumn<DeskLoanProduct, DeskSort<'loanProduct'>>[] {
  const t = useTranslations('desk.money.product')
  const shared = useProductColumns()
  const percent = usePercent()
  return [
    { ...shared.name<DeskLoanProduct>(), sort: bothWays('name') },
    { id: 'limits', head: t('limits'), cell: limitsOf, csv: ({ maxAmount }) => maxAmount, isNumber: true },
    // The limits show it.
    { ...shared.currency<DeskLoanProduct>(), sort: bothWays('currency'), isHidden: true },
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
      cell: ({ minCreditScore }) => minCreditScore,
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
    useDeskColumns().actions<DeskLoanProduct>(({ name }) => name, true),
  ]
}
