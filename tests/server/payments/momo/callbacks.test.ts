import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loanProducts } from '#db/schema/index.ts'
import { momo, startMomo, stopMomo, uganda } from './uganda.ts'

beforeEach(startMomo)
afterEach(stopMomo)

describe('a callback', () => {
  test('M18: decides nothing: the provider is asked, however often and whatever is said', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    await u.round()
    const { id, reference } = u.rows()[0]!
    const lie = { externalId: reference, status: 'SUCCESSFUL', amount: '1', currency: 'UGX' }
    for (let time = 0; time < 3; time++) expect((await u.call(`${u.secret}/${id}`, lie)).status).toBe(200)
    await u.round()
    expect([u.statuses(), u.movements()]).toEqual([['pending'], []])
    expect(u.said().filter(({ kind }) => kind === 'callback')).toHaveLength(3)
    momo.ends(reference, { ends: 'SUCCESSFUL' })
    u.later(60_000)
    await u.call(u.secret, lie)
    await u.round()
    expect(u.statuses()[0]).toBe('succeeded')
    const before = u.movements()
    await u.call(`${u.secret}/${id}`, { ...lie, status: 'FAILED' })
    await u.round()
    expect(u.movements()).toEqual(before)
  })

  test('with another address than ours is not found, and one about nothing of ours is kept and shown', async () => {
    const u = uganda()
    expect((await u.call('guess/x', {})).status).toBe(404)
    expect(u.said()).toEqual([])
    expect((await u.call(u.secret, { externalId: 'nobody' })).status).toBe(200)
    expect(u.said()).toMatchObject([{ paymentId: null, body: '{"externalId":"nobody"}' }])
    await u.send()
    await u.settle()
    expect(await u.admin.payments.unnamed()).toMatchObject([{ gateway: 'mtn-momo', body: '{"externalId":"nobody"}' }])
  })
})

describe('who is told of the end of a payment', () => {
  test('the farmer who waits for it, once', async () => {
    const u = uganda()
    await u.send()
    await u.settle()
    expect(u.heard('martha')).toEqual(['Your payment went through'])
  })

  test('the farmer whose transfer to a phone came back', async () => {
    const u = uganda()
    await u.martha.transactions.transfer({ fromAccountId: 'phone', toPhone: '+256772123458', amount: 5000, currency: 'UGX' }) // biome-ignore format: one row
    momo.mood = () => (momo.requests === 1 ? {} : { ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' })
    await u.settle()
    expect(u.heard('martha')).toEqual(['Your payment went through', 'Your payment did not go through'])
    expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferReturned'])
    expect(await u.balance('phone')).toBe(5050)
    await u.balanced()
  })

  test('the administrators, where a loan cannot be delivered', async () => {
    const u = uganda()
    u.db.update(loanProducts).set({ currency: 'UGX' }).run()
    momo.mood = () => ({ ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' })
    const { id } = await u.martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
    await u.admin.loans.approve({ id })
    await u.admin.loans.disburse({ id })
    await u.settle()
    expect(u.alarms()).toEqual([expect.stringContaining('does not know this phone number')])
    expect(u.heard('martha')).toEqual(['Your loan was approved'])
    expect(await u.martha.loans.get({ loanId: id })).toMatchObject({ status: 'approved' })
  })
})
