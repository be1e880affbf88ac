import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { momo, startMomo, stopMomo, uganda } from './uganda.ts'

beforeEach(startMomo)
afterEach(stopMomo)

describe('a payment that is given back', () => {
  const returned = async () => {
    const u = uganda()
    momo.mood = () => (momo.payments.size > 0 ? { ends: 'FAILED', reason: 'PAYEE_NOT_FOUND' } : {})
    await u.send()
    await u.settle()
    momo.mood = () => ({})
    expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferReturned'])
    return { ...u, id: u.rows()[0]!.id }
  }

  test('M22: goes by an operation of its own, and leaves the wallet once MTN says so', async () => {
    const u = await returned()
    expect((await u.admin.payments.list({})).items.at(-1)).toMatchObject({ purpose: 'transferOut', isRefundable: true })
    await u.admin.payments.refund({ id: u.id, reason: 'It could not be sent' })
    expect(await u.balance('phone')).toBe(5000)
    await u.settle()
    expect(JSON.parse(momo.seen.at(-1)!)).toMatchObject({ referenceIdToRefund: u.rows()[0]!.reference, amount: '5000' })
    expect(u.rows().at(-1)).toMatchObject({ purpose: 'refund', status: 'succeeded' })
    expect(await u.balance('phone')).toBe(0)
    expect((await u.admin.payments.list({})).items.at(-1)).toMatchObject({ isRefundable: false })
    await u.balanced()
  })

  test('stays in the wallet where MTN refuses, and can be given back again', async () => {
    const u = await returned()
    momo.mood = () => ({ ends: 'FAILED', reason: 'PAYEE_NOT_ALLOWED_TO_RECEIVE' })
    await u.admin.payments.refund({ id: u.id, reason: 'It could not be sent' })
    await u.settle()
    expect([u.rows().at(-1)!.status, await u.balance('phone')]).toEqual(['failed', 5000])
    momo.mood = () => ({})
    await u.admin.payments.refund({ id: u.id, reason: 'Once more' })
    await u.settle()
    expect([u.rows().at(-1)!.status, await u.balance('phone')]).toEqual(['succeeded', 0])
    await u.balanced()
  })

  test('that has arrived where it should go cannot be given back', async () => {
    const u = uganda()
    await u.send()
    await u.settle()
    const ask = u.admin.payments.refund({ id: u.rows()[0]!.id, reason: 'Please' })
    await expect(ask).rejects.toThrow('cannot give this payment back')
  })
})
