import { IconLifebuoy } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { OPEN_REQUESTS } from '#client/offline/agent/agent-questions.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { FilterBar } from '#client/ui/table/FilterBar.tsx'
import { sortChoices } from '#client/ui/table/sort-choices.ts'
import { TableSkeleton } from '#client/ui/table/TableSkeleton.tsx'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { ASSIGNED, type Assigned, TICKET_STATUS, type TicketStatus } from '#domain/support/contact.ts'
import { TicketCard } from '../TicketCard.tsx'
import type { SupportPlace } from './places.ts'
import { SelectedTickets } from './SelectedTickets.tsx'
import classes from './StaffSupport.module.css'
import { useTicketColumns } from './useTicketColumns.tsx'
import { useWaiting } from './useWaiting.ts'

type Shown = TicketStatus | 'all'
const SHOWN: Shown[] = [...TICKET_STATUS, 'all']
const FILE_PAGE = 500

type StaffSupportProps = {
  place: SupportPlace
  view: TableView<AdminSort<'ticket'>>
  shown: Shown
  assigned: Assigned
  onShow: (shown: Shown) => void
  onAssigned: (assigned: Assigned) => void
}

/** All requests for help, newest first: by default the open ones. */
export function StaffSupport({ place, view, shown, assigned, onShow, onAssigned }: StaffSupportProps) {
  const t = useTranslations('tickets')
  const table = useTranslations('table')
  const columns = useTicketColumns(place)
  const waiting = useWaiting()
  const filter = {
    status: shown === 'all' ? undefined : shown,
    assigned,
    search: view.words || undefined,
    sort: view.sort,
  }
  const pages = trpc.agent.tickets.list.useInfiniteQuery(
    { ...OPEN_REQUESTS, ...filter },
    // Other users write and answer too.
    { ...PAGED, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  const total = pages.data?.pages[0]?.total
  useFound(pages.isPlaceholderData ? undefined : (total ?? undefined), filter)
  return (
    <div className={classes.parts}>
      <FilterBar
        filter={{
          label: t('filter'),
          value: shown,
          choices: SHOWN.map((value) => ({ value, label: t(value) })),
          onChange: onShow,
        }}
        search={{ label: t('find'), value: view.words, onChange: view.onWords }}
        sort={{ value: view.sort, choices: sortChoices(columns, table), onChange: view.onSort }}
        further={
          <Chips label={t('assigned')} isFew>
            {ASSIGNED.map((whose) => (
              <Chip key={whose} pressed={whose === assigned} onPress={() => onAssigned(whose)}>
                {waiting[whose] ? t('counted', { name: t(whose), count: digits(waiting[whose]) }) : t(whose)}
              </Chip>
            ))}
          </Chips>
        }
      />
      <QueryView
        query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
        skeleton={<TableSkeleton cardHeight={132} />}
        empty={
          <EmptyState
            drawing={<IconLifebuoy size={38} stroke={1.6} aria-hidden="true" />}
            text={t(view.words ? 'noneFound' : shown === 'open' && assigned === 'anybody' ? 'noneOpen' : 'noneDesk')}
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
            rowName={({ subject, name, ticketId }) => `${subject ?? name}, ${ticketId}`}
            card={(ticket) => <TicketCard ticket={ticket} to={`${place}/$ticketId`} />}
            sort={view.sort}
            onSort={view.onSort}
            count={typeof total === 'number' ? table('rows', { count: total }) : table('many')}
            selectedAction={(selected) => <SelectedTickets tickets={selected} />}
            allRows={() => allRows((cursor) => api.agent.tickets.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </div>
  )
}
