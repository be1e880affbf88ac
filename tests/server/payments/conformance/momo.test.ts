import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MOMO } from '../fake-momo.ts'
import { momo, startMomo, stopMomo, uganda } from '../momo/uganda.ts'
import { type Change, replay } from './replay.ts'

beforeEach(startMomo)
afterEach(stopMomo)

const PATHS = {
  token: '/collection/token/',
  collection: '/collection/v1_0/requesttopay',
  transfer: '/disbursement/v1_0/transfer',
  refund: '/disbursement/v1_0/refund',
}
type Operation = keyof typeof PATHS

/** The adapter's own request for an operation: the stand-in took it. */
async function requestOf(operation: Operation) {
  const u = uganda()
  momo.mood = () => (operation === 'refund' && momo.payments.size === 1 ? { ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' } : {}) // biome-ignore format: one choice
  await u.send()
  await u.settle()
  if (operation === 'refund') {
    await u.admin.payments.refund({ id: u.rows()[0]!.id, reason: 'It could not be sent' })
    await u.settle()
  }
  const product = PATHS[operation].split('/')[1]!
  const { authorization } = momo.requestLog.findLast(({ path }) => path.startsWith(`/${product}/v1_0/`))!.headers
  const request = momo.requestLog.findLast(({ path }) => path === PATHS[operation])!
  if (operation === 'token') return request
  const another = { 'x-reference-id': crypto.randomUUID(), authorization: authorization! }
  return { ...request, headers: { ...request.headers, ...another } }
}

const V7 = '0199f0aa-7c00-7abc-8def-0123456789ab'
/** A fact, the operation, what breaks the fact, and the answer. */
const BROKEN: [string, Operation, Change, number, string][] = [
  ['M1', 'token', { headers: { authorization: 'Basic wrong' } }, 500, 'login_failed'],
  ['M3', 'collection', { headers: { 'ocp-apim-subscription-key': MOMO.disbursementKey } }, 401, 'subscription key'],
  ['M4', 'transfer', { headers: { authorization: 'Bearer token of collection 1' } }, 401, ''],
  ['M5', 'collection', { headers: { 'x-target-environment': 'mtnghana' } }, 500, 'NOT_ALLOWED_TARGET_ENVIRONMENT'],
  ['M6', 'collection', { body: { amount: 5000 } }, 400, 'NOT_A_STRING'],
  ['M6', 'transfer', { body: { payee: { partyId: '256772123456' } } }, 400, 'NOT_A_STRING'],
  ['M7', 'collection', { body: { amount: '5000.50' } }, 400, 'AMOUNT'],
  ['M8', 'collection', { body: { payer: { partyIdType: 'MSISDN', partyId: '+256772123456' } } }, 400, 'NO_MSISDN'],
  ['M8', 'transfer', { body: { payee: { partyIdType: 'MSISDN', partyId: '0772123456' } } }, 400, 'NO_MSISDN'],
  ['M9', 'collection', { body: { payerMessage: 'Martha’s loan' } }, 400, 'MESSAGE'],
  ['M9', 'transfer', { body: { payeeNote: 'x'.repeat(161) } }, 400, 'MESSAGE'],
  ['M10', 'collection', { body: { currency: 'EUR' } }, 500, 'INVALID_CURRENCY'],
  ['M11', 'collection', { headers: { 'x-callback-url': 'http://10.0.0.1/hooks' } }, 500, 'INVALID_CALLBACK_URL_HOST'],
  ['M12', 'collection', { headers: { 'x-reference-id': V7 } }, 400, 'REFERENCE_ID_NOT_UUID_V4'],
  ['M12', 'transfer', { headers: { 'x-reference-id': undefined } }, 400, 'REFERENCE_ID_NOT_UUID_V4'],
  ['M22', 'refund', { body: { referenceIdToRefund: V7 } }, 404, 'RESOURCE_NOT_FOUND'],
  ['M22', 'refund', { path: '/collection/v1_0/refund' }, 401, ''],
]

test.each(BROKEN)('%s: %s is refused with %j', async (_fact, operation, change, status, words) => {
  const request = await requestOf(operation)
  if (operation !== 'token') expect((await replay(momo.url, request, { headers: { 'x-reference-id': crypto.randomUUID() } })).status).toBe(202) // biome-ignore format: one thought
  const answer = await replay(momo.url, request, change)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(words)
})

test('M2: a request without a body that does not say so is refused, and ours is taken', async () => {
  const { path, headers } = await requestOf('token')
  const chunked = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{}'))
      stream.close()
    },
  })
  const answer = await fetch(`${momo.url}${path}`, { method: 'POST', headers, body: chunked, duplex: 'half' } as RequestInit) // biome-ignore format: one request
  expect(answer.status).toBe(411)
})

test('M15: a reference that was used is refused, and the first payment stands', async () => {
  const request = await requestOf('collection')
  const [used] = [...momo.payments.keys()]
  const answer = await replay(momo.url, request, { headers: { 'x-reference-id': used } })
  expect([answer.status, JSON.parse(answer.text).code, momo.payments.size]).toEqual([409, 'RESOURCE_ALREADY_EXIST', 2])
})

describe('what a status says', () => {
  test.each([
    ['a word', 'PAYER_LIMIT_REACHED'],
    ['an object', { code: 'PAYER_LIMIT_REACHED', message: 'As it is' }],
  ])('M14: a reason that is %s ends the payment alike', async (_, reason) => {
    const u = uganda()
    momo.mood = () => ({ ends: 'FAILED', reason })
    await u.send()
    await u.settle()
    expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'limit' }])
  })

  test('M13, M16: that a request was taken is no end, nor is PENDING or CREATED', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'CREATED' })
    await u.send()
    await u.round()
    const { reference } = u.rows()[0]!
    expect([u.statuses(), u.movements()]).toEqual([['pending'], []])
    for (const ends of ['CREATED', 'PENDING'] as const) {
      momo.ends(reference, { ends })
      u.later(3_600_000)
      await u.round()
      expect([u.statuses(), u.movements()]).toEqual([['pending'], []])
    }
  })
})

test('M19: at most ten payments are asked about in a second', async () => {
  const u = uganda()
  momo.mood = () => ({ ends: 'PENDING' })
  for (let time = 0; time < 25; time++) await u.send()
  for (let second = 0; second < 4; second++) await u.round()
  expect(momo.requests).toBe(25)
  u.later(60_000)
  await u.round()
  expect(momo.statuses).toBeGreaterThan(0)
  expect(momo.statuses).toBeLessThanOrEqual(10)
})
