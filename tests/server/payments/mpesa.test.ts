import { Buffer } from 'node:buffer'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ledgerMovements, loanProducts, paymentMessages, payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../money.ts'
import { village } from '../../village.ts'
import { type FakeMpesa, fakeMpesa, MPESA, statusResult, stkCallback } from './fake-mpesa.ts'

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
  const config = { momo: null, mpesa: { ...MPESA, url: mpesa.url }, origin: 'https://kuu.example', transferFee: 0 }
  const { payments: setup, providers } = paymentsOf({ db: v.db, now, config })
  const worker = createPaymentWorker({ db: v.db, log: pino({ level: 'silent' }), now, providers })
  const martha = v.as(v.people.martha, { payments: setup }).finance
  const admin = v.as(v.people.ruth, { payments: setup }).admin
  const { id: loanId } = await martha.loans.request({ loanProductId: 'seed', principalAmount: 5000.5, currency: 'KES', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
  await admin.loans.approve({ id: loanId })
  const secret = hookSecretOf(v.db, now())
  const call = (path: string, body: object) => v.app.request(`/hooks/mpesa/${secret}/${path}`, { method: 'POST', body: JSON.stringify(body) }) // biome-ignore format: one call
  const rows = () => v.db.select().from(payments).all()
  return {
    ...v,
    martha,
    admin,
    loanId,
    call,
    rows,
    round: async () => {
      v.clock.now = new Date(v.clock.now.getTime() + 3_600_000)
      await worker.round()
    },
    said: () => v.db.select().from(paymentMessages).all(),
    movements: () => v.db.select().from(ledgerMovements).all().map(({ kind }) => kind), // biome-ignore format: one thought
    balanced: async () =>
      expect((await checkLedger(v.db, { pause: async () => undefined, stopping: new AbortController().signal })).wrong).toEqual([]), // biome-ignore format: one thought
    /** The loan as it is after it was paid out. */
    paidOut: async function () {
      await admin.loans.disburse({ id: loanId })
      await this.round()
      await this.round()
      const [payout] = rows()
      await call(`${payout!.id}/status`, statusResult(payout!.id, 5000))
      await this.round()
    },
  }
}

test('a payout counts once the answer to our question has come; the result that comes by itself does not', async () => {
  const k = await kenya()
  await k.admin.loans.disburse({ id: k.loanId })
  await k.round()
  const [payout] = k.rows()
  expect(mpesa.payouts).toMatchObject([{ OriginatorConversationID: payout!.id, Amount: 5000, PartyB: '254712345678', CommandID: 'BusinessPayment' }]) // biome-ignore format: one row
  await expect(k.admin.loans.disburse({ id: k.loanId })).rejects.toThrow('do not pay again')
  await k.call(payout!.id, { ...statusResult(payout!.id, 5000) })
  await k.round()
  expect([k.rows()[0]!.status, k.movements()]).toEqual(['pending', []])
  expect(mpesa.queries).toMatchObject([{ CommandID: 'TransactionStatusQuery', OriginatorConversationID: payout!.id }])
  await k.call(`${payout!.id}/status`, statusResult(payout!.id, 5000))
  await k.round()
  expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ status: 'disbursed' })
  await k.balanced()
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
  ['4999', 'pending', null],
  [undefined, 'pending', null],
  ['17', 'unknown', null],
])('a query that answers %j leaves a collection %s', async (code, status, failure) => {
  const k = await kenya()
  await k.paidOut()
  await k.martha.loans.pay({ loanId: k.loanId, amount: 100 })
  mpesa.code = code
  await k.round()
  await k.call(k.rows()[1]!.id, stkCallback('ws_CO_1', null))
  await k.round()
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
