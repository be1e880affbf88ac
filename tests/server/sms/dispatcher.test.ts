import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Db } from '#db/client.ts'
import { stopPhone } from '#db/queries/messaging/sms-dispatch.ts'
import { smsMessages, stoppedPhones } from '#db/schema/index.ts'
import { africasTalking } from '#server/sms/africastalking.ts'
import { startSms } from '#server/sms/dispatcher.ts'
import type { SmsGateway } from '#server/sms/gateway.ts'
import { reportDelivery } from '#services/messaging/sms/report-delivery.ts'
import { idAt, smsGatewayServer } from '../../sms-gateway.ts'
import { village } from '../../village.ts'
import { waitFor } from '../../wait-for.ts'
import { NOON } from '../../world.ts'

let server: Awaited<ReturnType<typeof smsGatewayServer>>
const stops: (() => Promise<void>)[] = []
beforeEach(async () => {
  server = await smsGatewayServer()
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await server.close()
})

const log = pino({ level: 'silent' })
type Row = Partial<typeof smsMessages.$inferInsert>
const write = (db: Db, id: string, row: Row = {}) =>
  db
    .insert(smsMessages)
    .values({
      id,
      phone: '+231770000001',
      message: `Message ${id}`,
      type: 'general',
      createdAt: NOON.toISOString(),
      ...row,
    })
    .run()
const read = (db: Db, id: string) => db.select().from(smsMessages).where(eq(smsMessages.id, id)).get()!

type Options = Partial<Parameters<typeof startSms>[0]>
function sending(options: Options = {}) {
  const v = village()
  const gateway = africasTalking({ url: server.url, username: 'kuu', apiKey: 'secret', from: null })
  const start = (more: Options = {}) => {
    const stop = startSms({ db: v.db, log, now: () => v.clock.now, gateway, ...options, ...more })
    stops.push(stop)
    return stop
  }
  const wait = (minutes: number) => {
    v.clock.now = new Date(v.clock.now.getTime() + minutes * 60_000)
  }
  const settled = (id: string, found: Row) => waitFor(() => expect(read(v.db, id)).toMatchObject(found))
  return { ...v, start, wait, settled }
}

test('a message is handed over with its id as the key, and is sent', async () => {
  const { db, start, settled } = sending()
  write(db, 'one', { phone: '+231 77 000 0001' })
  start()
  await settled('one', {
    status: 'sent',
    gateway: 'africastalking',
    gatewayId: idAt('one'),
    sentAt: NOON.toISOString(),
  })
  expect(server.handed).toMatchObject([{ key: 'one', to: '+231770000001', text: 'Message one' }])
})

test('while nothing may be written, a message waits; and with none to send nothing is locked', async () => {
  const { db, start, settled } = sending()
  const begun = vi.spyOn(db.$client, 'transaction')
  let isHeld = false
  start({ isHeld: () => isHeld })
  await new Promise((done) => setTimeout(done, 100))
  expect(begun).not.toHaveBeenCalled()
  isHeld = true
  write(db, 'one')
  await new Promise((done) => setTimeout(done, 700))
  expect(read(db, 'one')).toMatchObject({ status: 'pending', attempts: 0 })
  isHeld = false
  await settled('one', { status: 'sent' })
})

test('after a failure it is tried again, later each time, with the reason to read meanwhile', async () => {
  const { db, start, settled, wait } = sending()
  server.reply = () => ({ status: 500 })
  write(db, 'one')
  start()
  await settled('one', { status: 'pending', attempts: 1, errorMessage: 'The gateway answered 500' })
  expect(Date.parse(read(db, 'one').dueAt)).toBe(NOON.getTime() + 15_000)
  wait(1)
  await settled('one', { attempts: 2, dueAt: new Date(NOON.getTime() + 60_000 + 45_000).toISOString() })
  server.reply = server.taken
  wait(2)
  await settled('one', { status: 'sent', attempts: 3, errorMessage: null })
})

test('two days old, a message that never went is given up', async () => {
  const { db, start, settled, wait } = sending()
  server.reply = () => ({ status: 500 })
  write(db, 'one')
  wait(48 * 60)
  start()
  await settled('one', { status: 'failed', errorMessage: 'The gateway answered 500' })
})

test('whoever told the gateway to stop gets no more messages', async () => {
  const { db, start, settled } = sending()
  server.reply = () => ({ body: { SMSMessageData: { Recipients: [{ statusCode: 406, status: 'UserInBlacklist' }] } } })
  write(db, 'one')
  start()
  await settled('one', { status: 'failed', errorMessage: 'The gateway said UserInBlacklist (406)' })
  write(db, 'two')
  await settled('two', { status: 'failed', errorMessage: 'The number wrote STOP' })
  expect(server.handed).toHaveLength(1)
  expect(db.select().from(stoppedPhones).all()).toMatchObject([{ phone: '+231770000001' }])
})

