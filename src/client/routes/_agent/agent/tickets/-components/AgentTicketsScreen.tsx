import { IconLifebuoy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { TicketCard } from '#client/features/support/TicketCard.tsx'
import { PAGED } from '#client/offline/cache/paged.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { allRows } from '#client/ui/table/csv.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { TICKET_STATUS, type TicketStatus } from '#domain/support/contact.ts'
import classes from './AgentTicketsScreen.module.css'
import { useTicketColumns } from './useTicketColumns.tsx'

type Shown = TicketStatus | 'all'
const SHOWN: Shown[] = [...TICKET_STATUS, 'all']
const PAGE = 30
const FILE_PAGE = 500

/** All requests for help, newest first: by default the open ones. */
export function AgentTicketsScreen({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const t = useTranslations('tickets')
  const table = useTranslations('table')
  const columns = useTicketColumns()
  const filter = { status: shown === 'all' ? undefined : shown }
  const pages = trpc.agent.tickets.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
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
          skeleton={<CardSkeletons count={4} height={132} />}
          empty={
            <EmptyState
              drawing={<IconLifebuoy size={38} stroke={1.6} aria-hidden="true" />}
              text={t(shown === 'open' ? 'noneOpen' : 'noneDesk')}
            />
          }
        >
          {(tickets) => (
            <DataTable
              label={t('desk')}
              file="kuu-requests"
              columns={columns}
              rows={tickets}
              rowId={({ ticketId }) => ticketId}
              rowName={({ subject, name }) => subject ?? name}
              card={(ticket) => <TicketCard ticket={ticket} to="/agent/tickets/$ticketId" />}
              count={table('rows', { count: tickets.length })}
              allRows={() => allRows((cursor) => api.agent.tickets.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
            />
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
      </div>
    </main>
  )
}
