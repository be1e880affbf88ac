import { expect, test, vi } from 'vitest'
import { optimisticAdvice } from '#client/offline/optimistic/advice.ts'
import { optimisticBookmarks } from '#client/offline/optimistic/bookmarks.ts'
import { optimisticDueCare, optimisticSchedule } from '#client/offline/optimistic/care.ts'
import { optimisticCase, unsettled } from '#client/offline/optimistic/cases.ts'
import { optimisticConversation } from '#client/offline/optimistic/conversation.ts'
import { optimisticLog } from '#client/offline/optimistic/crop-log.ts'
import { optimisticNotes, registeredHere } from '#client/offline/optimistic/farmers.ts'
import { optimisticNotifications, optimisticUnread } from '#client/offline/optimistic/notifications.ts'
import { optimisticPreferences } from '#client/offline/optimistic/preferences.ts'
import { optimisticRequest, stillWaiting } from '#client/offline/optimistic/requests.ts'
import { waitingTexts } from '#client/offline/optimistic/text-messages.ts'
import { optimisticTickets } from '#client/offline/optimistic/tickets.ts'
import { optimisticVisit, optimisticVisits } from '#client/offline/optimistic/visits.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { Advisory, DueAdvice } from '#domain/advice/advisory.schema.ts'
import type { CareDue } from '#domain/crops/care.schema.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import type { BoundaryCase } from '#domain/fields/boundary-case.schema.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import { UNCHOSEN } from '#domain/messaging/preferences.ts'
import type { Conversation, StaffTicket } from '#domain/support/contact.schema.ts'
import type { Today } from '#domain/support/today.schema.ts'
import type { Visit } from '#domain/support/visits/visit.schema.ts'
import { entryOf } from './phone.ts'

vi.hoisted(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
})

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString()
let seq = 0
const entry = (path: string, input: Record<string, unknown>, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...entryOf({ userId: 'martha', path, input, rows: [], writtenAt: NOON, ...more }),
  seq: seq++,
})
const pages = <T>(...items: T[]) => ({ pages: [{ items, nextCursor: null }], pageParams: [undefined] })

const line = (id: string, kind: 'note' | 'problem'): CropActivityLine => ({ id, kind, text: id, status: null, task: null, edits: [], photoId: null, isResolved: false, createdAt: at(0), author: null }) // biome-ignore format: one row
const written = (id: string, kind: 'note' | 'problem', more: Partial<OutboxEntry> = {}) =>
  entry(kind === 'note' ? 'farmer.cropLog.note' : 'farmer.cropLog.report', { cropId: 'plot', id }, { optimisticAnswer: line(id, kind), ...more }) // biome-ignore format: one row

test.each<[string, OutboxEntry[], 'problem' | undefined, object[]]>([
  ['the newest first', [written('a', 'note'), written('b', 'problem')], undefined, [{ id: 'b', isPending: true }, { id: 'a', isPending: true }, { id: 'old' }]], // biome-ignore format: one row
  ['of one kind', [written('a', 'note'), written('b', 'problem')], 'problem', [{ id: 'b' }, { id: 'old' }]],
  ['of another crop: nothing', [written('a', 'note', { input: { cropId: 'other' } })], undefined, [{ id: 'old' }]],
  ['an entry that the list has is listed once', [written('old', 'note', { isDone: true })], undefined, [{ id: 'old' }]],
  ['an entry that the server has and the list not yet', [written('a', 'note', { isDone: true })], undefined, [{ id: 'a' }, { id: 'old' }]], // biome-ignore format: one row
  ['resolved', [entry('farmer.cropLog.resolve', { activityId: 'old', isResolved: true })], undefined, [{ id: 'old', isResolved: true, isPending: true }]], // biome-ignore format: one row
  ['resolved and opened again', [true, false].map((isResolved) => entry('farmer.cropLog.resolve', { activityId: 'old', isResolved })), undefined, [{ id: 'old', isResolved: false, isPending: true }]], // biome-ignore format: one row
])('the log: %s', (_, entries, kind, expected) => {
  const lines = optimisticLog(pages(line('old', 'problem')), entries, { cropId: 'plot', kind })
  expect(lines).toMatchObject(expected)
  expect(lines).toHaveLength(expected.length)
})

