import pino from 'pino'
import { expect } from 'vitest'
import type { PaymentMessageRow, PaymentRow } from '#db/queries/finance/payments.ts'
import { ledgerMovements, loanProducts, notifications, paymentMessages, payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../../money.ts'
import { inEnglish, type Village, villageIn } from '../../../village.ts'
import type { AdminCalls, FinanceCalls } from '../callers.ts'
import { type FakeMpesa, fakeMpesa, MPESA, payoutResult, statusResult } from '../fake-mpesa.ts'

/** Daraja's stand-in of the test that runs: each file starts one before each test, and stops it after. */
export let mpesa: FakeMpesa
export const startMpesa = async () => {
  mpesa = await fakeMpesa()
}
export const stopMpesa = () => mpesa.close()

/** Written down, because what the compiler finds by itself is too long. */
export interface Kenya extends Village {
  martha: FinanceCalls
  admin: AdminCalls
  loanId: string
  secret: string
  call: (path: string, body: object) => Promise<Response>
  rows: () => PaymentRow[]
  later: (ms: number) => void
  /** A round an hour later, or now. */
  round: () => Promise<void>
  roundNow: () => Promise<void>
  /** Daraja's result of the payout, by itself. */
  result: (code?: number | string) => Promise<Response>
  /** Daraja's answer to the last question about the payout. */
  answer: (status?: string, conversation?: string) => Promise<Response>
  alarms: () => string[]
  said: () => PaymentMessageRow[]
  movements: () => string[]
  balanced: () => Promise<void>
  /** The loan as it is after it was paid out. */
  paidOut: () => Promise<void>
}

/** Martha has a loan of 5,000.50 shillings that is to be paid out to her M-Pesa account, and pays it back from there. */
export async function kenya(c2b: 'paybill' | null = null): Promise<Kenya> {
  const settings = { ...MPESA, c2b, url: mpesa.url }
  const v = villageIn('Nairobi, Kenya', { mpesa: settings })
  v.db.update(loanProducts).set({ currency: 'KES' }).run()
  wallet(v, { id: 'phone', userId: 'martha', phoneNumber: '+254712345678', country: 'KE', currency: 'KES', provider: 'M-Pesa' }) // biome-ignore format: one row
  const now = () => v.clock.now
  const config = { momo: [], mpesa: settings, airtel: null, publicOrigin: 'https://kuu.example', transferFee: 0 } // biome-ignore format: one row
  const { payments: setup, providers } = paymentsOf({ db: v.db, now, config })
  const worker = createPaymentWorker({ db: v.db, log: pino({ level: 'silent' }), now, providers })
  const martha: FinanceCalls = v.as(v.people.martha, { payments: setup }).finance
  const admin: AdminCalls = v.as(v.people.ruth, { payments: setup }).admin
  const { id: loanId } = await martha.loans.request({ loanProductId: 'seed', principalAmount: 5000.5, currency: 'KES', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
  await admin.loans.approve({ id: loanId })
  const secret = hookSecretOf(v.db, now())
  const call = async (path: string, body: object) => v.app.request(`/hooks/mpesa/${secret}/${path}`, { method: 'POST', body: JSON.stringify(body) }) // biome-ignore format: one call
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
    result: (code: number | string = 0) => call(payoutNow().id, payoutResult(payoutNow().reference, mpesa.conversationOf(payoutNow().reference), code)), // biome-ignore format: one call
    answer: async (status = 'Completed', conversation = mpesa.lastConversation()) => {
      const { pathname } = new URL(String(mpesa.queries.at(-1)!.ResultURL))
      const body = statusResult(conversation, mpesa.conversationOf(payoutNow().reference), 5000, status)
      return v.app.request(pathname, { method: 'POST', body: JSON.stringify(body) })
    },
    alarms: () => v.db.select().from(notifications).all().filter(({ userId }) => userId === 'ruth').map((each) => inEnglish(each).message), // biome-ignore format: one thought
    said: () => v.db.select().from(paymentMessages).all(),
    movements: () => v.db.select().from(ledgerMovements).all().map(({ kind }) => kind), // biome-ignore format: one thought
    balanced: async () =>
      expect((await checkLedger(v.db, { pause: async () => undefined, stopping: new AbortController().signal })).wrong).toEqual([]), // biome-ignore format: one thought
    paidOut: async function (this: Kenya) {
      await admin.loans.disburse({ id: loanId })
      await this.round()
      await this.result()
      await this.roundNow()
      await this.answer()
    },
  }
}
