import { Buffer } from 'node:buffer'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ledgerMovements, loanProducts, notifications, paymentMessages, payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../money.ts'
import { inEnglish, village } from '../../village.ts'
import {
  balanceResult,
  type FakeMpesa,
  fakeMpesa,
  MPESA,
  payoutResult,
  reversalResult,
  statusResult,
  stkCallback,
} from './fake-mpesa.ts'

let mpesa: FakeMpesa
beforeEach(async () => {
  mpesa = await fakeMpesa()
})
afterEach(() => mpesa.close())

/** Martha has a loan of 5,000.50 shillings that is to be paid out to her M-Pesa account, and pays it back from there. */
async function kenya() {
  const v = village()
  v.db.update(loanProducts).set({ currency: 'KES' }).run()
  wallet(v, { id: 'phone', userId: 'martha', phoneNumber: '+254712345678', country: 'KE', currency: 'KES', provider: 'M-Pesa' }) // biome-ignore format: one row
  const now = () => v.clock.now
  const config = { momo: [], mpesa: { ...MPESA, url: mpesa.url }, airtel: null, publicOrigin: 'https://kuu.example', transferFee: 0 } // biome-ignore format: one row
  const { payments: setup, providers } = paymentsOf({ db: v.db, now, config })
  const worker = createPaymentWorker({ db: v.db, log: pino({ level: 'silent' }), now, providers })
  const martha = v.as(v.people.martha, { payments: setup }).finance
  const admin = v.as(v.people.ruth, { payments: setup }).admin
  const { id: loanId } = await martha.loans.request({ loanProductId: 'seed', principalAmount: 5000.5, currency: 'KES', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
  await admin.loans.approve({ id: loanId })
  const secret = hookSecretOf(v.db, now())
  const call = (path: string, body: object) => v.app.request(`/hooks/mpesa/${secret}/${path}`, { method: 'POST', body: JSON.stringify(body) }) // biome-ignore format: one call
  const rows = () => v.db.select().from(payments).all()
  const payoutNow = () => rows().find(({ purpose }) => purpose === 'disbursement')!
  const later = (ms: number) => {
    v.clock.now = new Date(v.clock.now.getTime() + ms)
  }
  return {
    ...v,
    martha,
    admin,
    loanId,
    secret,
    call,
    rows,
    later,
    round: async () => {
      later(3_600_000)
      await worker.round()
    },
    roundNow: () => worker.round(),
    /** Daraja's result of the payout, by itself. */
    result: (code: number | string = 0) => call(payoutNow().id, payoutResult(payoutNow().reference, mpesa.conversationOf(payoutNow().reference), code)), // biome-ignore format: one call
    /** Daraja's answer to the last question about the payout. */
    answer: (status = 'Completed', conversation = mpesa.lastConversation()) => {
      const { pathname } = new URL(String(mpesa.queries.at(-1)!.ResultURL))
      const body = statusResult(conversation, mpesa.conversationOf(payoutNow().reference), 5000, status)
      return v.app.request(pathname, { method: 'POST', body: JSON.stringify(body) })
    },
    alarms: () => v.db.select().from(notifications).all().filter(({ userId }) => userId === 'ruth').map((each) => inEnglish(each).message), // biome-ignore format: one thought
    said: () => v.db.select().from(paymentMessages).all(),
    movements: () => v.db.select().from(ledgerMovements).all().map(({ kind }) => kind), // biome-ignore format: one thought
    balanced: async () =>
      expect((await checkLedger(v.db, { pause: async () => undefined, stopping: new AbortController().signal })).wrong).toEqual([]), // biome-ignore format: one thought
    /** The loan as it is after it was paid out. */
    paidOut: async function () {
      await admin.loans.disburse({ id: loanId })
      await this.round()
      await this.result()
      await this.roundNow()
      await this.answer()
    },
  }
}

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

describe('the float (Daraja AccountBalance)', () => {
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

  test('that Daraja has reversed before stays in the books, and a person sees it', async () => {
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

test('a collection rounds up to whole shillings, and the rest stays in the account', async () => {
  const k = await kenya()
  await k.paidOut()
  const { installmentAmount } = await k.martha.loans.get({ loanId: k.loanId })
  expect(installmentAmount).toBe(1718.21)
  await k.martha.loans.pay({ loanId: k.loanId, amount: installmentAmount })
  await k.round()
  const [push] = mpesa.pushes
  expect(push).toMatchObject({ BusinessShortCode: '174379', Amount: 1719, PhoneNumber: '254712345678', TransactionType: 'CustomerPayBillOnline' }) // biome-ignore format: one row
  const { Timestamp, Password } = push as { Timestamp: string; Password: string }
  expect(Timestamp).toMatch(/^202611\d{8}$/)
  expect(Buffer.from(Password, 'base64').toString()).toBe(`174379passkey${Timestamp}`)
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 1719))
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded', receipt: 'LGR7OWQX0R' })
  expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ paidAmount: 1718.21 })
  expect((await k.martha.accounts.list())[0]).toMatchObject({ balance: 0.79 })
  await k.balanced()
})

test.each([
  [1032, 'failed', 'refused'],
  ['1', 'failed', 'notEnoughMoney'],
  ['2001', 'failed', 'wrongPin'],
  ['1037', 'failed', 'noAnswer'],
  [2, 'failed', 'tooSmall'],
  [3, 'failed', 'limit'],
  ['4', 'failed', 'limit'],
  ['8', 'failed', 'limit'],
  ['17', 'failed', 'tooSoon'],
  ['26', 'failed', 'busy'],
  ['2028', 'failed', 'notSetUp'],
  ['8006', 'failed', 'pinLocked'],
  ['SFC_IC0003', 'failed', 'notSetUp'],
  ['4999', 'pending', null],
  [undefined, 'pending', null],
])('D16, D17: a query that answers %j leaves a collection %s', async (code, status, failure) => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = code
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', null))
  await k.roundNow()
  expect(k.rows()[1]).toMatchObject({ status, failure })
})

test('a callback that names another amount than was asked for is not booked', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 10))
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'unknown', concern: 'amount' })
  expect(k.movements()).toEqual(['disbursement'])
})

