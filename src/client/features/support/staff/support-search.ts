import { type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { ASSIGNED, type Assigned, TICKET_STATUS, type TicketStatus } from '#domain/support/contact.ts'

/** The filters of the support desk: a status, or all of them; by default the open ones of everybody. */
export type SupportSearch = TableSearch & { status?: TicketStatus | 'all'; assigned?: Assigned }

const SHOWN = [...TICKET_STATUS, 'all'] as const

export const supportSearch = ({ status, assigned, ...search }: Record<string, unknown>): SupportSearch => ({
  ...tableSearch(search),
  status: SHOWN.find((each) => each === status),
  assigned: ASSIGNED.find((each) => each === assigned),
})
