import { expect, test, vi } from 'vitest'
import { AGENT_WRITES } from '#client/offline/agent/writes/agent-writes.ts'
import { optimisticAdvice } from '#client/offline/optimistic/advice.ts'
import { optimisticBookmarks } from '#client/offline/optimistic/bookmarks.ts'
import { optimisticDueCare, optimisticSchedule } from '#client/offline/optimistic/care.ts'
import { optimisticConversation } from '#client/offline/optimistic/conversation.ts'
import { optimisticLog } from '#client/offline/optimistic/crop-log.ts'
import { optimisticCrops } from '#client/offline/optimistic/crops.ts'
import { optimisticNotes, registeredHere } from '#client/offline/optimistic/farmers.ts'
import { optimisticApplications, optimisticMeasurements } from '#client/offline/optimistic/field-records.ts'
import { optimisticFields } from '#client/offline/optimistic/fields.ts'
import { optimisticCourse } from '#client/offline/optimistic/learning.ts'
import { optimisticNotifications, optimisticUnread } from '#client/offline/optimistic/notifications.ts'
import { optimisticPreferences } from '#client/offline/optimistic/preferences.ts'
import { optimisticRequest, stillWaiting } from '#client/offline/optimistic/requests.ts'
import { waitingTexts } from '#client/offline/optimistic/text-messages.ts'
import { optimisticTickets } from '#client/offline/optimistic/tickets.ts'
import { optimisticVisit, optimisticVisits } from '#client/offline/optimistic/visits.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { upgraded } from '#client/offline/outbox/outbox-store.ts'
import { FIELD_RECORD_WRITES } from '#client/offline/outbox/writes/field-records.ts'
import { FIELD_WRITES } from '#client/offline/outbox/writes/fields.ts'
import { WRITES } from '#client/offline/outbox/writes/writes.ts'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import { UNCHOSEN } from '#domain/messaging/preferences.ts'
import type { Conversation } from '#domain/support/contact.schema.ts'
import type { Visit } from '#domain/support/visits/visit.schema.ts'
import { entryOf } from './phone.ts'

vi.mock('#client/phone/session.ts', () => ({
  getSession: () => ({ token: 't', user: { id: 'martha' } }),
  onSessionChange: () => undefined,
  onHandOver: () => undefined,
}))

const INPUTS = [{}, { farmerId: 'martha' }]
const ANSWERS = [undefined, null, {}, { id: 'plot' }, 'x']

/** Every write that a phone may hold, in shapes that no version of the app stores. */
const odd: OutboxEntry[] = Object.keys({ ...WRITES, ...FIELD_WRITES, ...FIELD_RECORD_WRITES, ...AGENT_WRITES })
  .flatMap((path) => INPUTS.flatMap((input) => ANSWERS.map((optimisticAnswer) => ({ path, input, optimisticAnswer }))))
  .map((each, seq) => upgraded({ ...entryOf({ userId: 'martha', rows: [], ...each }), seq }))

const pages = { pages: [{ items: [], nextCursor: null }], pageParams: [undefined] }
const bell = [{ id: 'n', isRead: false, timestamp: '2026-11-20T12:00:00Z' }] as unknown as Parameters<
  typeof optimisticNotifications
>[0]
const course = { id: undefined, modules: [], enrollment: null } as unknown as CourseDetail

test.each<[string, (entries: OutboxEntry[]) => unknown]>([
  ['crops', (entries) => optimisticCrops([], entries, 'martha')],
  ['fields', (entries) => optimisticFields([], entries, 'martha')],
  ['measurements', (entries) => optimisticMeasurements([], entries, 'north')],
  ['applications', (entries) => optimisticApplications([], entries, 'north')],
  ['the log', (entries) => optimisticLog(pages, entries, { cropId: 'plot' })],
  ['a problem of the log', (entries) => optimisticLog(pages, entries, { cropId: undefined as unknown as string, kind: 'problem' })], // biome-ignore format: one row
  ['what presses', (entries) => optimisticDueCare([], entries)],
  ['a schedule', (entries) => optimisticSchedule([], entries, 'plot')],
  ['a course', (entries) => optimisticCourse(course, entries)],
  ['notifications', (entries) => optimisticNotifications(bell, entries)],
  ['the bell', (entries) => optimisticUnread(1, entries, bell)],
  ['advice', (entries) => optimisticAdvice([], entries)],
  ['bookmarks', (entries) => optimisticBookmarks([], entries, () => undefined)],
  ['choices', (entries) => optimisticPreferences(UNCHOSEN, entries)],
  ['requests', (entries) => optimisticTickets(pages, entries)],
  ['a conversation', (entries) => optimisticConversation({ ticketId: 'KUU-1', replies: [] } as unknown as Conversation, entries)], // biome-ignore format: one row
  ['a request of a farmer', (entries) => optimisticRequest({ ticketId: undefined as unknown as string, replies: [] } as unknown as Conversation, entries, null)], // biome-ignore format: one row
  ['requests that wait', (entries) => stillWaiting([], entries)],
  ['a visit', (entries) => optimisticVisit({ id: undefined } as unknown as Visit, entries)],
])('whatever the outbox holds, these are shown: %s', (_, shown) => {
  for (const entry of odd) expect(() => shown([entry]), JSON.stringify(entry)).not.toThrow()
})

test('a row that the screens could not draw is left out of its list', () => {
  expect(optimisticCrops([], odd, 'martha')).toEqual([])
  expect(optimisticFields([], odd, 'martha')).toEqual([])
  expect(optimisticMeasurements([], odd, undefined as unknown as string)).toEqual([])
  expect(optimisticApplications([], odd, undefined as unknown as string)).toEqual([])
  expect(optimisticLog(pages, odd, { cropId: undefined as unknown as string })).toEqual([])
  expect(optimisticVisits([], odd)).toEqual([])
  expect(registeredHere(odd, [])).toEqual([])
  expect(optimisticNotes([], odd, 'martha')).toEqual([])
  expect(waitingTexts(odd, undefined as unknown as string)).toEqual([])
})
