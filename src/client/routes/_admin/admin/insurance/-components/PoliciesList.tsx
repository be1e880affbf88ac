import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { MoneyCard } from '#client/features/finance/admin/MoneyCard.tsx'
import { MoneyList } from '#client/features/finance/admin/MoneyList.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { allRows } from '#client/ui/table/all-rows.ts'
import { POLICY_STATUS, type PolicyStatus } from '#domain/finance/insurance.ts'
import { keysOf } from '#domain/table.ts'
import { CreditPremium } from './CreditPremium.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { POLICY_TONES } from './insurance-tones.ts'
import { usePolicyColumns } from './usePolicyColumns.tsx'

const DIALOGS = {
  approve: lazy(() => import('./ApprovePolicyDialog.tsx')),
  reject: lazy(() => import('./RejectPolicyDialog.tsx')),
}

type Shown = PolicyStatus | 'all'
const SHOWN: readonly Shown[] = [...keysOf(POLICY_STATUS), 'all']
type PoliciesListProps = { shown: string | undefined; onStatus: (shown: Shown) => void }

/** The policies of all farmers: by default the applications. */
export function PoliciesList({ shown, onStatus }: PoliciesListProps) {
  const format = useFormat()
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const states = useTranslations('finance.policy.status')
  const value = SHOWN.find((each) => each === shown) ?? 'applied'
  const filter = { status: value === 'all' ? undefined : value }
  const dialog = useDialog(...keysOf(DIALOGS))
  const Dialog = dialog.name && DIALOGS[dialog.name]
  return (
    <MoneyList
      label={t('insurance.policies')}
      file="kuu-policies"
      filter={{
        label: t('insurance.filter'),
        value,
        choices: SHOWN.map((each) => ({ value: each, label: each === 'all' ? t('all') : states(each) })),
        onChange: onStatus,
      }}
      pages={trpc.admin.insurance.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={usePolicyColumns()}
      nameOf={({ farmer }) => farmer.fullName}
      card={(policy) => (
        <MoneyCard
          farmer={policy.farmer}
          badge={<Badge tone={POLICY_TONES[policy.status]}>{states(policy.status)}</Badge>}
          facts={[
            [t('insurance.product'), policy.productName],
            [t('insurance.coverage'), formatAmount(policy.coverageAmount, policy.currency)],
            [t('insurance.premium'), formatAmount(policy.premiumAmount, policy.currency)],
            ...(policy.status === 'active'
              ? [[t('claim.premium'), t(`claim.premiumState.${policy.premiumState}`)] as const]
              : []),
            ...(policy.insuredCrop ? [[t('insurance.crop'), policy.insuredCrop] as const] : []),
            ...(policy.insuredPlace ? [[t('insurance.place'), policy.insuredPlace] as const] : []),
            ...(policy.coveredAssets.length > 0
              ? [[t('insurance.assets'), format.list(policy.coveredAssets)] as const]
              : []),
          ]}
        >
          <DecideButtons policy={policy} />
          <CreditPremium policy={policy} />
        </MoneyCard>
      )}
      allRows={() => allRows((cursor) => api.admin.insurance.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
      empty={t(value === 'applied' ? 'insurance.none' : 'insurance.noneOther')}
      dialog={(rows) => {
        const policy = rows.find(({ id }) => id === dialog.id)
        return Dialog && policy && <Dialog policy={policy} onClose={dialog.close} />
      }}
    />
  )
}
