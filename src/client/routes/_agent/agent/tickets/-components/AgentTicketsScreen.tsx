import { IconLifebuoy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { TicketCard } from '#client/features/support/TicketCard.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'
import { TICKET_STATUS, type TicketStatus } from '#domain/support/contact.ts'
import classes from './AgentTicketsScreen.module.css'

type Shown = TicketStatus | 'all'
const SHOWN: Shown[] = [...TICKET_STATUS, 'all']
const PAGE = 30

/** All requests for help, newest first: by default the open ones. */
export function AgentTicketsScreen({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const t = useTranslations('tickets')
  const pages = trpc.agent.tickets.list.useInfiniteQuery(
    { limit: PAGE, status: shown === 'all' ? undefined : shown },
    // Other users write and answer too.
    { ...PAGED, refetchOnMount: 'always' },
  )
  return (
    <main className={classes.main}>
      <PageTitle>{t('desk')}</PageTitle>
      <div className={classes.parts}>
        <Chips label={t('filter')} isFew>
          {SHOWN.map((status) => (
            <Chip key={status} pressed={status === shown} onPress={() => onShow(status)}>
              {t(status)}
            </Chip>
          ))}
        </Chips>
        <QueryView
          query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
          empty={
            <EmptyState
              drawing={<IconLifebuoy size={38} stroke={1.6} aria-hidden="true" />}
              text={t(shown === 'open' ? 'noneOpen' : 'noneDesk')}
            />
          }
        >
          {(tickets) => (
            <div className={classes.cards}>
              {tickets.map((ticket) => (
                <TicketCard key={ticket.ticketId} ticket={ticket} to="/agent/tickets/$ticketId" />
              ))}
            </div>
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
    </main>
  )
}
