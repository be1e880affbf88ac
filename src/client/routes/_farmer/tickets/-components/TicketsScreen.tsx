import { Button } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { HelpDialog } from '#client/features/support/lazy-help.ts'
import { TicketCard } from '#client/features/support/TicketCard.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { optimisticTickets } from '#client/offline/optimistic/tickets.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'

const PAGE = 30

/** The farmer's requests, newest first. */
export function TicketsScreen() {
  const t = useTranslations('tickets')
  const dialog = useDialog('help')
  const pages = trpc.farmer.contact.list.useInfiniteQuery(
    { limit: PAGE },
    // An agent may have answered since the list was loaded.
    {
      ...PAGED,
      refetchOnMount: 'always',
      select: useOptimistic(optimisticTickets),
    },
  )
  const ask = (
    <Button
      variant="light"
      leftSection={<IconLifebuoy size={20} aria-hidden="true" />}
      onClick={() => dialog.open('help')}
    >
      {t('ask')}
    </Button>
  )
  const tickets = pages.data
  return (
    <>
      <PageTitle action={tickets && tickets.length > 0 && ask}>{t('mine')}</PageTitle>
      <div className={grid.page}>
        <QueryView
          query={pages}
          empty={
            <EmptyState
              drawing={<IconLifebuoy size={38} stroke={1.6} aria-hidden="true" />}
              text={t('none')}
              hint={t('noneHint')}
              action={ask}
            />
          }
        >
          {(list) => (
            <div className={grid.cards}>
              {list.map((ticket) => (
                <TicketCard key={ticket.ticketId} ticket={ticket} to="/tickets/$ticketId" />
              ))}
            </div>
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
      {dialog.name && (
        <Suspense>
          <HelpDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