const notice = (id: string, minutes: number, isRead = false): Notification => ({ id, isRead, timestamp: at(minutes), type: 'system', title: id, message: '', kind: null, params: null, priority: 'medium', link: null }) // biome-ignore format: one row
const bell = [notice('new', 5), notice('old', -5), notice('read', -9, true)]
const readAll = (input: object) => entry('farmer.notifications.readAll', input as Record<string, unknown>)
const markUnread = (...ids: string[]) => entry('farmer.notifications.markUnread', { ids })

test.each<[string, OutboxEntry[], string[], number]>([
  ['nothing', [], ['new', 'old'], 2],
  ['one read', [entry('farmer.notifications.read', { id: 'old' })], ['new'], 1],
  ['one removed', [entry('farmer.notifications.remove', { id: 'new' })], ['old'], 1],
  ['a read one removed', [entry('farmer.notifications.remove', { id: 'read' })], ['new', 'old'], 2],
  ['all, up to the newest on the screen', [readAll({ until: at(-5) })], ['new'], 1],
  ['all, by the time of writing in an older entry', [readAll({})], ['new'], 1],
  ['all', [readAll({ until: at(5) })], [], 0],
  [
    'one read, and unread again',
    [entry('farmer.notifications.read', { id: 'old' }), markUnread('old')],
    ['new', 'old'],
    2,
  ],
  ['all, and one unread again', [readAll({ until: at(5) }), markUnread('new')], ['new'], 1],
  ['one unread again that was read before', [markUnread('read')], ['new', 'old', 'read'], 3],
  ['unread again, and all read', [markUnread('read'), readAll({ until: at(5) })], [], 0],
])('notifications: %s', (_, entries, unread, count) => {
  const now = optimisticNotifications(bell, entries)
  expect(now.filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual(unread)
  expect(optimisticUnread(2, entries, bell)).toBe(count)
})

test('the unread count stays as the server gave it for notifications that only the server has', () => {
  expect(optimisticUnread(7, [entry('farmer.notifications.read', { id: 'old' })], bell)).toBe(6)
  expect(optimisticUnread(7, [], undefined)).toBe(7)
})

const advisory = (id: string) => ({ id }) as Advisory
const mark = (advisoryId: string, isBookmarked: boolean) => entry('farmer.bookmarks.set', { advisoryId, isBookmarked })

test.each<[string, OutboxEntry[], string[]]>([
  ['set', [mark('b', true)], ['b', 'a']],
  ['taken away', [mark('a', false)], []],
  ['set and removed', [mark('b', true), mark('b', false)], ['a']],
  ['of an advisory that the phone does not have', [mark('unknown', true)], ['a']],
])('a bookmark: %s', (_, entries, expected) => {
  const find = (id: string) => (id === 'b' ? advisory('b') : undefined)
  expect(optimisticBookmarks([advisory('a')], entries, find).map(({ id }) => id)).toEqual(expected)
})

test('of several answers to advice, and of several choices, the last one counts', () => {
  const answers = ['later', 'done'].map((answer) => entry('farmer.advice.answer', { deliveryId: 'told', answer }))
  const due = [{ id: 'told', answer: null }, { id: 'other', answer: null }] as unknown as DueAdvice[] // biome-ignore format: one row
  expect(optimisticAdvice(due, answers).map(({ answer }) => answer)).toEqual(['done', null])
  const undone = [...answers, entry('farmer.advice.undo', { deliveryId: 'told' })]
  expect(optimisticAdvice(due, undone).map(({ answer }) => answer)).toEqual([null, null])
  const [preference] = Object.keys(UNCHOSEN) as (keyof typeof UNCHOSEN)[]
  const choices = [false, true, undefined].map((on) => entry('farmer.preferences.set', { [preference!]: on }))
  expect(optimisticPreferences({ ...UNCHOSEN, [preference!]: false }, choices)[preference!]).toBe(true)
})

test('pending tickets come first, and get their number when the server has answered', () => {
  const ticketEntry = (message: string, more: Partial<OutboxEntry> = {}) =>
    entry('farmer.contact.submit', { name: 'Martha', message }, { optimisticAnswer: { ticketId: '' }, ...more })
  const done = ticketEntry('second', { optimisticAnswer: { ticketId: 'KUU-2' }, isDone: true })
  const first = ticketEntry('first')
  const tickets = optimisticTickets(pages({ ticketId: 'KUU-1', message: 'old' } as StaffTicket), [first, done])
  expect(tickets).toMatchObject([
    { ticketId: 'KUU-2', message: 'second', status: 'open' },
    { ticketId: first.key, message: 'first', isPending: true, createdAt: at(0) },
    { ticketId: 'KUU-1' },
  ])
  expect(optimisticTickets(pages({ ticketId: 'KUU-2', message: 'second' } as StaffTicket), [done])).toHaveLength(1)
})

test('a pending message comes last in its ticket, and opens the ticket again', () => {
  const talk = { ticketId: 'KUU-1', name: 'Martha', status: 'answered', replies: [] } as unknown as Conversation
  const reply = (ticketId: string) => entry('farmer.contact.reply', { ticketId, message: 'Three more' })
  expect(optimisticConversation(talk, [reply('KUU-2')])).toBe(talk)
  expect(optimisticConversation(talk, [reply('KUU-1')])).toMatchObject({ status: 'open', replies: [{ message: 'Three more', bySender: true }] }) // biome-ignore format: one row
  const answered = {
    ...talk,
    replies: [{ id: 'r1', bySender: true, message: 'Three more' }],
  } as unknown as Conversation
  expect(optimisticConversation(answered, [{ ...reply('KUU-1'), isDone: true }]).replies).toHaveLength(1)
  expect(optimisticConversation(answered, [reply('KUU-1')]).replies).toHaveLength(2)
})

test('what an agent did with a request stands in it, in the order of writing, and it waits no more', () => {
  const talk = { ticketId: 'KUU-1', name: 'Martha', status: 'open', replies: [] } as unknown as Conversation
  const act = (what: 'answer' | 'close' | 'reopen', message?: string, more: Partial<OutboxEntry> = {}) =>
    entry(`agent.tickets.${what}`, { ticketId: 'KUU-1', ...(message && { message }) }, more)
  const after = (found: Conversation, entries: OutboxEntry[]) => optimisticRequest(found, entries, 'Samuel')
  const answer = act('answer', 'Pick them by hand')
  expect(after(talk, [entry('agent.tickets.close', { ticketId: 'KUU-2' })])).toBe(talk)
  expect(after(talk, [answer])).toMatchObject({ status: 'answered', replies: [{ message: 'Pick them by hand', bySender: false, author: 'Samuel', isPending: true }] }) // biome-ignore format: one row
  expect(after(talk, [answer, act('close')])).toMatchObject({ status: 'closed', replies: [{}] })
  expect(after(talk, [act('close'), act('reopen')]).status).toBe('open')
  expect(after(talk, [answer, act('close'), act('reopen')]).status).toBe('answered')
  const arrived = { ...talk, replies: [{ id: 'r1', bySender: false, message: 'Pick them by hand' }] } as unknown as Conversation // biome-ignore format: one row
  expect(after(arrived, [{ ...answer, isDone: true }]).replies).toHaveLength(1)

  const requests = [{ ticketId: 'KUU-1' }, { ticketId: 'KUU-2' }] as Today['requests']
  expect(stillWaiting(requests, [answer])).toEqual([{ ticketId: 'KUU-2' }])
  expect(stillWaiting(requests, [act('close'), act('reopen')])).toEqual(requests)
})

test('a plant that waits to be sent stands in the list with its crop', () => {
  const ask = { name: 'Martha', message: 'Look', farmerCropId: 'plot' }
  const waiting = (input: object) =>
    optimisticTickets({ pages: [], pageParams: [] }, [
      entry('farmer.contact.submit', { ...ask, ...input }, { optimisticAnswer: { ticketId: '' } }),
    ])
  const [shown] = waiting({})
  expect(shown).toMatchObject({ isPending: true, assignee: null, plant: { farmerCropId: 'plot', photoId: null } })
  const [plain] = waiting({ farmerCropId: null })
  expect(plain!.plant).toBeNull()
})

test('a completed task leaves the due list, and is done on the day on which it was written', () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  const item = { task: 'weeding', due: '2026-11-20', state: 'overdue', doneOn: null, every: null } as const
  const due: CareDue[] = ['plot', 'other'].map((cropId) => ({ ...item, cropId, cropName: 'Maize' }))
  const yesterday = [entry('farmer.care.done', { cropId: 'plot', task: 'weeding' }, { writtenAt: NOON - 86_400_000 })]
  expect(optimisticDueCare(due, yesterday).map(({ cropId }) => cropId)).toEqual(['other'])
  expect(optimisticSchedule([item], yesterday, 'plot')).toMatchObject([{ state: 'done', doneOn: '2026-11-20' }])
  // The answer is of another day than today.
  expect(optimisticSchedule([{ ...item, due: '2026-11-22', state: 'later' }], [], 'plot')).toMatchObject([{ state: 'thisWeek' }]) // biome-ignore format: one row
  vi.useRealTimers()
})

