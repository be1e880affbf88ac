import { IconCash } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import page from '#client/shell/agent/AgentPage.module.css'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { PAYOUTS_SHOWN } from '#domain/finance/payments/payout-by-hand.schema.ts'
import { PayoutCard } from './PayoutCard.tsx'
import classes from './Payouts.module.css'

const MOST = 30

/** Money to bring to the agent's own farmers, because no provider pays their accounts. */
export function PayoutsScreen() {
  const t = useTranslations('agent.payouts')
  const [shown, setShown] = useState<(typeof PAYOUTS_SHOWN)[number]>('open')
  const pages = trpc.agent.payouts.list.useInfiniteQuery(
    { shown, limit: MOST },
    { ...PAGED, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  return (
    <main className={page.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={`${page.inset} ${classes.parts}`}>
        <p className={classes.lead}>{t('lead')}</p>
        <SelectField
          label={t('which')}
          data={PAYOUTS_SHOWN.map((value) => ({ value, label: t(value) }))}
          value={shown}
          onChange={({ currentTarget: { value } }) => setShown(PAYOUTS_SHOWN.find((each) => each === value) ?? 'open')}
        />
        <QueryView
          query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
          skeleton={<CardSkeletons count={3} height={172} />}
          empty={
            <EmptyState
              drawing={<IconCash size={38} stroke={1.6} aria-hidden="true" />}
              text={t(shown === 'open' ? 'none' : 'noneEnded')}
            />
          }
        >
          {(payouts) => (
            <ul className={classes.list}>
              {payouts.map((payout) => (
                <PayoutCard key={payout.id} payout={payout} />
              ))}
            </ul>
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
    </main>
  )
}
