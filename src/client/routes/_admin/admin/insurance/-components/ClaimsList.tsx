import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { MoneyCard } from '#client/features/finance/admin/MoneyCard.tsx'
import { MoneyList } from '#client/features/finance/admin/MoneyList.tsx'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { allRows } from '#client/ui/table/all-rows.ts'
import { CLAIM_STATUS, type ClaimStatus } from '#domain/finance/insurance/claim.ts'
import { keysOf } from '#domain/table.ts'
import { ClaimButtons } from './ClaimButtons.tsx'
import { CLAIM_TONES } from './insurance-tones.ts'
import { PromisedDay } from './PromisedDay.tsx'
import { useClaimColumns } from './useClaimColumns.tsx'

const DIALOGS = {
  details: lazy(() => import('./ClaimDialog.tsx')),
  approve: lazy(() => import('./ApproveClaimDialog.tsx')),
  pay: lazy(() => import('./PayClaimDialog.tsx')),
  reject: lazy(() => import('./RejectClaimDialog.tsx')),
}

type Shown = ClaimStatus | 'all'
const SHOWN: readonly Shown[] = [...keysOf(CLAIM_STATUS), 'all']
type ClaimsListProps = { shown: string | undefined; onStatus: (shown: Shown) => void }

/** The claims of all farmers, with what was promised to them. */
export function ClaimsList({ shown, onStatus }: ClaimsListProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const states = useTranslations('finance.claim.status')
  const value = SHOWN.find((each) => each === shown) ?? 'all'
  const filter = { status: value === 'all' ? undefined : value }
  const dialog = useDialog(...keysOf(DIALOGS))
  const Dialog = dialog.name && DIALOGS[dialog.name]
  return (
    <MoneyList
      label={t('insurance.claims')}
      file="kuu-claims"
      filter={{
        label: t('insurance.filter'),
        value,
        choices: SHOWN.map((each) => ({ value: each, label: each === 'all' ? t('all') : states(each) })),
        onChange: onStatus,
      }}
      pages={trpc.admin.insurance.claims.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
      columns={useClaimColumns()}
      nameOf={({ farmer }) => farmer.fullName}
      card={(claim) => (
        <MoneyCard
          farmer={claim.farmer}
          badge={<Badge tone={CLAIM_TONES[claim.status]}>{states(claim.status)}</Badge>}
          facts={[
            [t('insurance.product'), claim.productName],
            [t('amount'), formatAmount(claim.amount, claim.currency)],
          ]}
        >
          <PromisedDay claim={claim} />
          <ClaimButtons claim={claim} />
        </MoneyCard>
      )}
      allRows={() => allRows((cursor) => api.admin.insurance.claims.query({ ...filter, limit: FILE_PAGE, cursor }))}
      empty={t(value === 'all' ? 'insurance.none' : 'insurance.noneOther')}
      dialog={(rows) => {
        const claim = rows.find(({ id }) => id === dialog.id)
        return Dialog && claim && <Dialog claim={claim} onClose={dialog.close} />
      }}
    />
  )
}
