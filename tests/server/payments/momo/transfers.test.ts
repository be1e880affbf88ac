import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { momo, startMomo, stopMomo, uganda } from './uganda.ts'

beforeEach(startMomo)
afterEach(stopMomo)

describe('what a transfer shows until it has arrived', () => {
  const line = async (u: ReturnType<typeof uganda>) => (await u.martha.transactions.list({ type: 'debit' })).items[0]
  const toPhone = { fromAccountId: 'phone', toPhone: '+256772123458', amount: 5000, currency: 'UGX' } as const

  test('it is pending, and counts when it is there', async () => {
    const u = uganda()
    momo.mood = () => (momo.requests === 1 ? {} : { ends: 'PENDING' })
    await u.martha.transactions.transfer(toPhone)
    for (let turn = 0; turn < 4; turn++) {
      await u.round()
      u.later(5000)
    }
    expect(u.movements()).toEqual(['topUp', 'transferOut'])
    expect(await line(u)).toMatchObject({ status: 'pending' })
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 0 }])
    momo.ends(u.rows()[1]!.reference, { ends: 'SUCCESSFUL' })
    await u.settle()
    expect(await line(u)).toMatchObject({ status: 'completed' })
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 5050, net: 0 }])
  })

  test('one that failed is failed and in no total; if it arrives after all, it is booked once', async () => {
    const u = uganda()
    momo.mood = () => (momo.requests === 1 ? {} : { ends: 'FAILED', reason: 'EXPIRED' })
    await u.martha.transactions.transfer(toPhone)
    for (let turn = 0; turn < 5; turn++) {
      await u.round()
      u.later(5000)
    }
    expect(u.movements()).toEqual(['topUp', 'transferOut', 'transferReturned'])
    expect(await line(u)).toMatchObject({ status: 'failed' })
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 0, net: 5050 }])
    momo.ends(u.rows()[1]!.reference, { ends: 'SUCCESSFUL' })
    await u.settle()
    expect(u.movements().slice(3)).toEqual(['transferOut', 'transferIn'])
    expect(await line(u)).toMatchObject({ status: 'completed' })
    expect([await u.balance('phone'), u.rows()[1]!.concern]).toEqual([0, 'paidLate'])
    expect(await u.martha.transactions.totals({})).toMatchObject([{ received: 5050, sent: 5050, net: 0 }])
    await u.balanced()
    const { id } = u.rows()[1]!
    expect(await u.admin.payments.see({ id })).toMatchObject({ concern: null })
  })
})