test('a report of delivery that was faster than our note of sending is not lost', async () => {
  const { db, start, settled } = sending()
  const report = { gateway: 'africastalking', gatewayId: idAt('one'), status: 'delivered' as const, reason: null }
  server.reply = (message) => {
    reportDelivery(db, report, NOON)
    return server.taken(message)
  }
  write(db, 'one')
  start()
  await settled('one', { status: 'delivered', deliveredAt: NOON.toISOString() })
})

describe('quiet hours and ceilings', () => {
  test('in the night of the receiver only what is urgent goes out', async () => {
    const { db, start, settled, clock, people } = sending()
    clock.now = new Date('2026-11-21T22:30:00.000Z')
    write(db, 'sleep', { userId: people.martha!.id })
    write(db, 'flood', { isUrgent: true })
    start()
    await settled('flood', { status: 'sent' })
    await settled('sleep', { status: 'pending', errorMessage: 'Waits for the end of the quiet hours' })
    expect(read(db, 'sleep').dueAt).toBe('2026-11-22T05:00:00.000Z')
    clock.now = new Date('2026-11-22T05:00:00.000Z')
    await settled('sleep', { status: 'sent' })
  })

  test('the seventh message of a day to one number waits', async () => {
    const { db, start, settled } = sending()
    for (let at = 1; at <= 7; at += 1) write(db, `m${at}`, { createdAt: new Date(NOON.getTime() + at).toISOString() })
    start()
    await settled('m6', { status: 'sent' })
    await settled('m7', { status: 'pending', errorMessage: 'Waits: the limit of messages in 24 hours is reached' })
    write(db, 'other', { phone: '+231770000002' })
    await settled('other', { status: 'sent' })
  })
})

describe('when the process ends', () => {
  test('what is under way is waited for, and nothing new is begun', async () => {
    const { db, start } = sending({ atOnce: 2 })
    const begun: string[] = []
    const gate = Promise.withResolvers<void>()
    const gateway: SmsGateway = {
      name: 'slow',
      host: null,
      send: async ({ id }) => {
        begun.push(id)
        await gate.promise
        return { was: 'sent', gatewayId: id }
      },
    }
    for (const id of ['a', 'b', 'c']) write(db, id)
    const stop = start({ gateway })
    await waitFor(() => expect(begun).toEqual(['a', 'b']))
    const ended = stop()
    gate.resolve()
    await ended
    expect(['a', 'b', 'c'].map((id) => read(db, id).status)).toEqual(['sent', 'sent', 'pending'])
  })

  test('a message of a process that died is due again after its lease, under the same key', async () => {
    const { db, start, settled, wait } = sending({ leaseMs: 60_000 })
    write(db, 'one', { attempts: 1, dueAt: new Date(NOON.getTime() + 60_000).toISOString() })
    start()
    await new Promise((done) => setTimeout(done, 700))
    expect(server.handed).toEqual([])
    wait(1)
    await settled('one', { status: 'sent', attempts: 2 })
    expect(server.handed.map(({ key }) => key)).toEqual(['one'])
  })
})

test('a gateway that asks for a pause gets it, and everything arrives once', async () => {
  const { db, start } = sending({ perSecond: 1000, atOnce: 4 })
  let asked = 0
  server.reply = (message) => (asked++ === 3 ? { status: 429, headers: { 'retry-after': '1' } } : server.taken(message))
  for (let at = 0; at < 20; at += 1) write(db, `m${at}`, { phone: `+2317700001${at}0` })
  const began = performance.now()
  start()
  await waitFor(() => expect(server.keys.size).toBe(19))
  expect(performance.now() - began).toBeGreaterThan(900)
})

test('what waited through a long pause is looked at anew before it goes: the number may have written STOP', async () => {
  let jump = 0
  const { db, start, settled, wait } = sending({ atOnce: 1, clock: () => performance.now() + jump })
  server.reply = (message) => {
    if (message.key !== 'first') return server.taken(message)
    jump = 30_000
    return { status: 429, headers: { 'retry-after': '1' } }
  }
  for (const id of ['first', 'second', 'third']) write(db, id, { phone: `+23177000001${id.length}` })
  start()
  await settled('first', { attempts: 1, errorMessage: 'The gateway answered 429' })
  stopPhone(db, '+231770000016', NOON.toISOString())
  await new Promise((done) => setTimeout(done, 1500))
  expect(server.handed.map(({ key }) => key)).toEqual(['first'])
  server.reply = server.taken
  wait(2)
  await settled('third', { status: 'sent' })
  await settled('second', { status: 'failed', errorMessage: 'The number wrote STOP' })
  expect(server.handed.map(({ key }) => key)).not.toContain('second')
})

test('a rate is kept', async () => {
  const { db, start } = sending({ perSecond: 20 })
  for (let at = 0; at < 15; at += 1) write(db, `m${at}`, { phone: `+2317700001${at}0` })
  const began = performance.now()
  start()
  await waitFor(() => expect(server.keys.size).toBe(15))
  expect(performance.now() - began).toBeGreaterThan(600)
})
