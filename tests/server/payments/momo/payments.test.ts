import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reconcilePayments } from '#services/finance/payments/reconcile-payments.ts'
import { wallet } from '../../../money.ts'
import type { Mood } from '../fake-momo.ts'
import { momo, shillings, startMomo, stopMomo, uganda } from './uganda.ts'

beforeEach(startMomo)
afterEach(stopMomo)

describe('a payment by MoMo', () => {
  test('is accepted first, asked about, and only then booked; then the other half goes out', async () => {
    const u = uganda()
    expect(await u.send()).toMatchObject({ status: 'pending', paymentStatus: 'created' })
    await u.round()
    expect([u.statuses(), u.movements()]).toEqual([['pending'], []])
    u.later(5000)
    await u.round()
    expect(u.movements()).toEqual(['topUp', 'transferOut'])
    u.later(5000)
    await u.round()
    u.later(5000)
    await u.round()
    expect([u.statuses(), u.movements()]).toEqual([['succeeded', 'succeeded'], ['topUp', 'transferOut', 'transferIn']]) // biome-ignore format: one pair
    expect(await u.balance('other')).toBe(0)
    // It is on the other phone now, not with us: no balance, and the account can go.
    expect((await u.martha.transactions.list({ accountId: 'other' })).items).toMatchObject([
      { type: 'debit', amount: 5000, category: 'payOut', status: 'completed' },
      { type: 'credit', amount: 5000, category: 'transfer', status: 'completed' },
    ])
    expect((await u.martha.overview()).balances).toEqual([{ currency: 'UGX', amount: 0 }])
    expect(await u.martha.accounts.remove({ id: 'other' })).toEqual({ id: 'other' })
    expect(JSON.parse(momo.seen[0]!)).toMatchObject({ amount: '5000', currency: 'UGX', payer: { partyIdType: 'MSISDN', partyId: '256772123456' } }) // biome-ignore format: one row
    expect(momo.tokens).toBe(2)
    await u.balanced()
  })

  test.each([
    ['APPROVAL_REJECTED', 'refused', 'The payment was refused on the phone.'],
    [
      { code: 'NOT_ENOUGH_FUNDS', message: '' },
      'notEnoughMoney',
      'There is not enough money in the account at the provider.',
    ],
    ['SOMETHING_NEW', 'notPossible', 'The provider could not do this payment.'],
  ])('that fails for %j says why, and books nothing', async (reason, failure, words) => {
    const u = uganda()
    momo.mood = () => ({ ends: 'FAILED', reason })
    const { id } = await u.send()
    await u.settle()
    expect((await u.martha.transactions.list({})).items).toMatchObject([
      { id, status: 'failed', errorMessage: words, paymentFailure: failure },
    ])
    expect(u.movements()).toEqual([])
  })

  test('whose keys are wrong fails at once', async () => {
    const u = uganda()
    momo.mood = () => ({ answer: 403 })
    await u.send()
    await u.round()
    expect(u.rows()).toMatchObject([{ status: 'failed', failure: 'notSetUp' }])
  })

  test('waits while nobody answers, and is sent when somebody does', async () => {
    const u = uganda()
    momo.isDown = true
    await u.send()
    await u.round()
    expect((await u.martha.transactions.list({})).items[0]).toMatchObject({
      status: 'pending',
      paymentStatus: 'created',
    })
    momo.isDown = false
    u.later(60_000)
    await u.settle()
    expect(u.statuses()).toEqual(['succeeded', 'succeeded'])
    await u.balanced()
  })

  test('whose answer was lost is not asked for again: the first one counts', async () => {
    const u = uganda()
    momo.mood = () => ({ answer: 'lost' })
    await u.send()
    await u.settle()
    expect([u.statuses(), momo.payments.size]).toEqual([['succeeded', 'succeeded'], 2])
    expect(await u.balance('other')).toBe(0)
  })

  test('that never arrived is asked for again under the same reference', async () => {
    const u = uganda()
    const moods: Mood[] = [{ answer: 'deaf' }]
    momo.mood = () => moods.shift() ?? {}
    await u.send()
    await u.round()
    expect(u.statuses()).toEqual(['unknown'])
    u.later(5000)
    await u.round()
    expect([u.statuses(), [...momo.payments.keys()]]).toEqual([['pending'], [u.rows()[0]!.reference]])
  })

  test('about whose amount the provider lies is not booked, and an administrator sees it once', async () => {
    const u = uganda()
    momo.mood = () => ({ amount: '4999' })
    await u.send()
    await u.settle()
    expect(u.rows()).toMatchObject([{ status: 'unknown', concern: 'amount' }])
    expect([u.movements(), u.alarms()]).toEqual([[], [expect.stringContaining('names another amount')]])
    const { items } = await u.admin.payments.list({ concerning: 'true' })
    expect(items).toMatchObject([{ amount: 5000, farmer: { fullName: 'Martha Kollie' } }])
    expect((await u.admin.payments.messages({ id: items[0]!.id })).some(({ body }) => body.includes('4999'))).toBe(true)
    momo.mood = () => ({})
    await u.admin.payments.settle({
      id: items[0]!.id,
      outcome: 'succeeded',
      receipt: 'by hand',
      reason: 'The provider was asked',
    })
    await expect(
      u.admin.payments.settle({ id: items[0]!.id, outcome: 'failed', reason: 'The provider was asked' }),
    ).rejects.toThrow('ended already')
    await u.settle()
    expect(await u.balance('other')).toBe(0)
    await u.balanced()
  })

  test('whose receipt belongs to another payment is not booked', async () => {
    const u = uganda()
    momo.mood = () => ({ receipt: 'the-same' })
    await u.send()
    await u.settle()
    expect(u.rows()).toMatchObject([{ status: 'succeeded' }, { status: 'unknown', concern: 'duplicate' }])
  })

  test('that stays open for a day is shown to administrators', async () => {
    const u = uganda()
    momo.mood = () => ({ ends: 'PENDING' })
    await u.send()
    await u.round()
    u.later(25 * 3_600_000)
    reconcilePayments(u.db, u.clock.now)
    reconcilePayments(u.db, u.clock.now)
    expect(u.rows()).toMatchObject([{ status: 'pending', concern: 'late' }])
    expect(u.alarms()).toHaveLength(1)
    momo.ends(u.rows()[0]!.reference, { ends: 'SUCCESSFUL' })
    await u.round()
    expect(u.rows()[0]).toMatchObject({ status: 'succeeded', concern: null })
  })
})

