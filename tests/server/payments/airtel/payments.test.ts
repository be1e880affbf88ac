import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paymentMessages } from '#db/schema/index.ts'
import { isAuthentic } from '#server/payments/airtel/callback-hash.ts'
import { airtel, startAirtel, stopAirtel, uganda } from './uganda.ts'

beforeEach(startAirtel)
afterEach(stopAirtel)

test('L3 to L6: a transfer is taken by a push and brought by a disbursement, and each is asked about', async () => {
  const u = await uganda()
  await u.send()
  await u.round()
  expect([u.rows()[0]!.status, u.movements()]).toEqual(['pending', []])
  await u.settle()
  expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferIn'])
  expect(airtel.bodies).toMatchObject([
    { subscriber: { country: 'UG', currency: 'UGX', msisdn: '752123456' }, transaction: { amount: 5000, id: u.rows()[0]!.reference } }, // biome-ignore format: one row
    { payee: { msisdn: '702123456' }, transaction: { amount: 5000, id: u.rows()[1]!.reference } },
  ])
  expect(u.rows()[0]!.receipt).toMatch(/^MP/)
  await u.balanced()
})

test('L15: where a market asks for it, the newer paths are used, and what is posted is signed', async () => {
  const u = await uganda(['UG'])
  await u.send()
  await u.settle()
  expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferIn'])
  expect([airtel.posted, airtel.keys]).toEqual([['/merchant/v2/payments/', '/standard/v3/disbursements'], 2])
  expect(airtel.bodies[1]).toMatchObject({ payee: { wallet_type: 'NORMAL' }, transaction: { type: 'B2C' } })
  await u.balanced()
})

test('L15: a key that Airtel has changed is fetched anew, and the same payment goes once more', async () => {
  const u = await uganda(['UG'])
  await u.send()
  await u.round()
  airtel.changeSigningKey()
  await u.send()
  await u.round()
  expect(u.rows()[1]).toMatchObject({ status: 'pending', concern: null })
  expect(airtel.posted.filter((path) => path.startsWith('/merchant'))).toHaveLength(3)
  await u.settle()
  expect(u.rows().map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'succeeded'))
  expect(u.alarms()).toEqual([])
})

test('L15: without its key a signed payment does not leave', async () => {
  const u = await uganda(['UG'])
  airtel.isKeyless = true
  await u.send()
  await u.round()
  expect([airtel.posted, u.rows()[0]]).toMatchObject([[], { status: 'created' }])
  airtel.isKeyless = false
  await u.settle()
  expect(u.rows()[0]).toMatchObject({ status: 'succeeded' })
})

test.each([
  ['TF', 'DP00800001002', 'wrongPin'],
  ['TF', 'DP00800001007', 'notEnoughMoney'],
  ['TF', 'DP00800001008', 'refused'],
  ['TE', '', 'noAnswer'],
])('L9, L14: an enquiry that says %s %s ends it as %s', async (ends, code, failure) => {
  const u = await uganda()
  Object.assign(airtel, { ends, code })
  await u.send()
  await u.settle()
  expect(u.rows()).toMatchObject([{ status: 'failed', failure }])
  expect(u.movements()).toEqual([])
})

test('L8, L9: TIP and TA are no end; TF without a reason ends it once it was said twice', async () => {
  const u = await uganda()
  airtel.ends = 'TIP'
  await u.send()
  await u.settle()
  expect(u.rows()).toMatchObject([{ status: 'pending' }])
  const [first] = [...airtel.taken.values()]
  first!.ends = 'TA'
  await u.settle()
  expect(u.rows()).toMatchObject([{ status: 'pending' }])
  first!.ends = 'TF'
  for (let turn = 0; turn < 4; turn++) await u.settle()
  expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'notPossible', concern: 'unknownCode' }])
})