test('what a phone with a wrong clock wrote is dated by the server’s clock', () => {
  const aYear = 365 * 86_400_000
  const wrong = { writtenAt: NOON - aYear, clockBehind: aYear }
  const item = { task: 'weeding', due: '2026-11-20', state: 'overdue', doneOn: null, every: null } as const
  const done = entry('farmer.care.done', { cropId: 'plot', task: 'weeding' }, wrong)
  expect(optimisticSchedule([item], [done], 'plot')).toMatchObject([{ doneOn: '2026-11-21' }])
  const read = optimisticNotifications(bell, [entry('farmer.notifications.readAll', {}, wrong)])
  expect(read.map(({ isRead }) => isRead)).toEqual([false, true, true])
  const asked = entry('farmer.contact.submit', { name: 'Martha', message: 'Worms' }, { ...wrong, optimisticAnswer: { ticketId: '' } }) // biome-ignore format: one row
  expect(optimisticTickets(pages<StaffTicket>(), [asked])).toMatchObject([{ createdAt: at(0) }])
})

test('a harvest that waits to be sent is asked for no more', () => {
  const item = { task: 'harvest', due: '2026-11-20', state: 'overdue', doneOn: null, every: null } as const
  const due: CareDue[] = ['plot', 'other'].map((cropId) => ({ ...item, cropId, cropName: 'Maize' }))
  const harvested = [entry('farmer.crops.harvest', { cropId: 'plot' })]
  expect(optimisticDueCare(due, harvested).map(({ cropId }) => cropId)).toEqual(['other'])
  expect(optimisticSchedule([item], harvested, 'plot')).toEqual([])
  expect(optimisticSchedule([item], harvested, 'other')).toHaveLength(1)
})

