import { createHash } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts, loanProducts, payments, receivedPayments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../money.ts'
import { villageIn } from '../../village.ts'
import { confirmationOf, type FakeMpesa, fakeMpesa, MPESA, receivedResult } from './fake-mpesa.ts'

let mpesa: FakeMpesa
beforeEach(async () => {
  mpesa = await fakeMpesa()
})
afterEach(() => mpesa.close())

/** Martha owes a loan of 5,000 shillings that was paid out in Nairobi; people pay in to the paybill 174379. */
async function kenya(c2b: 'paybill' | 'till' = 'paybill') {
  const settings = { ...MPESA, c2b, url: mpesa.url }
  const v = villageIn('Nairobi, Kenya', { mpesa: settings })
  v.db.update(loanProducts).set({ currency: 'KES' }).run()
  wallet(v, { id: 'phone', userId: 'martha', phoneNumber: '+254712345678', country: 'KE', currency: 'KES', provider: 'M-Pesa' }) // biome-ignore format: one row
  const now = () => v.clock.now
  const config = { momo: [], mpesa: settings, airtel: null, publicOrigin: 'https://kuu.example', transferFee: 0 } // biome-ignore format: one row
  const { payments: setup, providers, paybill } = paymentsOf({ db: v.db, now, config })
  const worker = createPaymentWorker({ db: v.db, log: pino({ level: 'silent' }), now, providers, paybill })
  const martha = v.as(v.people.martha, { payments: setup }).finance
  const admin = v.as(v.people.ruth, { payments: setup }).admin
  const { id: loanId } = await martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'KES', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
  await admin.loans.approve({ id: loanId })
  await admin.loans.disburse({ id: loanId })
  const payout = v.db.select().from(payments).get()!
  v.db.$client.exec("update payments set status = 'pending'")
  await admin.payments.settle({ id: payout.id, outcome: 'succeeded', receipt: 'OUT1', reason: 'Seen' })
  const post = (path: string, body: object) => v.app.request(path, { method: 'POST', body: JSON.stringify(body) })
  const secret = hookSecretOf(v.db, now(), 'paybill')
  const later = (ms: number) => {
    v.clock.now = new Date(v.clock.now.getTime() + ms)
  }
  return {
    ...v,
    martha,
    admin,
    loanId,
    secret,
    post,
    later,
    round: () => worker.round(),
    /** Daraja tells of money; then it is asked, and answers. */
    paid: async (
      told: Parameters<typeof confirmationOf>[0],
      said: Partial<Parameters<typeof receivedResult>[1]> = {},
    ) => {
      // biome-ignore format: one head
      await post(`/hooks/paybill/${secret}/confirmation`, confirmationOf(told))
      await worker.round()
      const question = mpesa.queries.at(-1)
      if (question?.TransactionID !== told.receipt) return
      const { pathname } = new URL(String(question.ResultURL))
      await post(
        pathname,
        receivedResult(mpesa.lastConversation(), { receipt: told.receipt, amount: told.amount, ...said }),
      )
    },
    received: () => v.db.select().from(receivedPayments).all(),
    balances: () => Object.fromEntries(v.db.select().from(ledgerAccounts).all().map(({ kind, balance }) => [kind, balance])), // biome-ignore format: one thought
    balanced: async () => expect((await checkLedger(v.db, { pause: async () => undefined, stopping: new AbortController().signal })).wrong).toEqual([]), // biome-ignore format: one thought
  }
}
const paid = { receipt: 'RKTQDM7W6S', amount: 1000, reference: '' }

