import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, contactRequests, notifications, users } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const MARTHAS = { ticketId: 'KUU-MARTHA' }
const OLD = { ticketId: 'KUU-OLD', name: 'Sia', message: 'Rust', createdAt: '2026-01-01T08:00:00.000Z' }

function support() {
  const w = village()
  w.db.insert(contactRequests).values(OLD).run()
  const bells = (userId: string) => w.db.select().from(notifications).where(eq(notifications.userId, userId)).all()
  const ticketsOf = (who: 'hawa' | 'ruth') => w.as(w.people[who]).agent.tickets
  return { ...w, bells, hawa: ticketsOf('hawa'), ruth: ticketsOf('ruth'), martha: w.as(w.people.martha) }
}
type Tickets = ReturnType<typeof support>['hawa']
const numbers = async (tickets: Tickets, input: Parameters<Tickets['list']>[0]) =>
  (await tickets.list(input)).items.map(({ ticketId }) => ticketId)

test('a request is given to an agent, who is told by the bell and finds it among the own ones', async () => {
  const { ruth, hawa, bells, db, martha } = support()
  const given = await ruth.assign({ ...MARTHAS, assigneeId: 'hawa' })
  expect(given).toMatchObject({ assignee: { fullName: 'Hawa Sirleaf' } })
  expect(bells('hawa')).toMatchObject([{ kind: 'requestAssigned', link: '/agent/tickets/KUU-MARTHA' }])
  expect(await numbers(hawa, { assigned: 'me' })).toEqual(['KUU-MARTHA'])
  expect(await numbers(ruth, { assigned: 'me' })).toEqual([])
  expect(await numbers(ruth, { assigned: 'nobody' })).toEqual(['KUU-OLD'])
  expect(await martha.farmer.contact.conversation(MARTHAS)).toMatchObject({ assignee: { fullName: 'Hawa Sirleaf' } })
  expect(db.select().from(auditEvents).all()).toMatchObject([
    { action: 'agent.tickets.assign', after: '{"assigneeId":"hawa"}' },
  ])
  expect(await ruth.assign({ ...MARTHAS, assigneeId: null })).toMatchObject({ assignee: null })
})

test('who looked after a request hears that a colleague took it, or gave it to another', async () => {
  const { ruth, bells, person } = support()
  await ruth.assign({ ...MARTHAS, assigneeId: 'hawa' })
  await ruth.assign({ ...MARTHAS, assigneeId: 'ruth' })
  expect(bells('hawa').map(({ kind }) => kind)).toEqual(['requestAssigned', 'requestTaken'])
  person('extension_agent', { id: 'saye' })
  await ruth.assign({ ...MARTHAS, assigneeId: 'saye' })
  expect(bells('ruth')).toEqual([])
})

test('giving it again, or taking it oneself, tells nobody', async () => {
  const { ruth, hawa, bells } = support()
  await ruth.assign({ ...MARTHAS, assigneeId: 'hawa' })
  await ruth.assign({ ...MARTHAS, assigneeId: 'hawa' })
  expect(bells('hawa')).toHaveLength(1)
  await hawa.assign({ ticketId: 'KUU-OLD', assigneeId: 'hawa' })
  expect(bells('hawa')).toHaveLength(1)
})

test('only agents and administrators who can sign in look after requests', async () => {
  const { ruth, db } = support()
  for (const assigneeId of ['martha', 'x'])
    await expect(ruth.assign({ ...MARTHAS, assigneeId })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  db.update(users).set({ isActive: false }).where(eq(users.id, 'hawa')).run()
  await expect(ruth.assign({ ...MARTHAS, assigneeId: 'hawa' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await ruth.assignees()).toEqual([{ id: 'ruth', fullName: 'Ruth Togba' }])
  await expect(ruth.assign({ ticketId: 'KUU-NONE', assigneeId: 'ruth' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the desk is searched, counted, and read from the oldest', async () => {
  const { ruth } = support()
  expect(await numbers(ruth, { sort: 'createdAt' })).toEqual(['KUU-OLD', 'KUU-MARTHA'])
  expect(await ruth.list({ search: 'worms' })).toMatchObject({ items: [MARTHAS], total: 1 })
  expect(await ruth.list({ status: 'closed' })).toMatchObject({ items: [], total: 0 })
})

test('who looked after a request and is erased, looks after nothing', async () => {
  const { ruth, db } = support()
  await ruth.assign({ ...MARTHAS, assigneeId: 'hawa' })
  db.delete(users).where(eq(users.id, 'hawa')).run()
  expect((await ruth.list({ search: 'worms' })).items).toMatchObject([{ assignee: null }])
})
