import { beforeEach, describe, expect, test } from 'vitest'
import { listNotifications } from '#db/queries/messaging/notifications.ts'
import {
  calendarKeys,
  contactRequests,
  farmerCrops,
  farmerRecords,
  photos,
  visitPhotos,
  visits,
} from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { village } from '../../village.ts'
import { NOON, type World, world } from '../../world.ts'

let w: World
let hawa: User
let boakai: User
let ruth: User
let martha: User
beforeEach(() => {
  w = world()
  hawa = w.person('extension_agent', { fullName: 'Hawa Sirleaf' })
  boakai = w.person('extension_agent')
  ruth = w.person('admin')
  martha = w.person('farmer', { fullName: 'Martha Kollie', location: 'Nairobi, Kenya' })
})

const TODAY = '2026-11-21'
const plan = (input: object = {}, agent = hawa) =>
  w.as(agent).agent.visits.schedule({ farmerId: martha.id, date: '2026-11-24', time: '09:30', purpose: 'Look at the maize', ...input }) // biome-ignore format: one ask
const change = (id: string, input: object, agent = hawa) => w.as(agent).agent.visits.change({ id, ...input })
const told = () => listNotifications(w.db, { userId: martha.id, limit: 9 }).items.map(({ kind }) => kind)
const code = (name: string) => expect.objectContaining({ code: name })

test('a visit is planned, and the farmer is told', async () => {
  const visit = await plan({ notes: 'Bring the guide' })
  expect(visit).toMatchObject({ farmerName: 'Martha Kollie', location: 'Nairobi, Kenya', date: '2026-11-24', time: '09:30', status: 'scheduled', version: 1 }) // biome-ignore format: one visit
  expect(told()).toEqual(['visitPlanned'])
  expect((await w.as(hawa).agent.visits.list({})).items).toEqual([visit])
})

test.each([{ farmerId: '' }, { date: '' }, { time: '' }, { time: '24:00' }, { purpose: ' ' }])(
  '%j is missing information',
  async (missing) => {
    await expect(plan(missing)).rejects.toThrow('Missing Information: Please fill in all required fields')
  },
)

test('not before today where the farm lies, at the moment when it was written', async () => {
  const at = (iso: string) => ({ writtenAt: () => new Date(iso) })
  const late = (iso: string, date: string) =>
    w.as(hawa, at(iso)).agent.visits.schedule({ farmerId: martha.id, date, time: '09:00', purpose: 'x' })
  await expect(plan({ date: '2026-11-20' })).rejects.toThrow('The date cannot be before today')
  // At 22:00 in UTC it is one o'clock on the next day in Nairobi.
  await expect(late('2026-11-21T22:00:00.000Z', TODAY)).rejects.toEqual(code('BAD_REQUEST'))
  expect(await late('2026-11-20T08:00:00.000Z', '2026-11-20')).toMatchObject({ date: '2026-11-20' })
})

test('an unknown farmer and an id that is taken are refused', async () => {
  await expect(plan({ farmerId: hawa.id })).rejects.toEqual(code('NOT_FOUND'))
  const id = crypto.randomUUID()
  await plan({ id })
  await expect(plan({ id })).rejects.toEqual(code('CONFLICT'))
})

