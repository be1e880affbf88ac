import type { BadgeTone } from '#client/ui/Badge.tsx'
import type { TicketStatus } from '#domain/support/contact.ts'

export const STATUS_TONES: Record<TicketStatus, BadgeTone> = { open: 'warm', answered: 'good', closed: 'secondary' }
