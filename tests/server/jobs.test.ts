import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  auditEvents,
  contactRequests,
  earlyReports,
  idempotentResponses,
  jobRuns,
  loginFailures,
  notifications,
  phoneCodes,
  phoneLanguages,
  receivedMessages,
  sessions,
  ticketReplies,
  ussdSessions,
  weatherAlerts,
  weatherForecasts,
} from '#db/schema/index.ts'
import type { DailyForecast } from '#domain/weather/forecast.ts'
import { startJobs } from '#server/jobs/start.ts'
import type { Forecaster } from '#server/weather/forecaster.ts'
import { forecasterOf } from '#server/weather/round.ts'
import { SANDBOX_ONLY } from '#services/finance/payments/payment-setup.ts'
import { openMeteoServer, recorded, recordedFrom } from '../open-meteo.ts'
import { waitFor } from '../wait-for.ts'
import { NOON, type World, world } from '../world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LAGOS: DailyForecast = {
  location: 'Lagos, Nigeria',
  day: '2026-11-21',
  temperatureMin: 24,
  temperatureMax: 31,
  rain: 4,
  windMax: 20,
  weatherCode: 3,
}

let w: World
let stop: (() => Promise<void>) | undefined
beforeEach(() => {
  w = world()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await stop?.()
})

let backups = 0
const complaints: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(JSON.parse(line).msg) })
const start = (forecaster: Forecaster | null) => {
  complaints.length = 0
  backups = 0
  stop = startJobs({
    db: w.db,
    log,
    now: () => w.clock.now,
    uploadsFolder: w.uploadsFolder,
    forecaster,
    archive: null,
    payments: SANDBOX_ONLY,
    backUp: async () => {
      backups += 1
    },
  })
}
const storedForecasts = () => w.db.select().from(weatherForecasts).all()

/** A forecast provider that answers on command. */
function slow() {
  const pending: ((days: DailyForecast[]) => void)[] = []
  const refuse: ((error: Error) => void)[] = []
  const daily: Forecaster['daily'] = (_, stopping) =>
    new Promise((resolve, reject) => {
      pending.push(resolve)
      refuse.push(reject)
      stopping.addEventListener('abort', () => reject(stopping.reason))
    })
  return { pending, refuse, forecaster: { name: 'slow', daily } }
}

test('without a forecast provider the server requests no forecast, and runs its other jobs', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  w.db
    .insert(weatherForecasts)
    .values([
      { ...LAGOS, day: '2026-11-19', fetchedAt: NOON.toISOString() },
      { ...LAGOS, day: '2026-11-22', fetchedAt: '2026-11-19T11:00:00.000Z' },
      { ...LAGOS, fetchedAt: NOON.toISOString() },
    ])
    .run()
  start(forecasterOf(null))
  await stop?.()
  expect(fetchSpy).not.toHaveBeenCalled()
  expect(complaints).toEqual([])
  expect(storedForecasts().map(({ day }) => day)).toEqual(['2026-11-21'])
})

test('with one it stores the forecast of the twenty cities from Open-Meteo, and raises alerts', async () => {
  const sky = await openMeteoServer()
  sky.reply = (url) => ({ body: recorded(url, recordedFrom('2026-11-21', 14, { precipitation_sum: [0, 66] })) })
  start(forecasterOf({ gateway: 'open-meteo', url: sky.url, archiveUrl: sky.url }))
  await waitFor(() => expect(storedForecasts()).toHaveLength(20 * 14))
  const raised = w.db.select().from(weatherAlerts).all()
  expect(new Set(raised.map(({ alertType, source }) => `${alertType} ${source}`))).toEqual(new Set(['rain forecast']))
  expect(raised).toHaveLength(20)
  await sky.close()
})

test('a place without a forecast is named in the log', async () => {
  start({ name: 'one', daily: async () => [LAGOS] })
  await waitFor(() => expect(storedForecasts()).toHaveLength(1))
  expect(complaints).toEqual(['places without a forecast'])
})

