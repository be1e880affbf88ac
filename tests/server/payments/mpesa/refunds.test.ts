import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reversalResult, statusResult, stkCallback } from '../fake-mpesa.ts'
import { kenya, mpesa, startMpesa, stopMpesa } from './kenya.ts'

beforeEach(startMpesa)
afterEach(stopMpesa)

describe('a payment that is given back (Daraja Reversal)', () => {
  const paid = async (receipt: string | null = 'LGR7OWQX0R') => {
    const k = await kenya()
    await k.paidOut()
    await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
    await k.round()
    if (receipt) await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 100, receipt))
    await k.round()
    return { ...k, paymentId: k.rows()[1]!.id, refund: () => k.rows().find(({ purpose }) => purpose === 'refund')! }
  }
  const ask = { reason: 'Paid twice' }

  test('D23: leaves the wallet once its result and the answer to our question say the same', async () => {
    const k = await paid()
    await k.admin.payments.refund({ id: k.paymentId, ...ask })
    expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ paidAmount: 0 })
    await expect(k.admin.payments.refund({ id: k.paymentId, ...ask })).rejects.toThrow('do not pay again')
    await k.round()
    expect(mpesa.reversals).toMatchObject([{ TransactionID: 'LGR7OWQX0R', Amount: 100, ReceiverParty: '174379' }])
    expect(k.refund()).toMatchObject({ status: 'pending', gatewayId: 'f1e2-1' })
    await k.call(k.refund().id, reversalResult('f1e2-1'))
    await k.roundNow()
    expect(k.refund().status).toBe('pending')
    expect(mpesa.queries.at(-1)).toMatchObject({ OriginalConversationID: 'f1e2-1' })
    const { pathname } = new URL(String(mpesa.queries.at(-1)!.ResultURL))
    const body = statusResult(mpesa.lastConversation(), 'f1e2-1', 100, 'Completed', 'SKE52PAWR9')
    await k.app.request(pathname, { method: 'POST', body: JSON.stringify(body) })
    expect(k.refund()).toMatchObject({ status: 'succeeded', receipt: 'SKE52PAWR9' })
    expect(k.movements()).toEqual(['disbursement', 'topUp', 'loanPayment', 'reversal', 'refund'])
    expect((await k.martha.accounts.list())[0]).toMatchObject({ balance: 0, available: 0 })
    await expect(k.admin.payments.refund({ id: k.paymentId, ...ask })).rejects.toThrow('given back already')
    await k.balanced()
  })

  test('C5, D23: that Daraja has reversed before stays in the books, and a person sees it', async () => {
    const k = await paid()
    await k.admin.payments.refund({ id: k.paymentId, ...ask })
    await k.round()
    await k.call(k.refund().id, reversalResult('f1e2-1', 'R000001'))
    await k.roundNow()
    const { pathname } = new URL(String(mpesa.queries.at(-1)!.ResultURL))
    const body = statusResult(mpesa.lastConversation(), 'f1e2-1', 100, 'Failed')
    await k.app.request(pathname, { method: 'POST', body: JSON.stringify(body) })
    expect(k.refund()).toMatchObject({ status: 'failed', concern: 'reversed', providerWords: expect.stringContaining('R000001') }) // biome-ignore format: one row
    expect((await k.martha.accounts.list())[0]).toMatchObject({ balance: 100, available: 100 })
    await k.balanced()
  })

  test('whose answer was lost is not asked for again: Daraja has no name of ours for it', async () => {
    const k = await paid()
    mpesa.faults = { reversal: 'lost' }
    await k.admin.payments.refund({ id: k.paymentId, ...ask })
    for (let turn = 0; turn < 5; turn++) await k.round()
    expect([mpesa.reversals.length, k.refund().status, k.refund().concern]).toEqual([1, 'unknown', 'unanswered'])
    expect((await k.martha.accounts.list())[0]).toMatchObject({ balance: 100, available: 0 })
    // Its result names it after all.
    await k.call(k.refund().id, reversalResult('f1e2-1'))
    await k.roundNow()
    const { pathname } = new URL(String(mpesa.queries.at(-1)!.ResultURL))
    const body = statusResult(mpesa.lastConversation(), 'f1e2-1', 100, 'Completed', 'SKE52PAWR9')
    await k.app.request(pathname, { method: 'POST', body: JSON.stringify(body) })
    expect(k.refund()).toMatchObject({ status: 'succeeded', concern: null })
  })

  test('without a receipt cannot be given back', async () => {
    const k = await paid(null)
    await expect(k.admin.payments.refund({ id: k.paymentId, ...ask })).rejects.toThrow('cannot give this payment back')
  })
})
