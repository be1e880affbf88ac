import pino from 'pino'
import { expect } from 'vitest'
import type { PaymentMessageRow, PaymentRow } from '#db/queries/finance/payments.ts'
import { ledgerMovements, notifications, paymentMessages, payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../../money.ts'
import { inEnglish, type Village, villageIn } from '../../../village.ts'
import type { AdminCalls, FinanceCalls } from '../callers.ts'
import { type FakeMomo, fakeMomo, MOMO } from '../fake-momo.ts'

const log = pino({ level: 'silent' })
const calm = { pause: async () => undefined, stopping: new AbortController().signal }
export const shillings = { country: 'UG', currency: 'UGX', provider: 'MTN Mobile Money' } as const

/** MTN's stand-in of the test that runs: each file starts one before each test, and stops it after. */
export let momo: FakeMomo
export const startMomo = async () => {
  momo = await fakeMomo()
}
export const stopMomo = () => momo.close()

/** Written down, because what the compiler finds by itself is too long. */
export interface Uganda extends Omit<Village, 'restart'> {
  martha: FinanceCalls
  admin: AdminCalls
  secret: string
  later: (ms: number) => void
  /** A round now. */
  round: () => Promise<void>
  /** Rounds until nothing is open, or a week has passed. */
  settle: () => Promise<void>
  /** The process ends, and another one begins on the same data. */
  restart: () => void
  send: () => ReturnType<FinanceCalls['transactions']['transfer']>
  rows: () => PaymentRow[]
  statuses: () => PaymentRow['status'][]
  movements: () => string[]
  said: () => PaymentMessageRow[]
  alarms: () => string[]
  heard: (userId: string) => string[]
  call: (path: string, body: object) => Promise<Response>
  balance: (id: string) => Promise<number | undefined>
  balanced: () => Promise<void>
}

/** Martha pays from her phone through MoMo; her account in Kuu is empty. */
export function uganda(keys: Partial<typeof MOMO | { collectionKey: string }> = {}): Uganda {
  const v = villageIn('Kampala, Uganda')
  wallet(v, { id: 'phone', userId: 'martha', phoneNumber: '+256772123456', ...shillings })
  wallet(v, { id: 'other', userId: 'martha', phoneNumber: '+256772123457', ...shillings })
  const now = () => v.clock.now
  const config = { momo: [{ ...MOMO, url: momo.url, ...keys }], mpesa: null, airtel: null, publicOrigin: 'https://kuu.example', transferFee: 1 } // biome-ignore format: one row
  const { payments: setup, providers } = paymentsOf({ db: v.db, now, config })
  const process = () => createPaymentWorker({ db: v.db, log, now, providers })
  let worker = process()
  const martha: FinanceCalls = v.as(v.people.martha, { payments: setup }).finance
  const secret = hookSecretOf(v.db, now())
  const later = (ms: number) => {
    v.clock.now = new Date(v.clock.now.getTime() + ms)
  }
  return {
    ...v,
    martha,
    secret,
    later,
    admin: v.as(v.people.ruth, { payments: setup }).admin,
    round: () => worker.round(),
    settle: async () => {
      for (let turn = 0; turn < 40; turn++) {
        await worker.round()
        later(6 * 3_600_000)
      }
    },
    restart: () => {
      void worker.stop()
      worker = process()
    },
    send: () =>
      martha.transactions.transfer({ fromAccountId: 'phone', toAccountId: 'other', amount: 5000, currency: 'UGX' }),
    rows: () => v.db.select().from(payments).all(),
    statuses: () => v.db.select().from(payments).all().map(({ status }) => status), // biome-ignore format: one thought
    movements: () => v.db.select().from(ledgerMovements).all().map(({ kind }) => kind), // biome-ignore format: one thought
    said: () => v.db.select().from(paymentMessages).all(),
    alarms: () => v.db.select().from(notifications).all().filter(({ userId }) => userId === 'ruth').map((each) => inEnglish(each).message), // biome-ignore format: one thought
    heard: (userId: string) => v.db.select().from(notifications).all().filter((each) => each.userId === userId && each.id !== 'welcome').map((each) => inEnglish(each).title), // biome-ignore format: one thought
    call: async (path: string, body: object) => v.app.request(`/hooks/momo/${path}`, { method: 'PUT', body: JSON.stringify(body) }), // biome-ignore format: one call
    balance: async (id: string) => (await martha.accounts.list()).find((account) => account.id === id)?.balance,
    balanced: async () => expect((await checkLedger(v.db, calm)).wrong).toEqual([]),
  }
}
