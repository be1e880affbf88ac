import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactRequests, cropActivities, farmerCrops, notifications, priceAlerts, users } from '#db/schema/index.ts'
import { appRouter, type Caller } from '#routers/index.ts'
import { schemasOf } from '#server/api/schemas.ts'
import { PASSWORD, village, type Who } from '../village.ts'
import { CALLERS, call, type Outcome, plot, RIGHTS, villageFor } from './rights.ts'

test('the table lists exactly the procedures of the tree', () => {
  expect(Object.keys(RIGHTS).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())
})

let passwordHash: string
beforeAll(async () => {
  passwordHash = await village().sessions.hashPassword(PASSWORD, '127.0.0.1')
})

test('a procedure that says that it needs a session refuses whoever has none, and no other does', () => {
  /** They refuse a wrong code, not a visitor. */
  const byCode = ['auth.setPassword', 'auth.setUp']
  const refused = Object.entries(RIGHTS).flatMap(([path, [visitor]]) => (visitor === 401 ? [path] : []))
  const needing = Object.keys(RIGHTS).filter((path) => schemasOf(path).meta?.needsSession)
  expect(needing.sort()).toEqual(refused.filter((path) => !byCode.includes(path)).sort())
})

const cases = Object.entries(RIGHTS).flatMap(([path, rights]) =>
  CALLERS.map((who, column) => [who, path, rights[column] as Outcome, rights[5] as object | undefined] as const),
)
test.each(cases)('%s calls %s: %s', async (who, path, outcome, ask) => {
  const v = villageFor(path, passwordHash)
  expect(await outcomeOf(v.as(v.people[who]), path, ask)).toBe(outcome)
})

/** 'ok', or the HTTP status of the refusal. */
async function outcomeOf(caller: Caller, path: string, ask?: object) {
  try {
    await call(caller, path, ask)
    return 'ok'
  } catch (error) {
    return error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : error
  }
}

describe('the record of another user', () => {
  test('stays unchanged after a refused request', async () => {
    const v = village()
    const owned = () =>
      [farmerCrops, cropActivities, contactRequests, notifications, priceAlerts].map((table) =>
        v.db.select().from(table).all(),
      )
    const rows = owned()
    const joseph = v.as(v.people.joseph)
    for (const ask of [
      () => joseph.farmer.crops.change({ farmerId: 'martha', cropId: 'plot', status: 'completed' }),
      () => joseph.farmer.crops.add({ farmerId: 'martha', cropId: 'maize', areaSize: 1 }),
      () => joseph.farmer.crops.harvest({ ...plot, actualYield: 1 }),
      () => joseph.farmer.crops.recordYield({ ...plot, actualYield: 1 }),
      () => joseph.farmer.crops.remove(plot),
      () => joseph.farmer.crops.remove({ farmerId: 'joseph', cropId: 'plot' }),
      () => joseph.farmer.crops.restore(plot),
      () => joseph.farmer.crops.restore({ farmerId: 'joseph', cropId: 'plot' }),
      () => joseph.farmer.cropLog.note({ ...plot, text: 'mine' }),
      () => joseph.farmer.cropLog.report({ ...plot, text: 'mine', isProblem: true }),
      () => joseph.farmer.cropLog.resolve({ ...plot, activityId: 'worms', isResolved: true }),
      () => joseph.farmer.care.done({ ...plot, task: 'weeding' }),
      () => joseph.farmer.care.undo({ ...plot, task: 'weeding', doneOn: '2026-11-21' }),
      () => joseph.farmer.notifications.read({ id: 'welcome' }),
      () => joseph.farmer.notifications.markUnread({ ids: ['welcome'] }),
      () => joseph.farmer.notifications.remove({ id: 'welcome' }),
      () => joseph.farmer.priceAlerts.remove({ id: 'wish' }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await joseph.farmer.notifications.readAll()
    expect(owned()).toEqual(rows)
  })

  test("cannot be reached by its id together with one's own", async () => {
    const v = village()
    for (const who of ['joseph', 'hawa', 'ruth'] as const)
      await expect(
        v.as(v.people[who]).farmer.crops.change({ farmerId: 'joseph', cropId: 'plot', notes: 'mine' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is in the lists of its owner only', async () => {
    const v = village()
    const joseph = v.as(v.people.joseph)
    expect(await joseph.farmer.crops.list({ farmerId: 'joseph' })).toEqual([])
    expect(await joseph.farmer.notifications.list()).toEqual([])
    expect(await joseph.farmer.notifications.unread()).toBe(0)
    expect(await joseph.farmer.priceAlerts.list()).toEqual([])
    expect(await joseph.farmer.contact.list({})).toEqual({ items: [], nextCursor: null })
    expect(await v.as(v.people.martha).farmer.contact.list({})).toMatchObject({ items: [{ ticketId: 'KUU-MARTHA' }] })
  })

  test('is refused like one that does not exist', async () => {
    const v = village()
    const refusal = (ask: Promise<unknown>) => ask.then(() => 'ok').catch(({ code, message }) => ({ code, message }))
    const { crops, contact } = v.as(v.people.joseph).farmer
    expect(await refusal(crops.list({ farmerId: 'martha' }))).toEqual(await refusal(crops.list({ farmerId: 'nobody' })))
    expect(await refusal(contact.get({ ticketId: 'KUU-MARTHA' }))).toEqual(
      await refusal(contact.get({ ticketId: 'KUU-NOBODY' })),
    )
  })
})

test('agents and administrators are no farmers, and grow nothing', async () => {
  const v = village()
  for (const farmerId of ['hawa', 'ruth', 'nobody'])
    await expect(v.as(v.people.ruth).farmer.crops.list({ farmerId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(v.as(v.people.hawa).farmer.crops.list({ farmerId: 'hawa' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('only administrators see unpublished courses', async () => {
  const v = village()
  const titles = async (who: Who) => (await v.as(v.people[who]).learning.courses.list()).map(({ title }) => title)
  for (const who of ['visitor', 'martha', 'hawa'] as const) expect(await titles(who)).toEqual(['Maize'])
  expect(await titles('ruth')).toEqual(['Draft', 'Maize'])
})

test('an agent sees all tickets, but only advice of their own', async () => {
  const v = village()
  const hawa = v.as(v.people.hawa)
  expect((await hawa.farmer.contact.list({})).items).toHaveLength(1)
  expect(await hawa.agent.dashboard.myAdvisories()).toMatchObject([{ id: 'scout' }])
  const { id } = await hawa.farmer.advisories.publish({ title: 'Weed', content: 'Early', category: 'pest' })
  expect((await hawa.agent.dashboard.myAdvisories()).map((mine) => mine.id).sort()).toEqual([id, 'scout'].sort())
})

test('a session of a deactivated user ends at once', async () => {
  const v = village()
  const { token } = await v.sessions.open('martha')
  v.db.update(users).set({ isActive: false }).run()
  const answer = await v.app.request('/api/tickets', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(401)
})