test('what lies with us stays there when a phone pays: the provider has taken the whole amount from it', async () => {
  const u = uganda()
  wallet(u, { id: 'kept', userId: 'martha', phoneNumber: '+256772123458', ...shillings }, 300_000)
  const pay = u.martha.transactions.transfer({ fromAccountId: 'kept', toPhone: '+256772123459', amount: 1000, currency: 'UGX' }) // biome-ignore format: one row
  await pay
  await u.settle()
  expect(await u.balance('kept')).toBe(3000)
  await u.balanced()
})

test('of a phone that is asked an account says so, and never that it has less than nothing', async () => {
  const u = uganda()
  momo.mood = () => ({ ends: 'PENDING' })
  await u.send()
  await u.round()
  expect((await u.martha.accounts.list()).find(({ id }) => id === 'phone')).toMatchObject({ isPrompted: true, isInWholeUnits: false, isPaidByHand: false, balance: 0, available: 0 }) // biome-ignore format: one row
})

test('two transfers to the same account are two: the second does not fail because the first arrived meanwhile', async () => {
  const u = uganda()
  const hold = (until: string, purpose = 'transferIn') => u.db.$client.exec(`update payments set due_at = '${until}' where status = 'created' and purpose = '${purpose}'`) // biome-ignore format: one call
  const collected = async () => {
    await u.send()
    for (let turn = 0; turn < 2; turn++) {
      await u.round()
      u.later(60_000)
    }
    hold('2099')
  }
  await collected()
  await collected()
  hold('2026')
  u.db.$client.exec(
    `update payments set due_at = '2099' where id <> (select min(id) from payments where purpose = 'transferIn') and purpose = 'transferIn'`,
  )
  await u.settle()
  hold('2026')
  await u.settle()
  expect(u.statuses()).toEqual(Array.from({ length: 4 }, () => 'succeeded'))
  await u.balanced()
})
