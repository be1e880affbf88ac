import { getSession } from '#client/api/session.ts'
import { now } from '#client/ui/clock.ts'
import { LANGUAGES } from '#domain/languages.ts'
import type { TicketStatus } from '#domain/support/contact.ts'
import { shownFarmer, shownRequest, shownVisit } from '../optimistic/shown-people.ts'
import { definedOf, withId, write } from '../outbox/writes.ts'

/** The writes of agents that may wait in the outbox; apart, so that no farmer loads them. */
export const AGENT_WRITES = {
  'agent.visits.schedule': write('agent.visits.schedule', {
    prepare: withId,
    rows: ({ id }) => [id!],
    lists: [],
    optimisticAnswer: ({ id, notes, ...input }) => {
      const { fullName = '', location = null, phone = null } = shownFarmer(input.farmerId) ?? {}
      return { ...PLANNED, ...input, farmerName: fullName, location, phone, id: id!, notes: notes ?? null }
    },
  }),
  'agent.visits.change': write('agent.visits.change', {
    rows: ({ id }) => [id],
    lists: [],
    optimisticAnswer: ({ place: _, photoId: __, version: ___, ...input }) => ({
      ...{ ...PLANNED, farmerId: '', date: '', time: '', purpose: '', notes: null },
      ...shownVisit(input.id),
      ...definedOf(input),
    }),
  }),
  'agent.farmers.register': write('agent.farmers.register', {
    prepare: withId,
    rows: ({ id }) => [id!],
    lists: [],
    // The server makes the username and the start code.
    optimisticAnswer: ({ id, fullName, phone = null, location, language }) => ({
      ...{ id: id!, fullName, phone, location, email: null, role: 'farmer' as const, isActive: true },
      language: typeof language === 'string' ? language : LANGUAGES.en.word,
      ...{ createdAt: now().toISOString(), username: '', code: null, codeExpiresAt: '' },
    }),
  }),
  'agent.sms.send': write('agent.sms.send', {
    rows: () => [],
    lists: [],
    // The server makes the message; of a message to a group it also finds who is in it.
    optimisticAnswer: ({ userId, phone, message, type = 'general' }) => ({
      ...{ id: '', userId: userId ?? null, phone: phone ?? '', message, type },
      ...{ status: 'pending' as const, sentAt: null, errorMessage: null, createdAt: now().toISOString() },
    }),
  }),
  'agent.tickets.answer': write('agent.tickets.answer', {
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    optimisticAnswer: ({ ticketId }) => requestAs(ticketId, 'answered'),
  }),
  'agent.tickets.close': write('agent.tickets.close', {
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    optimisticAnswer: ({ ticketId }) => requestAs(ticketId, 'closed'),
  }),
  'agent.tickets.reopen': write('agent.tickets.reopen', {
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    optimisticAnswer: ({ ticketId }) => requestAs(ticketId, 'open'),
  }),
  'agent.farmers.note': write('agent.farmers.note', {
    prepare: withId,
    rows: ({ id }) => [id!],
    lists: [],
    optimisticAnswer: ({ id, text, channel = 'visit' }) => ({
      ...{ id: id!, text, channel },
      authorName: getSession()?.user.fullName ?? null,
      createdAt: now().toISOString(),
    }),
  }),
}

/** A request for help as it will be, as far as this phone knows it. */
const requestAs = (ticketId: string, status: TicketStatus) => ({
  ...REQUEST,
  ...shownRequest(ticketId),
  ticketId,
  status,
})

/** What a request has that this phone does not know. */
const REQUEST = {
  name: '',
  phone: null,
  email: null,
  subject: null,
  message: '',
  priority: 'medium',
  category: 'general',
  agentId: null,
  createdAt: '',
} as const

/** What a visit has before the server has seen it. */
const PLANNED = {
  farmerName: '',
  location: null,
  phone: null,
  status: 'scheduled',
  outcome: null,
  completedAt: null,
  agentName: null,
  photoIds: [] as string[],
  version: 1,
} as const