describe('a planned visit', () => {
  test('is confirmed, then completed with an outcome, photos and the place of the farm; that is a contact', async () => {
    const { id } = await plan()
    w.db.insert(farmerRecords).values({ farmerId: martha.id }).run()
    w.db.insert(photos).values({ id: 'leaf', ownerId: martha.id, type: 'image/jpeg', bytes: 9 }).run()
    expect(await change(id, { status: 'confirmed' })).toMatchObject({ status: 'confirmed', version: 2 })
    const photosFor = async (agent: User) => (await w.as(agent).agent.visits.list({ farmerId: martha.id })).items.map(({ photoIds }) => photoIds) // biome-ignore format: one sentence
    const done = await change(id, { status: 'completed', outcome: 'Worms', photoId: 'leaf', place: { latitude: -1.2, longitude: 36.8, accuracy: 12 } }) // biome-ignore format: one ask
    expect(done).toMatchObject({ status: 'completed', outcome: 'Worms', completedAt: w.clock.now.toISOString() })
    expect(w.db.select().from(visitPhotos).all()).toEqual([{ visitId: id, photoId: 'leaf' }])
    expect(await Promise.all([hawa, ruth, boakai].map(photosFor))).toEqual([[['leaf']], [['leaf']], [[]]])
    expect(w.db.select().from(farmerRecords).get()).toMatchObject({ latitude: -1.2, longitude: 36.8, lastContactAt: w.clock.now.toISOString() }) // biome-ignore format: one row
    expect(told()).toEqual(['visitPlanned'])
  })

  test('tells where the farm lies only where its point is exact enough', async () => {
    const farm = () => w.db.select().from(farmerRecords).get()?.latitude
    const done = { status: 'completed', outcome: null } as const
    const at = (accuracy: number) => ({ ...done, place: { latitude: -1.2, longitude: 36.8, accuracy } })
    const visit = await change((await plan()).id, at(101))
    expect([visit.status, farm()]).toEqual(['completed', null])
    expect(w.db.select().from(visits).get()).toMatchObject({ latitude: -1.2, accuracy: 101 })
    await change((await plan()).id, at(100))
    expect(farm()).toBe(-1.2)
  })

  test('goes no way back, and one that is over is not moved', async () => {
    const { id } = await plan()
    await change(id, { status: 'confirmed' })
    await expect(change(id, { status: 'scheduled' })).rejects.toEqual(code('CONFLICT'))
    await change(id, { status: 'cancelled' })
    await expect(change(id, { status: 'completed' })).rejects.toEqual(code('CONFLICT'))
    await expect(change(id, { date: '2026-11-25' })).rejects.toEqual(code('CONFLICT'))
    expect(told()).toEqual(expect.arrayContaining(['visitPlanned', 'visitCancelled']))
  })

  test('is moved, and the farmer is told; a move from an older version names both values', async () => {
    const { id, version } = await plan()
    await change(id, { version, date: '2026-11-25', time: '14:00' })
    expect(told()).toContain('visitMoved')
    await expect(change(id, { version, time: '08:00' })).rejects.toMatchObject({
      cause: {
        id: 'editedMeanwhile',
        conflicts: [expect.objectContaining({ field: 'time', mine: '08:00', theirs: '14:00' })],
      },
    })
    await expect(change(id, { date: '2026-11-01' })).rejects.toThrow('The date cannot be before today')
  })

  test('belongs to its agent: another agent finds none, an administrator may change it', async () => {
    const { id } = await plan()
    await expect(change(id, { status: 'confirmed' }, boakai)).rejects.toEqual(code('NOT_FOUND'))
    expect((await w.as(boakai).agent.visits.list({})).items).toEqual([])
    expect((await w.as(boakai).agent.visits.list({ farmerId: martha.id })).items).toHaveLength(1)
    expect(await change(id, { status: 'cancelled' }, ruth)).toMatchObject({ status: 'cancelled' })
  })

  test('takes no photo of somebody else', async () => {
    const { id } = await plan()
    const other = w.person('farmer')
    w.db.insert(photos).values({ id: 'other', ownerId: other.id, type: 'image/jpeg', bytes: 9 }).run()
    await expect(change(id, { photoId: 'other' })).rejects.toEqual(code('NOT_FOUND'))
  })
})

test('lists go by day and time, a page at a time, and can leave out what is over', async () => {
  const times = [['2026-11-25', '08:00'], ['2026-11-24', '10:00'], ['2026-11-24', '07:00']] // biome-ignore format: one list
  for (const [date, time] of times) await plan({ date, time })
  const { list } = w.as(hawa).agent.visits
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, cursor: first.nextCursor! })
  expect([...first.items, ...second.items].map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-11-24 07:00', '2026-11-24 10:00', '2026-11-25 08:00']) // biome-ignore format: one list
  await change(first.items[0]!.id, { status: 'cancelled' })
  expect((await list({ open: true, until: '2026-11-24' })).items).toHaveLength(1)
})

test('the round goes to the nearest farm first, and says who has been left out longest', async () => {
  const far = w.person('farmer', { fullName: 'Far', location: 'Ganta' })
  const near = w.person('farmer', { fullName: 'Near', location: 'Ganta' })
  const at = (farmerId: string, latitude: number, lastContactAt: string | null, gender: 'female' | 'male') =>
    w.db
      .insert(farmerRecords)
      .values({ farmerId, agentId: hawa.id, latitude, longitude: 0, lastContactAt, gender })
      .run()
  at(far.id, 2, '2026-11-20T00:00:00.000Z', 'male')
  at(near.id, 1, null, 'female')
  for (const { id } of [far, near, martha]) await plan({ farmerId: id, date: TODAY })
  const { stops, leftOut } = await w.as(hawa).agent.visits.round({ date: TODAY, start: { latitude: 0, longitude: 0 } })
  expect(stops.map(({ farmerName }) => farmerName)).toEqual(['Near', 'Far', 'Martha Kollie'])
  expect(stops.map(({ km }) => km && Math.round(km))).toEqual([111, 111, null])
  expect(leftOut).toEqual([{ place: 'Ganta, Liberia', gender: 'female', farmers: 1, silent: 1, longestSince: null }])
})

