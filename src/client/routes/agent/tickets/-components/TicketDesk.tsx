import { IconLifebuoy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Chip, Chips } from '#client/components/Chips.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { MoreButton } from '#client/components/MoreButton.tsx'
import { QueryView } from '#client/components/QueryView.tsx'
import { PAGED } from '#client/offline/paged.ts'
import { TicketCard } from '#client/routes/-components/TicketCard.tsx'
import { trpc } from '#client/trpc.ts'
import { TICKET_STATUS, type TicketStatus } from '#domain/farmer/contact.ts'
import { DeskFrame } from './DeskFrame.tsx'
import classes from './TicketDesk.module.css'

type Shown = TicketStatus | 'all'
const SHOWN: Shown[] = [...TICKET_STATUS, 'all']
const PAGE = 30

/** Everybody's requests for help, newest first: those that wait, or others. */
export function TicketDesk({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const t = useTranslations('tickets')
  const pages = trpc.agent.tickets.list.useInfiniteQuery(
    { limit: PAGE, status: shown === 'all' ? undefined : shown },
    // Others ask and answer too.
    { ...PAGED, refetchOnMount: 'always' },
  )
  return (
    <DeskFrame title={t('desk')}>
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
    </DeskFrame>
  )
}
