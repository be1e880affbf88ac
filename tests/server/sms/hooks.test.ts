import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { receivedMessages, smsMessages, stoppedPhones, ussdSessions } from '#db/schema/index.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { smsHooks } from '#server/sms/hooks/index.ts'
import { hookKeyOf } from '#services/messaging/sms/hook-key.ts'
import payloads from '../../fixtures/gateway-payloads.json' with { type: 'json' }
import { village } from '../../village.ts'
import { NOON, world } from '../../world.ts'

const ORIGIN = 'https://kuu.example'
const TOKEN = 'auth-token'

const samplesOf = (provider: string, kind: string) =>
  payloads.payloads.find((each) => each.provider === provider && each.kind === kind)!

function hooked(gateway: 'log' | 'twilio' = 'log') {
  const v = village()
  const twilio = {
    gateway,
    url: '',
    accountSid: 'AC1',
    authToken: TOKEN,
    from: 'MG1',
    statusUrl: null,
    origin: ORIGIN,
  } as const
  const sms = gateway === 'twilio' ? { ...twilio, gateway } : ({ gateway: 'log' } as const)
  const app = new Hono<ServerEnv>().route('/hooks', smsHooks({ db: v.db, now: () => v.clock.now, sms })) // biome-ignore format: one app
  const key = hookKeyOf(v.db, NOON)
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } }) // biome-ignore format: one request
  const africasTalking = (path: string, body: string, given = key) => post(`/hooks/africastalking/${path}?key=${given}`, body) // biome-ignore format: one request
  const signature = (path: string, body: string) => {
    const fields = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : 1)).flat()
    return createHmac('sha1', TOKEN)
      .update(`${ORIGIN}${path}${fields.join('')}`)
      .digest('base64')
  }
  const signed = (path: string, body: string) => post(path, body, { 'x-twilio-signature': signature(path, body) })
  const sent = (gatewayId: string, more: Partial<typeof smsMessages.$inferInsert> = {}) =>
    v.db
      .insert(smsMessages)
      .values({
        phone: '+254711000000',
        message: 'Rain',
        type: 'general',
        status: 'sent',
        gateway: gateway === 'log' ? 'log' : 'twilio',
        gatewayId,
        createdAt: NOON.toISOString(),
        ...more,
      })
      .run()
  const status = () => v.db.select().from(smsMessages).all().find(({ answersId }) => answersId === null) // biome-ignore format: one sentence
  const received = () => v.db.select().from(receivedMessages).all()
  return { ...v, post, africasTalking, signed, sent, status, received }
}

