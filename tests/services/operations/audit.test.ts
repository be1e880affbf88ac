import { desc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '#db/queries/people/erase-person.ts'
import { auditEvents } from '#db/schema/index.ts'
import type { Caller } from '#routers/index.ts'
import { asksForLoan, type Village, village, type Who } from '../../village.ts'

const eventsOf = ({ db }: Pick<Village, 'db'>) => db.select().from(auditEvents).orderBy(desc(auditEvents.id)).all()
const plot = { farmerId: 'martha', cropId: 'plot' }
const loan = {
  loanProductId: 'seed',
  principalAmount: 2000,
  currency: 'NGN',
  termDays: 365,
  purpose: 'Seed for the season',
} as const

test('the decision about a loan is audited with its actor, its time and its changes', async () => {
  const v = village()
  asksForLoan(v)
  await v.as(v.people.ruth).admin.loans.approve({ id: 'asked' })
  const [event, ...others] = eventsOf(v)
  expect(others).toEqual([])
  expect(event).toMatchObject({
    at: '2026-11-21T12:00:00.000Z',
    actorId: 'ruth',
    actorRole: 'admin',
    action: 'admin.loans.approve',
    tableName: 'farmer_loans',
    rowId: 'asked',
    subjectId: 'martha',
  })
  expect(event!.requestId).not.toBeNull()
  expect(JSON.parse(event!.before!)).toEqual({ status: 'applied', decidedBy: null, approvedAt: null })
  expect(JSON.parse(event!.after!)).toEqual({ status: 'approved', decidedBy: 'ruth', approvedAt: event!.at })
})

/** Actions of staff and borrowers, with the row that the audit event must name. */
const WRITES: [action: string, who: Who, ask: (caller: Caller) => Promise<unknown>, table: string | null, row: unknown][] = [
  ['admin.courses.publish', 'ruth', ({ admin }) => admin.courses.publish({ id: 'draft', published: true }), 'courses', 'draft'],
  ['admin.loans.reject', 'ruth', ({ admin }) => admin.loans.reject({ id: 'asked', reason: 'No quotation' }), 'farmer_loans', 'asked'],
  ['admin.settings.secondFactor.set', 'ruth', ({ admin }) => admin.settings.secondFactor.set({ admin: false, extension_agent: false }), 'settings', 'secondFactor'],
  ['agent.tickets.answer', 'hawa', ({ agent }) => agent.tickets.answer({ ticketId: 'KUU-MARTHA', message: 'Spray' }), 'contact_requests', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['agent.tickets.close', 'hawa', ({ agent }) => agent.tickets.close({ ticketId: 'KUU-MARTHA' }), 'contact_requests', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['farmer.advisories.publish', 'hawa', ({ farmer }) => farmer.advisories.publish({ title: 'Weed', content: 'Early', category: 'pest' }), 'advisories', expect.any(String)],
  ['farmer.crops.change', 'hawa', ({ farmer }) => farmer.crops.change({ ...plot, notes: 'Seen' }), 'farmer_crops', 'plot'],
  ['farmer.crops.add', 'ruth', ({ farmer }) => farmer.crops.add({ farmerId: 'martha', cropId: 'maize', areaSize: 1 }), 'farmer_crops', expect.any(String)],
  ['farmer.crops.remove', 'ruth', ({ farmer }) => farmer.crops.remove(plot), 'farmer_crops', 'plot'],
  ['farmer.cropLog.resolve', 'hawa', ({ farmer }) => farmer.cropLog.resolve({ ...plot, activityId: 'worms', isResolved: true }), 'crop_activities', 'worms'],
  ['finance.loans.request', 'martha', ({ finance }) => finance.loans.request(loan), 'farmer_loans', expect.any(String)],
] // biome-ignore format: a table

test.each(WRITES)('%s by %s is audited, with its row', async (action, who, ask, tableName, rowId) => {
  const v = village()
  asksForLoan(v)
  await ask(v.as(v.people[who]))
  expect(eventsOf(v)).toMatchObject([{ action, actorId: who, tableName, rowId }])
  expect([eventsOf(v)[0]!.before, eventsOf(v)[0]!.after]).not.toEqual([null, null])
})

describe('not audited is', () => {
  test('a refused action, or one that failed half-way', async () => {
    const v = village()
    asksForLoan(v)
    await expect(v.as(v.people.ruth).admin.loans.approve({ id: 'none' })).rejects.toThrow()
    await expect(v.as(v.people.hawa).admin.loans.approve({ id: 'asked' })).rejects.toThrow()
    v.db.$client.exec("create trigger fails before insert on notifications begin select raise(abort, 'no'); end")
    await expect(v.as(v.people.ruth).admin.loans.approve({ id: 'asked' })).rejects.toThrow()
    expect(eventsOf(v)).toEqual([])
  })

  test('a farmer’s change to their own record, or one that concerns only its actor', async () => {
    const v = village()
    await v.as(v.people.martha).farmer.crops.change({ ...plot, notes: 'Weeded' })
    await v.as(v.people.hawa).farmer.notifications.readAll()
    expect(eventsOf(v)).toEqual([])
  })
})

test('a password is nowhere in the audit', async () => {
  const v = village()
  await v.as(v.people.hawa).farmer.profile.change({ fullName: 'Hawa Kamara' })
  const [event] = eventsOf(v)
  expect(event).toMatchObject({ tableName: 'users', rowId: 'hawa', subjectId: 'hawa' })
  expect(JSON.parse(event!.after!)).toEqual({ fullName: 'Hawa Kamara', version: 2 })
})

test('after a user is deleted, audit events show that something changed, and not what', async () => {
  const v = village()
  await v.as(v.people.hawa).farmer.crops.change({ ...plot, notes: 'Martha is ill' })
  erasePerson(v.db, 'martha')
  expect(eventsOf(v)).toMatchObject([{ action: 'farmer.crops.change', subjectId: null, before: null, after: null }])
})
