import { afterEach, beforeEach, expect, test } from 'vitest'
import { statusResult } from '../fake-mpesa.ts'
import { kenya, mpesa, startMpesa, stopMpesa } from './kenya.ts'

beforeEach(startMpesa)
afterEach(stopMpesa)

test('D13, D15, D25: a payout counts once its result and the answer to our question say the same', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  const [payout] = k.rows()
  expect(mpesa.payouts).toMatchObject([{ OriginatorConversationID: payout!.reference, Amount: 5000, PartyB: '254712345678', CommandID: 'BusinessPayment' }]) // biome-ignore format: one row
  await expect(k.admin.loans.disburse({ id: k.loanId })).rejects.toThrow('do not pay again')
  await k.result()
  await k.roundNow()
  expect([k.rows()[0]!.status, k.movements()]).toEqual(['pending', []])
  expect(mpesa.queries).toMatchObject([{ CommandID: 'TransactionStatusQuery', OriginalConversationID: payout!.reference }]) // biome-ignore format: one row
  await k.answer()
  expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ status: 'disbursed' })
  await k.balanced()
})

test('without a result it takes two answers, which are asked for at once', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  await k.round()
  await k.answer()
  expect(k.movements()).toEqual([])
  await k.roundNow()
  expect(mpesa.queries).toHaveLength(2)
  await k.answer()
  expect(k.movements()).toEqual(['disbursement'])
})

test('an answer that nobody asked for, or that names another conversation, changes nothing', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  const { id, reference } = k.rows()[0]!
  const lie = statusResult('AG_1', mpesa.conversationOf(reference), 5000, 'Failed')
  const post = (path: string) => k.app.request(path, { method: 'POST', body: JSON.stringify(lie) })
  expect((await post(`/hooks/mpesa/${k.secret}/${id}/status`)).status).toBe(404)
  expect((await post(`/hooks/mpesa-status/${k.secret}/${id}`)).status).toBe(404)
  await k.round()
  const { pathname } = new URL(String(mpesa.queries.at(-1)!.ResultURL))
  expect(pathname).not.toContain(k.secret)
  expect(pathname).not.toContain(id)
  await k.answer('Failed', 'AG_guess')
  await k.result('1')
  await k.roundNow()
  expect([k.rows()[0]!.status, k.movements()]).toEqual(['pending', []])
})

test('a failed payout ends when Daraja says so also when it is asked, and can be sent again', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  await k.result('1')
  await k.roundNow()
  expect(k.rows()[0]!.status).toBe('pending')
  await k.answer('Failed')
  expect(k.rows()[0]).toMatchObject({ status: 'failed', failure: 'floatEmpty', concern: 'float' })
  expect(k.alarms()).toEqual([expect.stringContaining('too little money')])
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  expect([mpesa.payouts.length, k.rows()[1]!.status]).toEqual([1, 'created'])
  await k.answer('Failed')
  await k.round()
  expect([mpesa.payouts.length, k.rows()[1]!.status]).toEqual([2, 'pending'])
})

test('the earlier payout that arrived after all is found before the money goes out again', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  await k.result('1037')
  await k.roundNow()
  await k.answer('Failed')
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  await k.answer()
  await k.round()
  await k.answer()
  await k.round()
  expect(mpesa.payouts).toHaveLength(1)
  expect(k.movements()).toEqual(['disbursement'])
  expect(k.rows()).toMatchObject([{ status: 'succeeded', concern: 'paidLate' }, { status: 'failed' }])
  await k.balanced()
})

test('answers that say nothing are waited for longer and longer, thirty times, and then a person is told', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.roundNow()
  for (let second = 0; second < 60; second++) {
    k.later(5000)
    await k.roundNow()
    if (mpesa.queries.length > 0) await k.answer('Pending')
  }
  expect(mpesa.queries.length).toBeLessThan(7)
  for (let turn = 0; turn < 60; turn++) {
    k.later(6 * 3_600_000)
    await k.roundNow()
    await k.answer('Pending')
  }
  expect(mpesa.queries).toHaveLength(30)
  expect(k.rows()[0]).toMatchObject({ concern: 'unanswered' })
  expect(k.alarms()).toHaveLength(1)
})
