import { Button } from '@mantine/core'
import { lazy } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import money from '#client/features/finance/admin/Money.module.css'
import { MoneyCard } from '#client/features/finance/admin/MoneyCard.tsx'
import { MoneyList } from '#client/features/finance/admin/MoneyList.tsx'
import { PAYMENT_TONES } from '#client/features/finance/admin/payment-tones.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { ADMIN_PAGES, FILE_PAGE, PAGE } from '#client/features/operations/admin/pages.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { PAYMENT_STATUS, type PaymentStatus } from '#domain/finance/payments/payment.ts'
import { keysOf } from '#domain/table.ts'
import { LedgerCard } from './LedgerCard.tsx'
import { ReceivedCard } from './ReceivedCard.tsx'
import { UnnamedMessages } from './UnnamedMessages.tsx'
import { usePaymentColumns } from './usePaymentColumns.tsx'

const DIALOGS = {
  details: lazy(() => import('./PaymentDialog.tsx')),
  settle: lazy(() => import('./SettleDialog.tsx')),
}

/** Narrower than a state: what has to be looked at, what is paid by hand, what is owed. */
const NARROWED = { concerning: 'concerning', byHand: 'byHand', owed: 'owedShown' } as const

type Shown = PaymentStatus | keyof typeof NARROWED | 'all'
const SHOWN: readonly Shown[] = [...keysOf(NARROWED), ...keysOf(PAYMENT_STATUS), 'all']
/** `asked` is what the address says. */
type PaymentsScreenProps = { asked: string | undefined; onShow: (shown: Shown) => void }

/** Payments through providers: first those that somebody has to look at; above them the state of the books. */
export function PaymentsScreen({ asked, onShow }: PaymentsScreenProps) {
  const { formatAmount } = useMoney()
  const shown = SHOWN.find((each) => each === asked) ?? 'concerning'
  const t = useTranslations('desk.money')
  const dialog = useDialog(...keysOf(DIALOGS))
  const Dialog = dialog.name && DIALOGS[dialog.name]
  const { data: waiting } = trpc.admin.stats.waiting.useQuery()
  const filter = filterOf(shown)
  return (
    <div className={adminClasses.page}>
      <PageTitle isPlain>{t('payments.title')}</PageTitle>
      <p className={adminClasses.quiet}>{t('payments.lead', { count: waiting?.openPayments ?? 0 })}</p>
      <LedgerCard />
      <ReceivedCard />
      <UnnamedMessages />
      <MoneyList
        label={t('payments.title')}
        file="kuu-payments"
        filter={{
          label: t('payments.filter'),
          value: shown,
          choices: SHOWN.map((value) => ({
            value,
            label: value === 'all' ? t('all') : isNarrowed(value) ? t(`payments.${NARROWED[value]}`) : t(`payments.states.${value}`), // biome-ignore format: one choice
          })),
          onChange: onShow,
        }}
        pages={trpc.admin.payments.list.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)}
        columns={usePaymentColumns()}
        nameOf={({ farmer }) => farmer.fullName}
        card={(payment) => (
          <MoneyCard
            farmer={payment.farmer}
            badge={<Badge tone={PAYMENT_TONES[payment.status]}>{t(`payments.states.${payment.status}`)}</Badge>}
            facts={[
              [t('payments.purpose'), t(`payments.purposes.${payment.purpose}`)],
              [t('amount'), formatAmount(payment.amount, payment.currency)],
            ]}
          >
            {payment.concern && <p className={money.late}>{t(`payments.concerns.${payment.concern}`)}</p>}
            <Button
              variant="default"
              aria-label={t('detailsOf', { name: payment.farmer.fullName })}
              onClick={() => dialog.open('details', payment.id)}
            >
              {t('details')}
            </Button>
          </MoneyCard>
        )}
        allRows={() => allRows((cursor) => api.admin.payments.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
        empty={t(shown === 'concerning' ? 'payments.none' : 'payments.noneOther')}
        dialog={(rows) => {
          const payment = rows.find(({ id }) => id === dialog.id)
          return Dialog && payment && <Dialog payment={payment} onClose={dialog.close} />
        }}
      />
    </div>
  )
}

const isNarrowed = (shown: Shown): shown is keyof typeof NARROWED => Object.hasOwn(NARROWED, shown)

function filterOf(shown: Shown) {
  if (isNarrowed(shown)) return { [shown]: 'true' as const }
  return { status: shown === 'all' ? undefined : shown }
}