test('an undone task is due again, also before the server has heard of either', () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  const plot = { cropId: 'plot', task: 'weeding' }
  const done = entry('farmer.care.done', plot)
  const undo = entry('farmer.care.undo', { ...plot, doneOn: '2026-11-21' })
  const item = { task: 'weeding', due: '2026-11-20', state: 'overdue', doneOn: null, every: null } as const
  const due: CareDue[] = [{ ...item, cropId: 'plot', cropName: 'Maize' }]
  expect(optimisticDueCare(due, [done, undo])).toHaveLength(1)
  expect(optimisticDueCare(due, [done, undo, done])).toEqual([])
  expect(optimisticSchedule([item], [done, undo], 'plot')).toEqual([item])
  const known = { ...item, state: 'done', due: '2026-11-21', doneOn: '2026-11-21' } as const
  expect(optimisticSchedule([known], [undo], 'plot')).toMatchObject([{ state: 'thisWeek', doneOn: null }])
  const care = { ...line('cared', 'note'), kind: 'care', task: 'weeding', text: null } as const
  const undone = optimisticLog(pages<CropActivityLine>(care, line('old', 'note')), [undo], { cropId: 'plot' })
  expect(undone.map(({ id }) => id)).toEqual(['old'])
  vi.useRealTimers()
})

test('a visit is shown as it was confirmed and completed here, and marked until that is sent', () => {
  const visit = { id: 'v1', date: '2026-11-24', time: '09:30', status: 'scheduled', version: 3 } as Visit
  const change = (input: Record<string, unknown>, more?: Partial<OutboxEntry>) =>
    entry('agent.visits.change', { id: 'v1', ...input }, more)
  const confirmed = change({ status: 'confirmed' })
  expect(optimisticVisit(visit, [change({ id: 'v2', status: 'cancelled' })])).toEqual(visit)
  expect(optimisticVisit(visit, [confirmed])).toEqual({ ...visit, status: 'confirmed', version: 4, isPending: true })
  const done = change({ status: 'completed', outcome: 'Worms' })
  expect(optimisticVisit(visit, [confirmed, done])).toMatchObject({ status: 'completed', outcome: 'Worms', version: 5 })
  const arrived = optimisticVisit(visit, [change({ status: 'confirmed' }, { isDone: true })])
  expect(arrived).toEqual({ ...visit, status: 'confirmed' })
})

