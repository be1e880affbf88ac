/** The priority of a request for help; medium by default. */
export const CONTACT_PRIORITIES = ['low', 'medium', 'high'] as const

/** The category of a request for help; general by default. */
export const CONTACT_CATEGORIES = ['general', 'technical', 'farming', 'business'] as const

export const TICKET_STATUS = ['open', 'answered', 'closed'] as const

/** Whose requests an agent looks at: one's own, those that nobody looks after yet, or all. */
export const ASSIGNED = ['me', 'nobody', 'anybody'] as const
export type Assigned = (typeof ASSIGNED)[number]

export type TicketStatus = (typeof TICKET_STATUS)[number]
