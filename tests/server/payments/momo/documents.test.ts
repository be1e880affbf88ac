import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loanProducts } from '#db/schema/index.ts'
import { momo, startMomo, stopMomo, uganda } from './uganda.ts'

beforeEach(startMomo)
afterEach(stopMomo)

describe('what MTN’s documents say', () => {
  test('M12, M15: each payment has a reference of version 4, by which callbacks find it (M17)', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    await u.round()
    const { id, reference } = u.rows()[0]!
    expect(reference).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
    expect(reference).not.toBe(id)
    momo.ends(reference, { ends: 'SUCCESSFUL' })
    await u.call(u.secret, momo.callbackOf(reference))
    await u.round()
    expect(u.statuses()[0]).toBe('succeeded')
  })

  test('M4: payments that begin at once share one token, and it is renewed ten minutes before its end', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    for (let time = 0; time < 4; time++) await u.send()
    await u.round()
    expect([momo.requests, momo.tokens]).toEqual([4, 1])
    u.later(51 * 60_000)
    await u.round()
    expect(momo.tokens).toBe(2)
  })

  test('M4: a token that ends early costs one more, and the same request goes again under the same reference', async () => {
    const u = uganda()
    await u.send()
    await u.round()
    momo.dropTokens()
    u.later(5000)
    await u.round()
    momo.dropTokens()
    await u.settle()
    expect([u.statuses(), momo.payments.size, u.alarms()]).toEqual([['succeeded', 'succeeded'], 2, []])
    await u.balanced()
  })

  test('M1, M3: keys that are refused fail nothing: the payment waits, and administrators see it at once', async () => {
    const u = uganda({ collectionKey: 'old' })
    await u.send()
    await u.round()
    expect(u.rows()).toMatchObject([{ status: 'created', failure: null, concern: 'setUp' }])
    expect(u.alarms()).toEqual([expect.stringContaining('keys and settings')])
  })

  test.each([
    ['html', undefined, 'unknown', null],
    [500, undefined, 'unknown', null],
    [429, undefined, 'created', null],
    [500, 'INVALID_CURRENCY', 'failed', 'notSetUp'],
    [500, 'PAYER_NOT_FOUND', 'failed', 'unknownNumber'],
    [400, undefined, 'failed', 'notSetUp'],
  ] as const)('M10, M20: a request that is answered with %j %s is %s', async (answer, code, status, failure) => {
    const u = uganda()
    momo.mood = () => ({ answer, ...(code && { code }) })
    await u.send()
    await u.round()
    expect(u.rows()).toMatchObject([{ status, failure }])
  })

  test('M21, D24: what was paid after it had expired is booked once, and a person sees it the same minute', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'FAILED', reason: 'EXPIRED' })
    await u.send()
    await u.round()
    u.later(5000)
    await u.round()
    expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'noAnswer' }])
    const { reference } = u.rows()[0]!
    momo.ends(reference, { ends: 'SUCCESSFUL' })
    momo.mood = () => ({})
    await u.call(u.secret, momo.callbackOf(reference))
    await u.round()
    expect(u.rows()[0]).toMatchObject({ status: 'succeeded', concern: 'paidLate', failure: null })
    expect(u.alarms()).toEqual([expect.stringContaining('after it had said that it failed')])
    expect(u.heard('martha')).toEqual(['Your payment did not go through', 'Your payment went through'])
    await u.call(u.secret, momo.callbackOf(reference))
    await u.settle()
    expect(u.movements().filter((kind) => kind === 'transferOut')).toHaveLength(1)
    await u.balanced()
  })

  test('M21: it is found without a callback too, by asking on for a day', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'FAILED', reason: 'EXPIRED' })
    await u.send()
    await u.round()
    u.later(5000)
    await u.round()
    momo.ends(u.rows()[0]!.reference, { ends: 'SUCCESSFUL' })
    momo.mood = () => ({})
    u.later(3_600_000)
    await u.round()
    expect(u.rows()[0]).toMatchObject({ status: 'succeeded', concern: 'paidLate' })
  })

  test.each(['PAYEE_NOT_FOUND', 'EXPIRED'])(
    'M21: a payout that failed with %s is asked about before the money is sent again',
    async (reason) => {
      const u = uganda()
      u.db.update(loanProducts).set({ currency: 'UGX' }).run()
      momo.mood = () => ({ ends: 'FAILED', reason })
      const { id } = await u.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
      await u.admin.loans.approve({ id })
      await u.admin.loans.disburse({ id })
      await u.settle()
      momo.ends(u.rows()[0]!.reference, { ends: 'SUCCESSFUL' })
      momo.mood = () => ({})
      await u.admin.loans.disburse({ id })
      await u.settle()
      expect(momo.payments.size).toBe(1)
      expect(u.rows()).toMatchObject([{ status: 'succeeded', concern: 'paidLate' }, { status: 'failed' }])
      expect(u.movements()).toEqual(['disbursement'])
      await u.balanced()
    },
  )

  test('money goes out only where the account has it, and administrators see it at once', async () => {
    const u = uganda()
    u.db.update(loanProducts).set({ currency: 'UGX' }).run()
    momo.balance = '4999'
    const { id } = await u.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
    await u.admin.loans.approve({ id })
    await u.admin.loans.disburse({ id })
    await u.round()
    expect([u.rows(), momo.requests]).toMatchObject([[{ status: 'failed', failure: 'floatEmpty', concern: 'float' }], 0]) // biome-ignore format: one pair
    expect(u.alarms()).toHaveLength(1)
    momo.balance = '5000'
    await u.admin.loans.disburse({ id })
    await u.settle()
    expect(u.movements()).toEqual(['disbursement'])
  })

  test('it is asked thirty times what became of a payment, and then a person is', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    for (let turn = 0; turn < 50; turn++) {
      await u.round()
      u.later(6 * 3_600_000)
    }
    expect(momo.statuses).toBe(30)
    expect(u.rows()).toMatchObject([{ status: 'unknown', concern: 'unanswered' }])
    expect(u.alarms()).toHaveLength(1)
  })

  test('M9: the prompt names what is paid', async () => {
    const u = uganda()
    const { reference } = await u.send()
    await u.round()
    const code = reference!.slice(3, 7)
    expect(JSON.parse(momo.seen[0]!)).toMatchObject({ payerMessage: `Kuu send ${code}`, payeeNote: `Kuu send ${code}` })
  })
})
