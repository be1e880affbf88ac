/** How pressing a request for help is; medium unless said otherwise. */
export const CONTACT_PRIORITIES = {
  low: { label: 'Low' },
  medium: { label: 'Medium' },
  high: { label: 'High' },
} as const

/** What a request for help is about; general unless said otherwise. */
export const CONTACT_CATEGORIES = {
  general: { label: 'General' },
  technical: { label: 'Technical' },
  farming: { label: 'Farming' },
  business: { label: 'Business' },
} as const

export const TICKET_STATUS = {
  open: { label: 'Open' },
  answered: { label: 'Answered' },
  closed: { label: 'Closed' },
} as const

export type ContactPriority = keyof typeof CONTACT_PRIORITIES
export type ContactCategory = keyof typeof CONTACT_CATEGORIES
export type TicketStatus = keyof typeof TICKET_STATUS