test('L9, D24: what was paid after the enquiry said that nobody answered is booked once, and a person sees it', async () => {
  const u = await uganda()
  airtel.ends = 'TE'
  await u.send()
  await u.round()
  await u.round()
  const { reference } = u.rows()[0]!
  expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'noAnswer' }])
  airtel.taken.get(reference)!.ends = 'TS'
  airtel.ends = 'TS'
  for (let time = 0; time < 3; time++) {
    await u.call(airtel.callbackOf(reference, 'TS'))
    await u.round()
  }
  expect(u.rows()[0]).toMatchObject({ status: 'succeeded', concern: 'paidLate', failure: null })
  expect(u.alarms()).toEqual([expect.stringContaining('after it had said that it failed')])
  await u.call(airtel.callbackOf(reference, 'TF'))
  await u.settle()
  expect(u.rows()[0]).toMatchObject({ status: 'succeeded' })
  expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferIn'])
  await u.balanced()
})

test('L9: a payout that failed is asked about before the money is sent again', async () => {
  const u = await uganda()
  Object.assign(airtel, { ends: 'TE' })
  await u.admin.loans.disburse({ id: u.loanId })
  await u.round()
  await u.round()
  expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'noAnswer' }])
  airtel.taken.get(u.rows()[0]!.reference)!.ends = 'TS'
  await u.admin.loans.disburse({ id: u.loanId })
  await u.settle()
  expect(airtel.taken.size).toBe(1)
  expect(u.rows()).toMatchObject([{ status: 'succeeded', concern: 'paidLate' }, { status: 'failed' }])
  expect(u.movements()).toEqual(['disbursement'])
  await u.balanced()
})

test('L10: a callback decides nothing, also one with a hash', async () => {
  const u = await uganda()
  airtel.ends = 'TIP'
  await u.send()
  await u.round()
  const { reference } = u.rows()[0]!
  expect((await u.call(airtel.callbackOf(reference, 'TS'))).status).toBe(200)
  await u.round()
  expect([u.rows()[0]!.status, u.movements()]).toEqual(['pending', []])
  airtel.taken.get(reference)!.ends = 'TS'
  u.later(60_000)
  await u.call(airtel.callbackOf(reference, 'TS'))
  await u.round()
  expect(u.rows()[0]!.status).toBe('succeeded')
})

test('L10: the hash is right in the body or in a header, and nowhere else', () => {
  const transaction = { id: 'x', status_code: 'TS' }
  const hash = (text: string) => createHmac('sha256', 'key').update(text).digest('base64')
  const plain = JSON.stringify({ transaction })
  expect(isAuthentic(JSON.stringify({ transaction, hash: hash(plain) }), 'key')).toBe(true)
  expect(isAuthentic(plain, 'key', hash(plain))).toBe(true)
  expect(isAuthentic(plain, 'key')).toBe(false)
  expect(isAuthentic(JSON.stringify({ transaction: { ...transaction, id: 'y' }, hash: hash(plain) }), 'key')).toBe(
    false,
  )
  expect(isAuthentic('<html>', 'key', hash(plain))).toBe(false)
})

test('L10: with a key for callbacks, one that is forged, changed or without its hash is not heard', async () => {
  const u = await uganda([], 'callback key')
  airtel.ends = 'TIP'
  await u.send()
  await u.round()
  const { reference } = u.rows()[0]!
  const body = airtel.callbackOf(reference, 'TS')
  const hashed = (text: string, key = 'callback key') => createHmac('sha256', key).update(text).digest('base64')
  const heard = () => u.db.select().from(paymentMessages).all().filter(({ kind }) => kind === 'callback').length // biome-ignore format: one thought
  const forged = JSON.stringify(airtel.callbackOf(reference, 'TF'))
  expect((await u.call(body)).status).toBe(404)
  expect((await u.call(body, hashed(JSON.stringify(body), 'another key'))).status).toBe(404)
  expect((await u.call(forged, hashed(JSON.stringify(body)))).status).toBe(404)
  expect((await u.call({ ...body, hash: hashed(forged) })).status).toBe(404)
  expect(heard()).toBe(0)
  expect((await u.call(body, hashed(JSON.stringify(body)))).status).toBe(200)
  expect((await u.call({ ...body, hash: hashed(JSON.stringify(body)) })).status).toBe(200)
  expect([heard(), u.movements()]).toEqual([2, []])
})