test('the next request comes three hours after the last answer, never two at a time', async () => {
  vi.useFakeTimers()
  const { pending, forecaster } = slow()
  start(forecaster)
  await vi.advanceTimersByTimeAsync(10 * HOUR_MS)
  expect(pending).toHaveLength(1)
  pending[0]!([LAGOS])
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS - 1)
  expect(pending).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(pending).toHaveLength(2)
})

test('a refusal is logged, keeps the stored forecast, and is retried sooner', async () => {
  vi.useFakeTimers()
  const { pending, refuse, forecaster } = slow()
  start(forecaster)
  pending[0]!([LAGOS])
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  refuse[1]!(new Error('answered 503'))
  await vi.advanceTimersByTimeAsync(HOUR_MS / 4)
  expect(complaints).toEqual(['places without a forecast', 'job failed'])
  expect(storedForecasts()).toHaveLength(1)
  expect(pending).toHaveLength(3)
})

test('the job ends with the server, also during a request, and logs nothing about it', async () => {
  const { pending, forecaster } = slow()
  start(forecaster)
  expect(pending).toHaveLength(1)
  await stop?.()
  expect(complaints).toEqual([])
  expect(storedForecasts()).toEqual([])
})

test('the other jobs run at start and every hour', async () => {
  vi.useFakeTimers()
  const old = () => w.db.insert(weatherForecasts).values({ ...LAGOS, day: '2026-11-18', fetchedAt: NOON.toISOString() }).run() // biome-ignore format: one row
  old()
  start(null)
  expect(storedForecasts()).toEqual([])
  old()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(storedForecasts()).toEqual([])
})

const runOf = (name: string) => w.db.select().from(jobRuns).where(eq(jobRuns.name, name)).get()
const HOUR_LATER = () => new Date(w.clock.now.getTime() + HOUR_MS)

test('each run is stored: its start, its outcome, its result', async () => {
  w.db
    .insert(weatherForecasts)
    .values({ ...LAGOS, day: '2026-11-18', fetchedAt: NOON.toISOString() })
    .run()
  start(null)
  await waitFor(() => expect(runOf('statistics')?.endedAt).toBe(NOON.toISOString()))
  expect(runOf('pastForecasts')).toMatchObject({ startedAt: NOON.toISOString(), endedAt: NOON.toISOString(), succeededAt: NOON.toISOString(), done: 1, error: null }) // biome-ignore format: one row
  // A job that is not configured has no run.
  expect(runOf('forecasts')).toBeUndefined()
})

test('a failure is stored with its message beside the last success, and retried after fifteen minutes', async () => {
  vi.useFakeTimers()
  let works = false
  const backUp = vi.fn(async () => {
    if (!works) throw new Error('the disk is full')
  })
  stop = startJobs({
    db: w.db,
    log,
    now: () => w.clock.now,
    uploadsFolder: w.uploadsFolder,
    forecaster: null,
    archive: null,
    payments: SANDBOX_ONLY,
    backUp,
  })
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(runOf('backup')).toMatchObject({ succeededAt: null, error: 'the disk is full' })
  works = true
  await vi.advanceTimersByTimeAsync(HOUR_MS / 4)
  expect(backUp).toHaveBeenCalledTimes(2)
  expect(runOf('backup')).toMatchObject({ succeededAt: NOON.toISOString(), error: null })
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS)
  expect(backUp).toHaveBeenCalledTimes(2)
})

test('a recent backup is not repeated at each start, and is made when it is due', async () => {
  vi.useFakeTimers()
  start(null)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(backups).toBe(1)
  await stop?.()
  w.clock.now = HOUR_LATER()
  start(null)
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS - 1)
  expect(backups).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(backups).toBe(1)
})

test("a run that the server's end cut short is reported as such after the next start", async () => {
  const { forecaster } = slow()
  start(forecaster)
  await stop?.()
  expect(runOf('forecasts')).toMatchObject({ endedAt: null, error: null })
  start(null)
  expect(runOf('forecasts')).toMatchObject({ endedAt: NOON.toISOString(), error: 'The server ended meanwhile.' })
})

