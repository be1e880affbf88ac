import { IconWallet } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS, type LoanStatus } from '#domain/finance/loan.ts'
import { keysOf } from '#domain/table.ts'
import { AdminLoanCard } from './AdminLoanCard.tsx'
import classes from './AdminLoansScreen.module.css'

const DIALOGS = {
  approve: lazy(() => import('./ApproveDialog.tsx')),
  reject: lazy(() => import('./RejectDialog.tsx')),
}

type Shown = LoanStatus | 'all'
type LoanDeskProps = { shown: Shown; onShow: (shown: Shown) => void }

/** Everybody's loans: what is to be decided first, or those of another status. */
export function AdminLoansScreen(props: LoanDeskProps) {
  const t = useTranslations('lending')
  return (
    <div className={classes.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <Loans {...props} />
    </div>
  )
}

const SHOWN: Shown[] = [...keysOf(LOAN_STATUS), 'all']
const PAGE = 24

function Loans({ shown, onShow }: LoanDeskProps) {
  const t = useTranslations('lending')
  const status = useTranslations('finance.status')
  const pages = trpc.admin.loans.list.useInfiniteQuery(
    { limit: PAGE, status: shown === 'all' ? undefined : shown },
    // Others ask and decide too.
    { ...PAGED, refetchOnMount: 'always' },
  )
  const [decision, setDecision] = useState<{ kind: keyof typeof DIALOGS; loan: AdminLoan } | null>(null)
  const Dialog = decision && DIALOGS[decision.kind]
  return (
    <>
      <Chips label={t('filter')}>
        {SHOWN.map((each) => (
          <Chip key={each} pressed={each === shown} onPress={() => onShow(each)}>
            {each === 'all' ? t('all') : status(each)}
          </Chip>
        ))}
      </Chips>
      <QueryView
        query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
        skeleton={<CardSkeletons count={2} height={300} />}
        empty={
          <EmptyState
            drawing={<IconWallet size={38} stroke={1.6} aria-hidden="true" />}
            text={t(shown === 'applied' ? 'none' : 'noneOther')}
          />
        }
      >
        {(loans) => (
          <div className={classes.cards}>
            {loans.map((loan) => (
              <AdminLoanCard key={loan.id} loan={loan} onDecide={(kind) => setDecision({ kind, loan })} />
            ))}
          </div>
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('older')}</MoreButton>
      <Suspense>{Dialog && <Dialog loan={decision.loan} onClose={() => setDecision(null)} />}</Suspense>
    </>
  )
}