test('L2: a token of three minutes is shared, and one that ends early is renewed', async () => {
  const u = await uganda()
  airtel.ends = 'TIP'
  for (let time = 0; time < 3; time++) await u.send()
  await u.round()
  expect([airtel.taken.size, airtel.tokens]).toEqual([3, 1])
  airtel.dropToken()
  await u.round()
  expect([airtel.enquiries, airtel.tokens]).toEqual([3, 2])
  expect(u.alarms()).toEqual([])
})

test.each([
  [{ status: 400, code: 'ROUTER116' }, 'failed', 'notSetUp'],
  [{ status: 200, code: 'DP00800001010' }, 'failed', 'inactive'],
  [{ status: 429, code: '' }, 'created', null],
  ['html', 'unknown', null],
] as const)('L14: a push that is answered with %j is %s', async (refusal, status, failure) => {
  const u = await uganda()
  airtel.refusal = refusal
  await u.send()
  await u.round()
  expect(u.rows()).toMatchObject([{ status, failure }])
})

test('L11: an answer that was lost is found by the enquiry, and a push is never sent twice', async () => {
  const u = await uganda()
  airtel.refusal = 'lost'
  await u.send()
  await u.round()
  airtel.refusal = null
  await u.settle()
  expect(u.rows()[0]!.status).toBe('succeeded')
  airtel.refusal = 'html'
  await u.send()
  await u.round()
  airtel.refusal = null
  const before = airtel.bodies.length
  await u.settle()
  expect(airtel.bodies).toHaveLength(before)
  expect(u.rows().at(-1)).toMatchObject({ status: 'failed', failure: 'notPossible' })
  await u.balanced()
})

test.each([[], ['UG']] as ('UG' | 'KE')[][])(
  'L13: a payment is given back in full, by its receipt (signed: %j)',
  async (...signed) => {
    const u = await uganda(signed)
    await u.admin.loans.disburse({ id: u.loanId })
    await u.settle()
    await u.martha.loans.pay({ loanId: u.loanId, amount: 500 })
    await u.settle()
    const { id, receipt } = u.rows().at(-1)!
    await u.admin.payments.refund({ id, reason: 'Paid twice' })
    await u.settle()
    expect(airtel.refunds).toEqual([receipt])
    expect(u.rows().at(-1)).toMatchObject({ purpose: 'refund', status: 'succeeded', receipt: 'CI1' })
    expect(u.movements()).toEqual(['disbursement', 'topUp', 'loanPayment', 'reversal', 'refund'])
    await u.balanced()
  },
)

test('L13: a refund whose answer was lost is for a person: it is never sent twice', async () => {
  const u = await uganda()
  await u.admin.loans.disburse({ id: u.loanId })
  await u.settle()
  await u.martha.loans.pay({ loanId: u.loanId, amount: 500 })
  await u.settle()
  airtel.refusal = 'lost'
  await u.admin.payments.refund({ id: u.rows().at(-1)!.id, reason: 'Paid twice' })
  for (let turn = 0; turn < 4; turn++) await u.settle()
  expect([airtel.refunds.length, u.rows().at(-1)!.status]).toEqual([1, 'unknown'])
  expect(u.alarms()).toHaveLength(1)
})

test('L12: a loan goes out only where the account has the money', async () => {
  const u = await uganda()
  airtel.balance = '4999.5'
  await u.admin.loans.disburse({ id: u.loanId })
  await u.round()
  expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'floatEmpty', concern: 'float' }])
  expect(airtel.bodies).toEqual([])
  airtel.balance = '5000'
  await u.admin.loans.disburse({ id: u.loanId })
  await u.settle()
  expect(u.movements()).toEqual(['disbursement'])
  await u.balanced()
})