test('a start with a clock 400 days ahead removes nothing, and says why', async () => {
  vi.useFakeTimers()
  start(null)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  await stop?.()
  const count = () => w.db.select().from(sessions).all().length
  await w.sessions.open(w.person('farmer').id)
  w.clock.now = new Date(NOON.getTime() + 400 * 24 * HOUR_MS)
  start(null)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(count()).toBe(1)
  expect(runOf('sessions')?.error).toBe('The clock has jumped by days. Nothing is removed until it was steady for an hour.') // biome-ignore format: one sentence
  expect(backups).toBe(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS + 15 * MINUTE_MS)
  expect(count()).toBe(0)
})

test('requests are served between two slices of a clean-up', async () => {
  const martha = w.person('farmer', { id: 'martha' })
  const insert = w.db.$client.prepare("insert into idempotent_responses (user_id, key, request_hash, created_at) values (?, ?, '', ?)") // biome-ignore format: one statement
  for (let n = 0; n < 1200; n += 1) insert.run(martha.id, `old-${n}`, '2026-08-01T00:00:00.000Z')
  insert.run(martha.id, 'young', '2026-09-01T00:00:00.000Z')
  const left = () => w.db.select().from(idempotentResponses).all().length
  start(null)
  expect(left()).toBe(701)
  await new Promise((done) => setImmediate(done))
  expect(left()).toBe(201)
  await waitFor(() => expect(left()).toBe(1))
  await waitFor(() => expect(runOf('answers')).toMatchObject({ done: 1200 }))
})

