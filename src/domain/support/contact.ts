/** The priority of a request for help; medium by default. */
export const CONTACT_PRIORITIES = ['low', 'medium', 'high'] as const

/** The category of a request for help; general by default. */
export const CONTACT_CATEGORIES = ['general', 'technical', 'farming', 'business'] as const

export const TICKET_STATUS = ['open', 'answered', 'closed'] as const

export type TicketStatus = (typeof TICKET_STATUS)[number]
