import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { balanceResult } from '../fake-mpesa.ts'
import { kenya, mpesa, startMpesa, stopMpesa } from './kenya.ts'

beforeEach(startMpesa)
afterEach(stopMpesa)

describe('C6: the float (Daraja AccountBalance)', () => {
  const asked = async (balance: string | null) => {
    const k = await kenya()
    mpesa.hasBalance = true
    await k.admin.loans.disburse({ id: k.loanId })
    await k.roundNow()
    expect([mpesa.balances.length, mpesa.payouts.length, k.rows()[0]!.status]).toEqual([1, 0, 'created'])
    const { pathname } = new URL(String(mpesa.balances[0]!.ResultURL))
    const body = JSON.stringify(balanceResult(mpesa.lastConversation(), balance ?? '0.00'))
    if (balance !== null) await k.app.request(pathname, { method: 'POST', body })
    return k
  }

  test('is asked for before a payout, which waits for the answer and goes out where there is enough', async () => {
    const k = await asked('5000.00')
    await k.roundNow()
    expect([mpesa.balances.length, mpesa.payouts.length]).toEqual([1, 1])
  })

  test('that is too small keeps the payout back, and administrators see it', async () => {
    const k = await asked('4999.50')
    await k.roundNow()
    expect(mpesa.payouts).toEqual([])
    expect(k.rows()[0]).toMatchObject({ status: 'failed', failure: 'floatEmpty', concern: 'float' })
    expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ status: 'approved' })
  })

  test('that Daraja never tells holds nothing up (D18)', async () => {
    const k = await asked(null)
    k.later(10_000)
    await k.roundNow()
    expect(mpesa.payouts).toEqual([])
    k.later(60_000)
    await k.roundNow()
    expect(mpesa.payouts).toHaveLength(1)
  })
})
