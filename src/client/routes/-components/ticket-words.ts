import type { BadgeTone } from '#client/components/Badge.tsx'
import type { TicketStatus } from '#domain/farmer/contact.ts'

export const STATUS_TONES: Record<TicketStatus, BadgeTone> = { open: 'warm', answered: 'good', closed: 'secondary' }