describe('money with the short number of a loan', () => {
  test('C2: pays the loan once Daraja has confirmed it, on the day when it was paid; twice told is once', async () => {
    const k = await kenya()
    const { number, shortcode } = await k.martha.paybill.number({ loanId: k.loanId })
    expect([shortcode, (await k.martha.paybill.number({ loanId: k.loanId })).number]).toEqual(['174379', number])
    await k.post(`/hooks/paybill/${k.secret}/confirmation`, confirmationOf({ ...paid, reference: number }))
    expect([k.received()[0]!.status, k.balances().unclaimed]).toEqual(['heard', undefined])
    await k.paid({ ...paid, reference: ` ${number.slice(0, 4)} ${number.slice(4)}` })
    await k.paid({ ...paid, reference: number })
    expect(k.received()).toMatchObject([{ status: 'claimed', userId: 'martha', settledBy: null }])
    expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ paidAmount: 1000 })
    expect(k.balances()).toMatchObject({ unclaimed: 0, wallet: 0 })
    expect(k.db.select().from(payments).all().at(-1)).toMatchObject({ purpose: 'loanPayment', status: 'succeeded', receipt: 'RKTQDM7W6S', createdAt: '2026-11-20T03:38:45.000Z' }) // biome-ignore format: one row
    await k.balanced()
  })

  test('beyond what the loan takes goes to the account', async () => {
    const k = await kenya()
    const { number } = await k.martha.paybill.number({ loanId: k.loanId })
    await k.paid({ ...paid, amount: 9000, reference: number })
    const loan = await k.martha.loans.get({ loanId: k.loanId })
    expect(loan.status).toBe('completed')
    expect((await k.martha.accounts.list())[0]!.balance).toBeCloseTo(9000 - loan.paidAmount, 2)
    await k.balanced()
  })

  test('that comes late or from an account’s number goes where it says', async () => {
    const k = await kenya()
    const { number } = await k.martha.paybill.number({ accountId: 'phone' })
    k.later(86_400_000)
    await k.paid({ ...paid, reference: number })
    expect((await k.martha.accounts.list())[0]).toMatchObject({ balance: 1000 })
    await k.balanced()
  })
})

describe('a callback decides nothing', () => {
  test.each([
    ['another amount', { amount: 10 }],
    ['another number', { receipt: 'OTHER' }],
    ['a payment that failed', { status: 'Failed' }],
  ])('where Daraja knows of %s', async (_, said) => {
    const k = await kenya()
    const { number } = await k.martha.paybill.number({ loanId: k.loanId })
    await k.paid({ ...paid, reference: number }, said)
    expect([k.received()[0]!.status, k.balances().unclaimed]).toEqual(['heard', undefined])
  })

  test('where Daraja says twice that it knows no such money', async () => {
    const k = await kenya()
    for (let turn = 0; turn < 2; turn++) {
      await k.paid(paid, { code: '2032' })
      k.later(60_000)
    }
    expect(k.received()[0]).toMatchObject({ status: 'refused' })
    await k.round()
    expect(mpesa.queries).toHaveLength(2)
  })

  test('from a stranger, or about another paybill', async () => {
    const k = await kenya()
    expect((await k.post(`/hooks/paybill/${'0'.repeat(48)}/confirmation`, confirmationOf(paid))).status).toBe(404)
    await k.post(`/hooks/paybill/${k.secret}/confirmation`, { ...confirmationOf(paid), BusinessShortCode: '600000' })
    expect(k.received()).toEqual([])
  })

  test('about a push, which books its money itself', async () => {
    const k = await kenya()
    const { transaction } = await k.martha.loans.pay({ loanId: k.loanId, amount: 1000 })
    await k.round()
    await k.paid({ ...paid, reference: `KuuLoan${transaction.reference!.slice(3, 7)}` })
    expect(k.received()).toMatchObject([{ status: 'ours', paymentId: k.db.select().from(payments).all().at(-1)!.id }])
    expect(k.balances().unclaimed).toBe(undefined)
  })
})