test('the list of today: visits due, requests that wait, crops with a problem, farmers nobody spoke with', async () => {
  const maize = w.crop({ name: 'Maize' })
  w.db.insert(farmerRecords).values({ farmerId: martha.id, agentId: hawa.id, lastContactAt: '2026-10-01T00:00:00.000Z' }).run() // biome-ignore format: one row
  w.db.insert(farmerCrops).values({ farmerId: martha.id, cropId: maize.id, status: 'problem' }).run()
  const request = { senderId: martha.id, name: 'Martha', message: 'Worms' }
  w.db.insert(contactRequests).values([{ ...request, ticketId: 'mine', assigneeId: hawa.id }, { ...request, ticketId: 'free' }, { ...request, ticketId: 'other', assigneeId: boakai.id }]).run() // biome-ignore format: rows
  const due = await plan({ date: TODAY })
  await plan({ date: '2026-11-24' })
  const today = await w.as(hawa).agent.today.get({ day: TODAY })
  expect(today.visits.map(({ id }) => id)).toEqual([due.id])
  expect(today.requests.map(({ ticketId }) => ticketId)).toEqual(['mine', 'free'])
  expect(today.problems).toMatchObject([{ fullName: 'Martha Kollie', crop: 'Maize' }])
  expect(today.silent).toMatchObject([{ fullName: 'Martha Kollie' }])
  await w.as(hawa).agent.farmers.note({ farmerId: martha.id, text: 'Spoke on the phone' })
  expect((await w.as(hawa).agent.today.get({ day: TODAY })).silent).toEqual([])
  expect(await w.as(boakai).agent.today.get({ day: TODAY })).toMatchObject({ visits: [], problems: [], silent: [] })
})

describe('the calendar file', () => {
  const file = (key: string) => w.rest(null, 'GET', `/visits.ics?key=${encodeURIComponent(key)}`)
  const { agent } = { agent: () => w.as(hawa).agent.visits }

  test('has the visits at their time on the clock of the farm, for whoever has the key', async () => {
    await plan()
    const { key } = await agent().makeCalendar()
    const answer = await file(key!)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await answer.text()).toContain('DTSTART:20261124T063000Z')
    expect(w.db.select().from(calendarKeys).get()!.hash).not.toContain(key)
  })

  test('a visit that is moved has a later stamp and a higher number: calendars take it over', async () => {
    const { id } = await plan()
    const { key } = await agent().makeCalendar()
    const stampsIn = async () => (await (await file(key!)).text()).split('\r\n').filter((line) => /^(DTSTAMP|SEQUENCE)/.test(line)) // biome-ignore format: one sentence
    expect(await stampsIn()).toEqual(['DTSTAMP:20261121T120000Z', 'SEQUENCE:0'])
    w.clock.now = new Date(NOON.getTime() + 3_600_000)
    await agent().change({ id, version: 1, time: '10:30' })
    expect(await stampsIn()).toEqual(['DTSTAMP:20261121T130000Z', 'SEQUENCE:1'])
  })

  test('a key that is wrong, replaced or taken back opens nothing', async () => {
    const { key: first } = await agent().makeCalendar()
    const { key: second } = await agent().makeCalendar()
    expect([(await file('')).status, (await file('wrong')).status, (await file(first!)).status]).toEqual([
      404, 404, 404,
    ])
    expect((await file(second!)).status).toBe(200)
    expect((await agent().calendar()).since).not.toBeNull()
    await agent().revokeCalendar()
    expect((await file(second!)).status).toBe(404)
  })

  test('a deactivated agent loses it for good', async () => {
    const { key } = await agent().makeCalendar()
    await w.as(ruth).admin.users.deactivate({ id: hawa.id })
    expect((await file(key!)).status).toBe(404)
    await w.as(ruth).admin.users.reactivate({ id: hawa.id })
    expect((await file(key!)).status).toBe(404)
  })
})

test('REST plans, changes and lists visits', async () => {
  const body = { farmerId: martha.id, date: '2026-11-24', time: '09:30', purpose: 'Look' }
  const made = await (await w.rest(hawa, 'POST', '/visits', body)).json()
  expect((await w.rest(hawa, 'PATCH', `/visits/${made.id}`, { status: 'confirmed' })).status).toBe(200)
  expect(await (await w.rest(hawa, 'GET', '/visits?open=true')).json()).toEqual([expect.objectContaining({ id: made.id, status: 'confirmed' })]) // biome-ignore format: one list
  const refused = await w.rest(hawa, 'POST', '/visits', { ...body, date: '' })
  expect([refused.status, (await refused.json()).message]).toEqual([400, 'Missing Information: Please fill in all required fields']) // biome-ignore format: one answer
  const late = await w.rest(hawa, 'POST', '/visits', { ...body, date: '2026-11-19' })
  expect([late.status, (await late.json()).message]).toEqual([400, 'The date cannot be before today'])
})

test('today shows the advice that own farmers cannot follow, with the reason, until somebody has spoken with them', async () => {
  const v = village()
  const cannot = async (day = TODAY) => (await v.as(v.people.hawa).agent.today.get({ day })).cannot
  await v.as(v.people.martha).farmer.advice.answer({ deliveryId: 'told', answer: 'cannot', reason: 'No money' })
  expect(await cannot()).toEqual([])
  v.db.insert(farmerRecords).values({ farmerId: 'martha', agentId: 'hawa' }).run()
  expect(await cannot()).toMatchObject([
    { farmerId: 'martha', fullName: 'Martha Kollie', crop: 'Zea mays', title: 'Scout', reason: 'No money' },
  ])
  expect(await cannot('2026-12-30')).toEqual([])
  v.db.update(farmerRecords).set({ lastContactAt: '2026-12-01T00:00:00.000Z' }).run()
  expect(await cannot()).toEqual([])
})
