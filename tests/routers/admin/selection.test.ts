import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, notifications, users } from '#db/schema/index.ts'
import { village } from '../../village.ts'

function desk() {
  const w = village()
  return { ...w, ruth: w.as(w.people.ruth).admin, tickets: w.as(w.people.ruth).agent.tickets, martha: w.as(w.people.martha).farmer } // biome-ignore format: one record
}
const WEED = { title: 'Weed', content: 'Twice', category: 'pest' } as const
const DANGER = { title: 'Storm', description: 'Much', alertType: 'storm', severity: 'danger', location: 'Lagos, Nigeria', isActive: false } as const // biome-ignore format: one record
const HELP = { name: 'Martha', message: 'Worms' }

const audited = ({ db }: ReturnType<typeof desk>, action: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.action, action)).all().map(({ rowId }) => rowId).sort() // biome-ignore format: one list
const ringsOf = ({ db }: ReturnType<typeof desk>, userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).all().map(({ kind }) => kind) // biome-ignore format: one list

test('several advisories are switched off and on together, all or none, each in the audit', async () => {
  const w = desk()
  const { id } = await w.ruth.advisories.create(WEED)
  const listed = async () => (await w.martha.advisories.list({})).items.map((item) => item.id).sort()
  const before = await listed()
  await expect(w.ruth.advisories.switchMany({ ids: ['scout', 'nowhere'], isActive: false })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await listed()).toEqual(before)
  const ids = ['scout', id]
  expect(await w.ruth.advisories.switchMany({ ids: [...ids, id], isActive: false })).toEqual({ ids })
  expect(await listed()).toEqual(before.filter((each) => !ids.includes(each)))
  expect(audited(w, 'admin.advisories.switchMany')).toEqual([...ids].sort())
  // What is as it should be already is not counted, and not written.
  expect(await w.ruth.advisories.switchMany({ ids, isActive: false })).toEqual({ ids: [] })
  expect(await w.ruth.advisories.switchMany({ ids, isActive: true })).toEqual({ ids })
  expect(await listed()).toEqual(before)
})

test('an advisory that is written without being active is shown once it is switched on', async () => {
  const { ruth, martha } = desk()
  const { id } = await ruth.advisories.create({ ...WEED, isActive: false })
  const isListed = async () => (await martha.advisories.list({})).items.some((item) => item.id === id)
  expect(await isListed()).toBe(false)
  await ruth.advisories.switchMany({ ids: [id], isActive: true })
  expect(await isListed()).toBe(true)
})

test('advice that waits for approval keeps the others of a selection from being shown', async () => {
  const { ruth, martha } = desk()
  await ruth.advisories.switchMany({ ids: ['scout'], isActive: false })
  await ruth.settings.approval.set({ isRequired: true })
  const { id } = await ruth.advisories.create({ ...WEED, content: 'Spray 20 ml of glyphosate' })
  await expect(ruth.advisories.switchMany({ ids: ['scout', id], isActive: true })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect((await martha.advisories.list({})).items).toEqual([])
})

test('the reach of several alerts is what is sent when they are switched on', async () => {
  const w = desk()
  w.db.update(users).set({ preferredLocation: 'Lagos, Nigeria' }).where(eq(users.id, 'martha')).run()
  const made = [
    await w.ruth.weatherAlerts.create(DANGER),
    await w.ruth.weatherAlerts.create({ ...DANGER, title: 'Flood' }),
  ]
  const ids = made.map(({ id }) => id)
  const before = ringsOf(w, 'martha').length
  const reach = await w.ruth.weatherAlerts.reachMany({ ids })
  expect(reach).toMatchObject({ announced: 2 })
  await w.ruth.weatherAlerts.switchMany({ ids, isActive: true })
  const sent = (await Promise.all(ids.map((id) => w.ruth.weatherAlerts.dispatches({ id })))).flat()
  const sum = (of: 'notified' | 'texted' | 'suppressed') => sent.reduce((total, each) => total + each[of], 0)
  expect(reach).toMatchObject({ notified: sum('notified'), texted: sum('texted'), unwanted: sum('suppressed') })
  expect(ringsOf(w, 'martha')).toHaveLength(before + 2)
  // They are on, and would be announced to nobody.
  expect(await w.ruth.weatherAlerts.reachMany({ ids })).toMatchObject({ announced: 0, notified: 0 })
})

test('an advisory that was announced reaches nobody a second time', async () => {
  const { ruth } = desk()
  const { id } = await ruth.advisories.create({ ...WEED, priority: 'urgent' })
  await ruth.advisories.switchMany({ ids: [id], isActive: false })
  expect(await ruth.advisories.reachMany({ ids: [id] })).toEqual({ announced: 0, notified: 0, unwanted: 0, texted: 0 })
})

test('several requests are assigned, closed and opened again together, all or none', async () => {
  const w = desk()
  const { ticketId } = await w.martha.contact.submit(HELP)
  const ticketIds = ['KUU-MARTHA', ticketId]
  const states = async () =>
    (await w.tickets.list({})).items
      .filter((each) => ticketIds.includes(each.ticketId))
      .map(({ status, assignee }) => [status, assignee?.id ?? null])
  const before = await states()
  for (const write of [
    w.tickets.assignMany({ ticketIds: [...ticketIds, 'KUU-X'], assigneeId: 'hawa' }),
    w.tickets.assignMany({ ticketIds, assigneeId: 'martha' }),
    w.tickets.closeMany({ ticketIds: [...ticketIds, 'KUU-X'] }),
  ])
    await expect(write).rejects.toMatchObject({ code: expect.stringMatching(/NOT_FOUND|CONFLICT|BAD_REQUEST/) })
  expect(await states()).toEqual(before)

  expect(await w.tickets.assignMany({ ticketIds, assigneeId: 'hawa' })).toEqual({ ticketIds })
  expect(await w.tickets.assignMany({ ticketIds, assigneeId: 'hawa' })).toEqual({ ticketIds: [] })
  expect(ringsOf(w, 'hawa').filter((kind) => kind === 'requestAssigned')).toHaveLength(2)
  expect(await w.tickets.closeMany({ ticketIds })).toEqual({ ticketIds })
  expect(await states()).toEqual([
    ['closed', 'hawa'],
    ['closed', 'hawa'],
  ])
  expect(audited(w, 'agent.tickets.closeMany')).toHaveLength(2)
  expect(ringsOf(w, 'martha').filter((kind) => kind === 'requestClosed')).toHaveLength(2)
  expect(await w.tickets.reopenMany({ ticketIds })).toEqual({ ticketIds })
  expect((await states()).map(([status]) => status)).toEqual(before.map(([status]) => status))
  // The notifications of the closing were not read yet, and are gone.
  expect(ringsOf(w, 'martha').filter((kind) => kind === 'requestClosed')).toEqual([])
})
