import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { africasTalking } from '#server/sms/africastalking.ts'
import { logGateway } from '#server/sms/log-gateway.ts'
import { twilio } from '#server/sms/twilio.ts'
import { africasTalkingSays, idAt, smsGatewayServer } from '../../sms-gateway.ts'

let server: Awaited<ReturnType<typeof smsGatewayServer>>
beforeAll(async () => {
  server = await smsGatewayServer()
})
afterAll(() => server.close())
afterEach(() => {
  server.reply = server.taken
  server.handed.length = 0
})

const sms = { id: 'message-1', phone: '+254712345678', message: 'Rain on Friday & Saturday: €5' }
const quickly = () => AbortSignal.timeout(300)
const at = () => africasTalking({ url: server.url, username: 'kuu', apiKey: 'secret', from: '40404' })
const tw = (from = '+12028831111') =>
  twilio({ url: server.url, accountSid: 'AC1', authToken: 'token', from, statusUrl: 'https://kuu.example/hooks/twilio/status' }) // biome-ignore format: one sentence

test("Africa's Talking gets a form with its key, and its id is remembered", async () => {
  expect(await at().send(sms, quickly())).toEqual({ was: 'sent', gatewayId: idAt('message-1') })
  const [{ headers, ...handed } = { headers: {} }] = server.handed
  expect(handed).toEqual({ key: 'message-1', to: sms.phone, text: sms.message, path: '/version1/messaging' })
  expect(headers).toMatchObject({ apikey: 'secret', accept: 'application/json' })
})

test.each([
  [100, 'sent'],
  [102, 'sent'],
  [402, 'later'],
  [403, 'refused'],
  [404, 'refused'],
  [405, 'later'],
  [406, 'stopped'],
  [407, 'refused'],
  [409, 'stopped'],
  [500, 'later'],
  [501, 'later'],
  [502, 'later'],
  [999, 'refused'],
])("an answer of 200 with the code %i of Africa's Talking means %s", async (code, was) => {
  server.reply = () => africasTalkingSays(code, 'SomeWord', 'ATXid_1')
  expect(await at().send(sms, quickly())).toMatchObject({ was })
})

test.each([
  ['no recipient', { body: { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } } }],
  ['a page of a portal', { body: '<html>Sign in</html>' }],
  ['nothing', { body: '' }],
  ['another shape', { body: { ok: true } }],
  ['a wrong key', { status: 401, body: 'The supplied authentication is invalid' }],
  ['429', { status: 429, body: '' }],
  ['500', { status: 500, body: 'oops' }],
  ['503', { status: 503, body: '' }],
  ['a connection that breaks', 'hang up'],
  ['silence', 'silence'],
] as const)('%s is tried again later, by either gateway', async (_, reply) => {
  server.reply = () => reply
  expect(await at().send(sms, quickly())).toMatchObject({ was: 'later' })
  expect(await tw().send(sms, quickly())).toMatchObject({ was: 'later' })
})

test('how long a gateway asks to wait is heard, up to an hour', async () => {
  server.reply = () => ({ status: 429, headers: { 'retry-after': '120' } })
  expect(await at().send(sms, quickly())).toMatchObject({ was: 'later', after: 120_000 })
  server.reply = () => ({ status: 503, headers: { 'retry-after': '999999' } })
  expect(await tw().send(sms, quickly())).toMatchObject({ was: 'later', after: 3_600_000 })
})

test('Twilio gets a form with basic authentication; a messaging service is named as one', async () => {
  expect(await tw().send(sms, quickly())).toEqual({ was: 'sent', gatewayId: `SM${idAt('message-1').slice(6)}` })
  const [first] = server.handed
  expect(first).toMatchObject({ to: sms.phone, text: sms.message, path: '/2010-04-01/Accounts/AC1/Messages.json' })
  expect(first?.headers.authorization).toBe(`Basic ${btoa('AC1:token')}`)
  expect(await tw('MG1').send(sms, quickly())).toMatchObject({ was: 'sent' })
})

test.each([
  [{ status: 400, body: { code: 21610, message: 'unsubscribed recipient' } }, 'stopped'],
  [{ status: 400, body: { code: 21211, message: 'Invalid To number' } }, 'refused'],
  [{ status: 401, body: { code: 20003, message: 'Authenticate' } }, 'later'],
  [{ status: 201, body: { sid: 'SM1', status: 'failed', error_code: 30006 } }, 'refused'],
  [{ status: 201, body: { sid: 'SM1', status: 'failed', error_code: 21610 } }, 'stopped'],
] as const)("Twilio's %j means %s", async (reply, was) => {
  server.reply = () => reply
  expect(await tw().send(sms, quickly())).toMatchObject({ was })
})

test('the log says that a message went, and never what it says or to whom', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) })
  expect(await logGateway(log).send(sms, quickly())).toEqual({ was: 'sent', gatewayId: 'message-1' })
  expect(lines.join('')).toContain('message-1')
  expect(lines.join('')).not.toMatch(/Rain|254712345678/)
})
