import { expect } from 'vitest'
import { conform, type Row, text } from './conformance.ts'

const TICKET = { ticketId: 'KUU-MARTHA', status: 'open', priority: 'medium', category: 'general', subject: null }
const MISSING_CONTACT = 'Missing Information: Please fill in your name and message'
const help = { name: 'Martha', message: 'Worms' }

const asking: Omit<Row, 'name'> = { method: 'POST', path: '/contact/submit' }
const tickets: Row[] = [
  {
    ...asking,
    name: 'a ticket by a visitor',
    body: help,
    has: { ticketId: expect.stringMatching(/^KUU-[2-9A-HJKMNP-TV-Z]{6}$/) },
  },
  {
    ...asking,
    name: 'a ticket with all fields',
    as: 'martha',
    body: {
      ...help,
      phone: '+231 77 000 0000',
      email: 'martha@example.org',
      subject: 'Maize',
      priority: 'high',
      category: 'farming',
      agentId: 'agent-1',
    },
    has: { ticketId: text },
  },
  {
    ...asking,
    name: 'a ticket without a message',
    body: { name: 'Martha', message: ' ' },
    status: 400,
    has: { message: MISSING_CONTACT, code: 'BAD_REQUEST', issues: [{ path: 'message', message: MISSING_CONTACT }] },
  },
  { name: 'own tickets', as: 'martha', path: '/tickets', has: [TICKET], hasNot: ['senderId'] },
  { name: 'own tickets: none', as: 'joseph', path: '/tickets', has: [] },
  { name: 'all tickets', as: 'hawa', path: '/tickets', has: [TICKET] },
  { name: 'tickets, by a visitor', path: '/tickets', status: 401 },
  {
    name: 'an own ticket',
    as: 'martha',
    path: '/tickets/KUU-MARTHA',
    has: { ...TICKET, message: 'Worms in my maize' },
  },
  { name: 'a ticket of another farmer', as: 'joseph', path: '/tickets/KUU-MARTHA', status: 404 },
  { name: 'an unknown ticket', as: 'hawa', path: '/tickets/KUU-NOBODY', status: 404 },
]

conform(tickets)