describe('money that nobody claimed', () => {
  test.each([
    ['stars', '25471****678'],
    ['all digits', '254712345678'],
    ['a hash', createHash('sha256').update('254712345678').digest('hex')],
  ])('C4: is matched by phone (%s), name and amount, and claimed once', async (_, phone) => {
    const k = await kenya()
    const due = (await k.martha.loans.get({ loanId: k.loanId })).installmentAmount
    await k.paid({ ...paid, reference: 'seed', phone, amount: Math.ceil(due), name: ['Martha', '', 'Kollie'] })
    const { items } = await k.admin.received.list({ status: 'unclaimed' })
    expect(items).toMatchObject([{ reference: 'seed', payerName: 'Martha Kollie', farmer: null }])
    const { id } = items[0]!
    const [first] = await k.admin.received.suggestions({ id })
    expect(first).toMatchObject({ farmer: { id: 'martha' }, accountId: 'phone', loan: { id: k.loanId }, because: ['phone', 'name'] }) // biome-ignore format: one row
    expect(await k.admin.received.claim({ id, accountId: 'phone', loanId: k.loanId })).toMatchObject({ status: 'claimed', settledBy: 'Ruth Togba' }) // biome-ignore format: one row
    await expect(k.admin.received.claim({ id, accountId: 'phone' })).rejects.toThrow('not waiting')
    expect(await k.martha.loans.get({ loanId: k.loanId })).toMatchObject({ paidAmount: Math.ceil(due) })
    await k.balanced()
  })

  test('at a till waits for an administrator, and can be given back', async () => {
    const k = await kenya('till')
    await expect(k.martha.paybill.number({ loanId: k.loanId })).rejects.toThrow('no paybill')
    await k.paid(paid)
    expect(k.balances()).toMatchObject({ unclaimed: 100_000 })
    const { id } = k.received()[0]!
    expect(await k.admin.received.giveBack({ id, receipt: 'SKE1' })).toMatchObject({
      status: 'givenBack',
      note: 'SKE1',
    })
    expect(k.balances()).toMatchObject({ unclaimed: 0 })
    await k.balanced()
  })

  test('that Daraja does not confirm is booked when somebody has seen it in the portal', async () => {
    const k = await kenya()
    await k.post(`/hooks/paybill/${k.secret}/confirmation`, confirmationOf(paid))
    const { id } = k.received()[0]!
    expect(await k.admin.received.confirm({ id, reason: 'In the portal' })).toMatchObject({ status: 'unclaimed' })
    await expect(k.admin.received.confirm({ id, reason: 'Again' })).rejects.toThrow('not waiting')
    expect(k.balances()).toMatchObject({ unclaimed: 100_000 })
  })
})

test('C3: validation takes what has a number of ours, and names why it does not (C2B00012, 13, 15)', async () => {
  const k = await kenya()
  const { number } = await k.martha.paybill.number({ loanId: k.loanId })
  const ask = async (body: object) => (await (await k.post(`/hooks/paybill/${k.secret}/validation`, body)).json()).ResultCode // biome-ignore format: one thought
  expect(await ask(confirmationOf({ ...paid, reference: number }))).toBe('0')
  expect(await ask(confirmationOf({ ...paid, reference: 'KuuLoan7F3K' }))).toBe('0')
  expect(await ask(confirmationOf({ ...paid, reference: 'invoice008' }))).toBe('C2B00012')
  expect(await ask(confirmationOf({ ...paid, reference: number, amount: 0 }))).toBe('C2B00013')
  expect(await ask({ ...confirmationOf(paid), BusinessShortCode: '600000' })).toBe('C2B00015')
  expect(k.received()).toEqual([])
})

test('C1: RegisterURL names addresses that Daraja takes, and a refusal is told', async () => {
  const k = await kenya()
  expect(await k.admin.received.register()).toEqual({ shortcode: '174379' })
  expect(mpesa.registered).toMatchObject([{ ShortCode: '174379', ResponseType: 'Completed' }])
  for (const address of [mpesa.registered[0]!.ConfirmationURL, mpesa.registered[0]!.ValidationURL])
    expect(String(address)).not.toMatch(/m-?pesa|safaricom|exe|cmd|sql|query/i)
  await expect(k.admin.received.register()).rejects.toThrow('takes them once')
})
