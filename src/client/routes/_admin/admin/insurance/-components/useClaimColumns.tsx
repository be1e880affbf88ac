import { useMoneyColumns } from '#client/features/finance/admin/useMoneyColumns.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'
import { ClaimButtons } from './ClaimButtons.tsx'
import { CLAIM_TONES } from './insurance-tones.ts'
import { PromisedDay } from './PromisedDay.tsx'

export function useClaimColumns(): TableColumn<AdminClaim, never>[] {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const states = useTranslations('finance.claim.status')
  const shared = useMoneyColumns()
  return [
    shared.date(),
    shared.farmer(),
    {
      id: 'product',
      head: t('insurance.product'),
      cell: ({ productName }) => productName,
      csv: ({ productName }) => productName,
    },
    {
      id: 'amount',
      head: t('amount'),
      cell: ({ amount, currency }) => <b>{formatAmount(amount, currency)}</b>,
      csv: ({ amount }) => amount,
      isNumber: true,
    },
    {
      id: 'state',
      head: t('state'),
      cell: ({ status }) => <Badge tone={CLAIM_TONES[status]}>{states(status)}</Badge>,
      csv: ({ status }) => states(status),
    },
    {
      id: 'promise',
      head: t('claim.promise'),
      cell: (claim) => <PromisedDay claim={claim} />,
      csv: ({ promisedDay }) => promisedDay,
      isWhole: true,
    },
    { id: 'action', head: t('insurance.decision'), cell: (claim) => <ClaimButtons claim={claim} /> },
  ]
}
