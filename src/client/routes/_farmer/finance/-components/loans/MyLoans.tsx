import { Button } from '@mantine/core'
import { IconPlus, IconWallet } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { LoanCard } from './LoanCard.tsx'
import classes from './MyLoans.module.css'

const PayLoan = lazy(() => import('./PayLoan.tsx'))
const LoanDialog = lazy(() => import('./apply/LoanDialog.tsx'))

const PAGE = 12

/** The farmer's applications and loans, newest first, and a button to apply. */
export function MyLoans() {
  const t = useTranslations('finance')
  const dialog = useDialog('loan', 'pay', 'pay-off')
  const pages = trpc.finance.loans.list.useInfiniteQuery({ limit: PAGE }, PAGED)
  const apply = (words: 'apply' | 'first') => (
    <Button
      className={classes.apply}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => dialog.open('loan')}
    >
      {t(words)}
    </Button>
  )
  const loans = pages.data?.pages.flatMap(({ items }) => items)
  const paid =
    dialog.name === 'pay' || dialog.name === 'pay-off' ? loans?.find(({ id }) => id === dialog.id) : undefined
  return (
    <Section title={t('loans')} more={loans?.length ? apply('apply') : undefined}>
      <QueryView
        query={{ ...pages, data: loans }}
        skeleton={<CardSkeletons count={1} height={230} />}
        empty={
          <EmptyState
            drawing={<IconWallet size={38} stroke={1.6} aria-hidden="true" />}
            text={t('none')}
            hint={t('noneHint')}
            action={apply('first')}
          />
        }
      >
        {(shown) => (
          <div className={`${grid.cards} ${classes.cards}`}>
            {shown.map((loan) => (
              <LoanCard
                key={loan.id}
                loan={loan}
                onPay={() => dialog.open('pay', loan.id)}
                onPayOff={() => dialog.open('pay-off', loan.id)}
              />
            ))}
          </div>
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('older')}</MoreButton>
      <Suspense>
        {dialog.name === 'loan' && <LoanDialog productId={dialog.id} onClose={dialog.close} />}
        {paid && <PayLoan loan={paid} isPayOff={dialog.name === 'pay-off'} onClose={dialog.close} />}
      </Suspense>
    </Section>
  )
}