test('a callback that comes before the answer to the request says by what name to ask', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  const { id } = k.rows()[1]!
  k.db.$client.exec(`update payments set status = 'requested', due_at = '2026' where id = '${id}'`)
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'unknown', gatewayId: null })
  await k.call(id, stkCallback('ws_CO_7', 100))
  await k.round()
  expect(mpesa.queries.at(-1)).toMatchObject({ CheckoutRequestID: 'ws_CO_7' })
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded' })
  expect(mpesa.pushes).toEqual([])
})

test('what is stored of the talk has no secret in it', async () => {
  const k = await kenya()
  await k.paidOut()
  const stored = JSON.stringify(k.said())
  for (const secret of [MPESA.secret, MPESA.passkey, MPESA.credential, 'Bearer']) expect(stored).not.toContain(secret)
})

test('a code that stands in no document fails once the query has said it twice, with the words of Daraja', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = '7777'
  await k.round()
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'unknown' })
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', failure: 'notPossible', concern: 'unknownCode', providerWords: '7777: As it is' }) // biome-ignore format: one row
})

test('with a receipt it is paid all the same', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = '7777'
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 100))
  await k.roundNow()
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded', receipt: 'LGR7OWQX0R' })
})

test('D24: what was paid after the query said that nobody answered is booked once, and a person sees it', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = '1037'
  await k.round()
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', failure: 'noAnswer' })
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', 100))
  await k.roundNow()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', concern: 'paidLate' })
  expect(k.movements()).toEqual(['disbursement'])
  mpesa.code = '0'
  k.later(60_000)
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'succeeded', concern: 'paidLate', receipt: 'LGR7OWQX0R' })
  expect(k.movements().filter((kind) => kind === 'loanPayment')).toHaveLength(1)
  await k.balanced()
})

test('D2, D3: four payments at once after a start share one token; one that ends early is renewed at each path', async () => {
  const k = await kenya()
  await k.paidOut()
  for (let time = 1; time <= 4; time++) await k.martha.loans.pay({ loanId: k.loanId, amount: 100 * time })
  mpesa.dropToken()
  const before = mpesa.tokens
  await k.round()
  expect([mpesa.pushes.length, mpesa.tokens - before]).toEqual([4, 1])
  mpesa.dropToken()
  await k.round()
  expect(k.rows().map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'succeeded'))
  expect(k.alarms()).toEqual([])
})

test.each([
  ['500.001.1001', 500, 'failed', 'busy'],
  ['500.003.02', 500, 'created', null],
  ['500.003.03', 429, 'created', null],
  ['400.002.02', 400, 'failed', 'notSetUp'],
  ['500.003.1001', 500, 'unknown', null],
])('D14, D22: a push that is refused with %s is %s', async (errorCode, status, now, failure) => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.faults = { push: { status, body: { errorCode, errorMessage: 'As it is' } } }
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: now, failure })
  expect(mpesa.pushes).toEqual([])
})

test('D8: a push to a number that Daraja does not take says so', async () => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.faults = { push: { status: 400, body: { errorCode: '400.002.02', errorMessage: 'Bad Request - Invalid PhoneNumber' } } } // biome-ignore format: one row
  await k.round()
  expect(k.rows()[1]).toMatchObject({ status: 'failed', failure: 'unknownNumber' })
})

test('D10: the prompt names what is paid', async () => {
  const k = await kenya()
  await k.paidOut()
  const { transaction } = await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  await k.round()
  const code = transaction.reference!.slice(3, 7)
  expect(mpesa.pushes[0]).toMatchObject({ AccountReference: `KuuLoan${code}`, TransactionDesc: `Kuu loan ${code}` })
})
