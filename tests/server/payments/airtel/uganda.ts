import pino from 'pino'
import { expect } from 'vitest'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { ledgerMovements, loanProducts, notifications, payments } from '#db/schema/index.ts'
import { hookSecretOf } from '#server/payments/hook-secret.ts'
import { paymentsOf } from '#server/payments/set-up.ts'
import { createPaymentWorker } from '#server/payments/worker.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { wallet } from '../../../money.ts'
import { inEnglish, type Village, villageIn } from '../../../village.ts'
import type { AdminCalls, FinanceCalls } from '../callers.ts'
import { AIRTEL, type FakeAirtel, fakeAirtel } from '../fake-airtel.ts'

const calm = { pause: async () => undefined, stopping: new AbortController().signal }

/** Airtel's stand-in of the test that runs: each file starts one before each test, and stops it after. */
export let airtel: FakeAirtel
export const startAirtel = async () => {
  airtel = await fakeAirtel()
}
export const stopAirtel = () => airtel.close()

/** Written down, because what the compiler finds by itself is too long. */
export interface AirtelUganda extends Village {
  martha: FinanceCalls
  admin: AdminCalls
  loanId: string
  later: (ms: number) => void
  send: () => ReturnType<FinanceCalls['transactions']['transfer']>
  /** A round now, and a minute later. */
  round: () => Promise<void>
  /** Twelve rounds in twelve hours. */
  settle: () => Promise<void>
  /** What Airtel calls, with a hash in a header where there is one. */
  call: (body: object | string, hash?: string) => Promise<Response>
  rows: () => PaymentRow[]
  alarms: () => string[]
  movements: () => string[]
  balanced: () => Promise<void>
}

/** Martha has two phones with Airtel in Uganda, and an approved loan of 5,000 shillings. */
export async function uganda(signed: ('UG' | 'KE')[] = [], callbackKey: string | null = null): Promise<AirtelUganda> {
  const settings = { ...AIRTEL, callbackKey, countries: ['UG', 'KE'] as const, signed, url: airtel.url }
  const v = villageIn('Kampala, Uganda', { airtel: settings })
  v.db.update(loanProducts).set({ currency: 'UGX' }).run()
  const at = { userId: 'martha', country: 'UG', currency: 'UGX', provider: 'Airtel Money' } as const
  wallet(v, { id: 'phone', phoneNumber: '+256752123456', ...at })
  wallet(v, { id: 'other', phoneNumber: '+256702123456', ...at })
  const now = () => v.clock.now
  const config = { momo: [], mpesa: null, airtel: settings, publicOrigin: 'https://kuu.example', transferFee: 0 } // biome-ignore format: one row
  const { payments: setup, providers } = paymentsOf({ db: v.db, now, config })
  const worker = createPaymentWorker({ db: v.db, log: pino({ level: 'silent' }), now, providers })
  const martha: FinanceCalls = v.as(v.people.martha, { payments: setup }).finance
  const admin: AdminCalls = v.as(v.people.ruth, { payments: setup }).admin
  const { id: loanId } = await martha.loans.request({ loanProductId: 'seed', principalAmount: 5000, currency: 'UGX', termDays: 90, purpose: 'Seed for rice', accountId: 'phone' }) // biome-ignore format: one row
  await admin.loans.approve({ id: loanId })
  const later = (ms: number) => {
    v.clock.now = new Date(v.clock.now.getTime() + ms)
  }
  return {
    ...v,
    martha,
    admin,
    loanId,
    later,
    send: () =>
      martha.transactions.transfer({ fromAccountId: 'phone', toAccountId: 'other', amount: 5000, currency: 'UGX' }),
    round: async () => {
      await worker.round()
      later(60_000)
    },
    settle: async () => {
      for (let turn = 0; turn < 12; turn++) {
        await worker.round()
        later(3_600_000)
      }
    },
    call: async (body, hash) => v.app.request(`/hooks/airtel/${hookSecretOf(v.db, now())}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers: hash === undefined ? {} : { hash } }), // biome-ignore format: one call
    rows: () => v.db.select().from(payments).all(),
    alarms: () => v.db.select().from(notifications).all().filter(({ userId }) => userId === 'ruth').map((each) => inEnglish(each).message), // biome-ignore format: one thought
    movements: () => v.db.select().from(ledgerMovements).all().map(({ kind }) => kind), // biome-ignore format: one thought
    balanced: async () => expect((await checkLedger(v.db, calm)).wrong).toEqual([]),
  }
}
