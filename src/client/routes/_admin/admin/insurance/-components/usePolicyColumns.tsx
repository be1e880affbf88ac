import { useMoneyColumns } from '#client/features/finance/admin/useMoneyColumns.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { AdminPolicy } from '#domain/finance/insurance/insurance.schema.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { POLICY_TONES } from './insurance-tones.ts'

export function usePolicyColumns(): TableColumn<AdminPolicy, never>[] {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const states = useTranslations('finance.policy.status')
  const format = useFormat()
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
      id: 'coverage',
      head: t('insurance.coverage'),
      cell: ({ coverageAmount, currency }) => <b>{formatAmount(coverageAmount, currency)}</b>,
      csv: ({ coverageAmount }) => coverageAmount,
      isNumber: true,
    },
    {
      id: 'premium',
      head: t('insurance.premium'),
      cell: ({ premiumAmount, currency }) => formatAmount(premiumAmount, currency),
      csv: ({ premiumAmount }) => premiumAmount,
      isNumber: true,
    },
    {
      id: 'number',
      head: t('insurance.number'),
      cell: ({ policyNumber }) => policyNumber ?? '–',
      csv: ({ policyNumber }) => policyNumber,
      isHidden: true,
    },
    {
      id: 'until',
      head: t('insurance.until'),
      cell: ({ policyEnd }) => (policyEnd ? format.dateTime(noonOf(policyEnd), { dateStyle: 'medium' }) : '–'),
      csv: ({ policyEnd }) => policyEnd,
      isWhole: true,
      isHidden: true,
    },
    {
      id: 'crop',
      head: t('insurance.crop'),
      cell: ({ insuredCrop, insuredPlace }) => [insuredCrop, insuredPlace].filter(Boolean).join(', ') || '–',
      csv: ({ insuredCrop, insuredPlace }) => [insuredCrop, insuredPlace].filter(Boolean).join(', '),
    },
    {
      id: 'assets',
      head: t('insurance.assets'),
      cell: ({ coveredAssets }) => coveredAssets.join(', ') || '–',
      csv: ({ coveredAssets }) => coveredAssets.join(', '),
    },
    {
      id: 'state',
      head: t('state'),
      cell: ({ status, rejectionReason }) => (
        <>
          <Badge tone={POLICY_TONES[status]}>{states(status)}</Badge>
          {rejectionReason && <p>{rejectionReason}</p>}
        </>
      ),
      csv: ({ status }) => states(status),
    },
    { id: 'decision', head: t('insurance.decision'), cell: (policy) => <DecideButtons policy={policy} /> },
  ]
}