describe("Africa's Talking", () => {
  const incoming = samplesOf("Africa's Talking", 'incoming_sms')
  const report = samplesOf("Africa's Talking", 'delivery_report')

  test.each(incoming.rawSamples as string[])(
    'a message comes in once, however often it is handed over: %s',
    async (body) => {
      const w = hooked()
      for (let times = 0; times < 3; times += 1) expect((await w.africasTalking('inbound', body)).status).toBe(200)
      expect(w.received()).toMatchObject([{ phone: '+254791541111', text: 'Msg', shortCode: '21512', gateway: 'log' }])
    },
  )

  test.each(incoming.negativeSamples.map(({ raw }) => (raw === 'empty' ? '' : String(raw))))(
    'is refused: %s',
    async (body) => {
      const w = hooked()
      const answer = await w.africasTalking('inbound', body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(/^The field \w* is (missing|wrong)$/),
      })
      expect(w.received()).toEqual([])
    },
  )

  test.each(['', 'wrong', 'a'.repeat(32)])('with the key ‘%s’ nothing changes', async (given) => {
    const w = hooked()
    w.sent('ATXid_dda018a640edfcc5d2ce455de3e4a6e7')
    expect((await w.africasTalking('inbound', incoming.rawSamples[0] as string, given)).status).toBe(401)
    expect((await w.africasTalking('delivery', report.rawSamples[0] as string, given)).status).toBe(401)
    expect([w.received(), w.status()?.status]).toEqual([[], 'sent'])
  })

  test.each([
    ['Success', 'delivered', null],
    ['Failed', 'failed', 'UserIsInactive'],
    ['Rejected', 'failed', 'UserIsInactive'],
    ['Expired', 'failed', 'UserIsInactive'],
    ['AbsentSubscriber', 'failed', 'UserIsInactive'],
    ['Sent', 'sent', null],
    ['Submitted', 'sent', null],
    ['Buffered', 'sent', null],
  ])('a report of %s means %s', async (word, status, errorMessage) => {
    const w = hooked()
    w.sent('ATXid_1')
    const body = new URLSearchParams({
      id: 'ATXid_1',
      status: word,
      ...(errorMessage && { failureReason: errorMessage }),
    })
    expect((await w.africasTalking('delivery', String(body))).status).toBe(200)
    expect(w.status()).toMatchObject({ status, errorMessage })
  })

  test('reports out of order and doubled: a final state never goes back', async () => {
    const w = hooked()
    w.sent('ATXid_1')
    for (const word of ['Success', 'Buffered', 'Failed', 'Success', 'Expired'])
      await w.africasTalking('delivery', `id=ATXid_1&status=${word}`)
    expect(w.status()).toMatchObject({ status: 'delivered', deliveredAt: NOON.toISOString(), errorMessage: null })
  })

  test.each(report.negativeSamples.map(({ raw }) => String(raw)))('an unknown report is refused: %s', async (body) => {
    expect((await hooked().africasTalking('delivery', body)).status).toBe(400)
  })

  test('whoever is on the list of the network is not written to again', async () => {
    const w = hooked()
    w.sent('ATXid_1')
    await w.africasTalking('delivery', 'id=ATXid_1&status=Failed&failureReason=UserInBlacklist')
    expect(w.db.select().from(stoppedPhones).all()).toMatchObject([{ phone: '+254711000000' }])
  })

  test.each([
    ['JSON', '{"id":"1"}', 'application/json'],
    ['20 KB', `id=1&text=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded'],
    ['a field twice', 'id=1&id=2', 'application/x-www-form-urlencoded'],
  ])('%s is no message', async (_, body, type) => {
    const w = hooked()
    const path = `/hooks/africastalking/inbound?key=${hookKeyOf(w.db, NOON)}`
    const answer = await w.post(path, body, { 'content-type': type })
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toMatch(
      /^The (field \w+ is (missing|wrong)|body is no form, or longer than 16 KB)$/,
    )
  })

  test('a message of thirty parts comes in; its beginning is kept', async () => {
    const w = hooked()
    const body = `id=1&from=%2B254791541111&to=40404&date=2017-05-03+06:04:45&text=${'word+'.repeat(900)}`
    expect((await w.africasTalking('inbound', body)).status).toBe(200)
    expect(w.received()[0]!.text).toHaveLength(2000)
  })
})

describe('USSD', () => {
  const request = samplesOf("Africa's Talking", 'ussd_request').rawSamples as string[]

  test('a session is asked screen by screen, in plain text that says whether it goes on', async () => {
    const w = hooked()
    for (const body of request) {
      const answer = await w.africasTalking('ussd', body)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain;/)])
      const screen = await answer.text()
      expect(screen).toMatch(/^(CON|END) ./)
      expect(screen.length).toBeLessThanOrEqual(164)
      // The gateway may ask once more.
      expect(await (await w.africasTalking('ussd', body)).text()).toBe(screen)
    }
  })

  test('without the key, or without a session, nothing is answered', async () => {
    const w = hooked()
    expect((await w.africasTalking('ussd', request[0]!, 'wrong')).status).toBe(401)
    expect((await w.africasTalking('ussd', 'text=1&phoneNumber=%2B254711000000')).status).toBe(400)
    expect(w.db.select().from(ussdSessions).all()).toEqual([])
  })
})

describe('Twilio', () => {
  const incoming = samplesOf('Twilio', 'incoming_sms')
  const report = samplesOf('Twilio', 'delivery_report')

  test.each(incoming.rawSamples as string[])('a signed message comes in once: %s', async (body) => {
    const w = hooked('twilio')
    for (let times = 0; times < 2; times += 1) {
      const answer = await w.signed('/hooks/twilio/inbound', body)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml'])
      expect(await answer.text()).toContain('<Response/>')
    }
    expect(w.received()).toHaveLength(1)
  })

  test.each(['', 'd3Jvbmc=', 'x'])('the signature ‘%s’ is refused, and nothing changes', async (given) => {
    const w = hooked('twilio')
    const headers: Record<string, string> = given === '' ? {} : { 'x-twilio-signature': given }
    for (const [
      path,
      body,
    ] of [['inbound', incoming.rawSamples[0]], ['status', report.rawSamples[0]]] as [string, string][]) // biome-ignore format: one table
      expect((await w.post(`/hooks/twilio/${path}`, body, headers)).status).toBe(401)
    expect(w.received()).toEqual([])
  })

  test('a signature is of its own address and its own fields alone', async () => {
    const w = hooked('twilio')
    const [body] = incoming.rawSamples as [string]
    const headers = { 'x-twilio-signature': createHmac('sha1', TOKEN).update(`${ORIGIN}/hooks/twilio/status`).digest('base64') } // biome-ignore format: one header
    expect((await w.post('/hooks/twilio/inbound', body, headers)).status).toBe(401)
  })

  test.each([
    [report.rawSamples[0] as string, 'delivered', null],
    [report.rawSamples[2] as string, 'failed', 'failed (21610)'],
  ])('%s means %s', async (body, status, errorMessage) => {
    const w = hooked('twilio')
    w.sent('SMe287d7109a5a925f182f0e07fe5b223b')
    expect((await w.signed('/hooks/twilio/status', body)).status).toBe(200)
    expect(w.status()).toMatchObject({ status, errorMessage })
    expect(w.db.select().from(stoppedPhones).all()).toHaveLength(errorMessage ? 1 : 0)
  })

  test('an unknown word is refused', async () => {
    const w = hooked('twilio')
    expect((await w.signed('/hooks/twilio/status', String(report.negativeSamples[0]!.raw))).status).toBe(400)
  })

  test('without an account no signature is right', async () => {
    const w = hooked('log')
    expect((await w.signed('/hooks/twilio/status', report.rawSamples[0] as string)).status).toBe(401)
    expect((await w.signed('/hooks/twilio/inbound', incoming.rawSamples[0] as string)).status).toBe(401)
    expect(w.received()).toEqual([])
  })
})

test('what people write never reaches the log', async () => {
  const lines: string[] = []
  const w = world({ log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }) })
  const body = 'id=1&from=%2B254791541111&to=40404&text=My+secret+sorrow&date=2017-05-03T06%3A04%3A45Z'
  const answer = await w.app.request(`/hooks/africastalking/inbound?key=${hookKeyOf(w.db, NOON)}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(200)
  expect(w.db.select().from(receivedMessages).all()).toHaveLength(1)
  expect(lines.join('')).not.toMatch(/sorrow|254791541111/)
  expect(lines.join('')).not.toContain(hookKeyOf(w.db, NOON))
})