const planned = (id: string, date: string, more: Partial<OutboxEntry> = {}) =>
  entry('agent.visits.schedule', { id, farmerId: 'martha', date }, { optimisticAnswer: visitOn(id, date), ...more })
const visitOn = (id: string, date: string, time = '09:00', farmerId = 'martha') =>
  ({ id, farmerId, farmerName: 'Martha', date, time, status: 'scheduled', version: 1 }) as Visit
const moved = (id: string, date: string) => entry('agent.visits.change', { id, date })

test.each<[string, OutboxEntry[], Parameters<typeof optimisticVisits>[2], string[]]>([
  ['as the server has them', [], {}, ['b', 'a']],
  ['a planned one in its place', [planned('new', '2026-11-22')], {}, ['a', 'new', 'b']],
  ['a planned one that has arrived is listed once', [planned('a', '2026-11-21', { isDone: true })], {}, ['b', 'a']],
  ['one that is moved, by its new day', [moved('a', '2026-11-25')], {}, ['b', 'a']],
  ['one that is moved out of the day', [moved('a', '2026-11-25')], { until: '2026-11-23' }, ['b']],
  ['one that is planned for another day', [planned('new', '2026-11-24')], { until: '2026-11-23' }, ['b', 'a']],
  ['one that is planned for another farmer', [planned('new', '2026-11-22')], { farmerId: 'joseph' }, []],
  ['one that is planned and moved', [planned('new', '2026-11-22'), moved('new', '2026-11-20')], {}, ['new', 'a', 'b']],
  ['one whose plan was refused', [planned('new', '2026-11-22', { refusal: { message: 'no', code: null, problem: null, fields: null, clashes: null } })], {}, ['b', 'a']], // biome-ignore format: one row
])('visits: %s', (_, entries, shown, expected) => {
  // A round has an order of its own.
  const visits = [visitOn('b', '2026-11-23'), visitOn('a', '2026-11-21')]
  expect(optimisticVisits(visits, entries, shown).map(({ id }) => id)).toEqual(expected)
})

test('a farmer who was registered here is listed until the list has them', () => {
  const registered = entry('agent.farmers.register', { id: 'comfort' }, { optimisticAnswer: { id: 'comfort', fullName: 'Comfort Dolo' } }) // biome-ignore format: one row
  expect(registeredHere([registered], [])).toMatchObject([{ fullName: 'Comfort Dolo', isPending: true }])
  expect(registeredHere([registered], [{ id: 'comfort' } as never])).toEqual([])
})

test('a note that waits stands before all others, once', () => {
  const note = { id: 'n1', text: 'Seed next week', createdAt: at(0) }
  const waiting = entry('agent.farmers.note', { id: 'n1', farmerId: 'martha' }, { optimisticAnswer: note })
  const old = { id: 'n0', text: 'Called' } as never
  expect(optimisticNotes([old], [waiting], 'martha').map(({ id }) => id)).toEqual(['n1', 'n0'])
  expect(optimisticNotes([note as never, old], [waiting], 'martha').map(({ id }) => id)).toEqual(['n1', 'n0'])
  expect(optimisticNotes([old], [waiting], 'joseph')).toEqual([old])
})

test('text messages to a farmer wait on the phone, the newest first, until they are sent', () => {
  const text = (message: string, more: Partial<OutboxEntry> = {}, userId = 'yaw') =>
    entry('agent.sms.send', { userId, message }, { optimisticAnswer: { message, createdAt: at(0) }, ...more })
  const refusal = { message: 'No', code: null, problem: null, fields: null, clashes: null }
  const entries = [
    text('first'),
    text('second'),
    text('sent', { isDone: true }),
    text('refused', { refusal }),
    text('to another', {}, 'musu'),
  ]
  expect(waitingTexts(entries, 'yaw').map(({ message }) => message)).toEqual(['second', 'first'])
})

test('a case that was settled on this phone waits no more, and shows what was agreed on', () => {
  const open = { id: 'case', note: null, settledAt: null } as BoundaryCase
  const settled = [entry('agent.boundaryCases.settle', { id: 'case', note: 'The old tree' })]
  expect(unsettled([open], [])).toEqual([open])
  expect(unsettled([open], settled)).toEqual([])
  expect(optimisticCase(open, settled)).toMatchObject({ note: 'The old tree', settledAt: expect.any(String) })
  expect(optimisticCase({ ...open, id: 'other' }, settled)).toMatchObject({ note: null })
})
