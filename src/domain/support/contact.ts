/** How pressing a request for help is; medium unless said otherwise. */
export const CONTACT_PRIORITIES = ['low', 'medium', 'high'] as const

/** What a request for help is about; general unless said otherwise. */
export const CONTACT_CATEGORIES = ['general', 'technical', 'farming', 'business'] as const

export const TICKET_STATUS = ['open', 'answered', 'closed'] as const

export type TicketStatus = (typeof TICKET_STATUS)[number]