test('rows of growing tables are removed after their retention period, and not before', async () => {
  w.person('farmer', { id: 'martha' })
  const days = (ago: number) => new Date(NOON.getTime() - ago * 24 * HOUR_MS).toISOString()
  const notice = { userId: 'martha', type: 'system', title: 't', message: 'm' } as const
  w.db.insert(sessions).values([{ id: 'over', userId: 'martha', expiresAt: days(0.01) }, { id: 'live', userId: 'martha', expiresAt: days(-1) }]).run() // biome-ignore format: rows
  w.db.insert(notifications).values([
    { ...notice, id: 'read long ago', isRead: true, createdAt: days(366) },
    { ...notice, id: 'read', isRead: true, createdAt: days(364) },
    { ...notice, id: 'unread long ago', createdAt: days(800) },
  ]).run() // biome-ignore format: rows
  w.db.insert(ussdSessions).values([31, 29].map((ago) => ({ id: `ussd-${ago}`, phone: '+231770000001', serviceCode: '*384#', typed: '', state: '{}', screen: '', updatedAt: days(ago) }))).run() // biome-ignore format: rows
  w.db.insert(loginFailures).values([{ id: 1, who: 'x', at: days(2) }, { id: 2, who: 'x', at: days(0.5) }]).run() // biome-ignore format: rows
  w.db.insert(phoneCodes).values([25, 23].map((hours) => ({ id: `code-${hours}`, userId: 'martha', phone: '+231770000001', way: 'sms' as const, hash: '', triesLeft: 0, expiresAt: '', createdAt: days(hours / 24) }))).run() // biome-ignore format: rows
  w.db.insert(idempotentResponses).values([{ userId: 'martha', key: 'a', requestHash: '', createdAt: days(101) }, { userId: 'martha', key: 'b', requestHash: '', createdAt: days(99) }]).run() // biome-ignore format: rows
  const received = {
    gateway: 'log',
    phone: '+231770000001',
    shortCode: '40404',
    text: 'Hello',
    status: 'waiting',
  } as const
  w.db.insert(receivedMessages).values([181, 179].map((ago) => ({ ...received, gatewayId: `m-${ago}`, createdAt: days(ago) }))).run() // biome-ignore format: rows
  // Part of the conversation with a farmer.
  w.db.insert(receivedMessages).values({ ...received, userId: 'martha', gatewayId: 'm-martha', createdAt: days(900) }).run() // biome-ignore format: one row
  const language = { language: 'swahili', chosenAt: days(181), updatedAt: days(181) }
  // Of a number that nothing came from since, of one that dialled, of one that wrote, and of one that chose lately.
  w.db.insert(phoneLanguages).values([
    { ...language, phone: '+254700000001' },
    { ...language, phone: '+254700000002' },
    { ...language, phone: '+231770000001' },
    { ...language, phone: '+254700000003', updatedAt: days(179) },
  ]).run() // biome-ignore format: rows
  w.db.insert(ussdSessions).values({ id: 'ussd-2', phone: '+254700000002', serviceCode: '*384#', typed: '', state: '{}', screen: '', updatedAt: days(2) }).run() // biome-ignore format: one row
  w.db.insert(contactRequests).values([
    ...[366, 364].map((ago) => ({ id: `r-${ago}`, ticketId: `KUU-${ago}`, name: 'A visitor', message: 'Worms', createdAt: days(ago) })),
    { id: 'r-martha', ticketId: 'KUU-M', senderId: 'martha', name: 'Martha', message: 'Worms', createdAt: days(900) },
  ]).run() // biome-ignore format: rows
  w.db.insert(ticketReplies).values(['r-366', 'r-364'].map((requestId) => ({ id: `to-${requestId}`, requestId, message: 'Neem' }))).run() // biome-ignore format: rows
  const changed = { at: days(365), action: 'agent.tickets.update', tableName: 'contact_requests', before: '{"name":"A visitor"}', after: '{}' } // biome-ignore format: one row
  w.db
    .insert(auditEvents)
    .values(['r-366', 'r-364', 'r-martha'].map((rowId) => ({ ...changed, rowId })))
    .run()
  w.db.insert(earlyReports).values([31, 29].map((ago) => ({ gateway: 'log', gatewayId: `r-${ago}`, status: 'delivered' as const, createdAt: days(ago) }))).run() // biome-ignore format: rows
  start(null)
  for (const job of ['loginFailures', 'phoneCodes', 'ussdSessions', 'receivedMessages', 'visitorRequests'] as const) await waitFor(() => expect(runOf(job)?.endedAt).toBeTruthy()) // biome-ignore format: one sentence
  const idsOf = (table: typeof sessions | typeof notifications | typeof loginFailures) => w.db.select({ id: table.id }).from(table as typeof sessions).all().map(({ id }) => id) // biome-ignore format: one question
  expect(idsOf(sessions)).toEqual(['live'])
  expect(idsOf(notifications).sort()).toEqual(['read', 'unread long ago'])
  expect(idsOf(loginFailures)).toEqual([2])
  expect(w.db.select({ id: phoneCodes.id }).from(phoneCodes).all()).toEqual([{ id: 'code-23' }])
  for (const [table, left] of [[receivedMessages, ['m-179', 'm-martha']], [earlyReports, ['r-29']]] as const) expect(w.db.select({ id: table.gatewayId }).from(table).all().map(({ id }) => id).sort()).toEqual(left) // biome-ignore format: one sentence
  expect(w.db.select().from(contactRequests).all().map(({ id }) => id).sort()).toEqual(['r-364', 'r-martha']) // biome-ignore format: one question
  expect(w.db.select().from(ticketReplies).all().map(({ id }) => id)).toEqual(['to-r-364']) // biome-ignore format: one question
  expect(w.db.select().from(auditEvents).all().map(({ rowId, before, after }) => [rowId, before, after])).toEqual([['r-366', null, null], ['r-364', changed.before, '{}'], ['r-martha', changed.before, '{}']]) // biome-ignore format: one question
  expect(w.db.select({ id: ussdSessions.id }).from(ussdSessions).all()).toEqual([{ id: 'ussd-2' }, { id: 'ussd-29' }])
  expect(w.db.select({ phone: phoneLanguages.phone }).from(phoneLanguages).all().map(({ phone }) => phone).sort()).toEqual(['+231770000001', '+254700000002', '+254700000003']) // biome-ignore format: one question
  expect(w.db.select().from(idempotentResponses).all().map(({ key }) => key)).toEqual(['b']) // biome-ignore format: one question
})
