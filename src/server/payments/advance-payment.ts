import { setImmediate } from 'node:timers/promises'
import { type Db, transact } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'
import {
  findPayment,
  insertPaymentMessage,
  listPaymentMessages,
  type PaymentRow,
  updatePayment,
} from '#db/queries/finance/payments.ts'
import { pauseAfter } from '#domain/finance/payments/pause.ts'
import { OPEN_PAYMENTS, type PaymentGateway } from '#domain/finance/payments/payment.ts'
import { settle } from '#services/finance/payments/pay.ts'
import type { PaymentProvider, RawAnswer, Reading, ReceivedMessages } from './provider.ts'

export type Providers = Partial<Record<PaymentGateway, PaymentProvider>>
type Installation = { db: Db; now: () => Date; providers: Providers }

/** Longer than any answer is waited for: nobody else asks meanwhile, and after a kill somebody asks again. */
const LEASE_MS = 90_000
const PATIENCE_MS = 30_000
/** So long a payment that its provider never heard of is asked for again; after that nobody waits for it any more. */
const REPEAT_MS = 15 * 60_000

/** Takes a payment that is due, so that nobody else asks; it is on the disk before anything is asked. */
export function claimPayment(db: Db, id: string, now: Date): PaymentRow | null {
  const claimed = transact(db, (tx) => {
    const payment = findPayment(tx, id)
    // One that has expired is asked about when its provider calls after all.
    const isWaiting = payment && (OPEN_PAYMENTS.includes(payment.status) || payment.status === 'expired')
    const isDue = isWaiting && payment.dueAt <= now.toISOString()
    if (!isDue) return null
    const isNew = payment.status === 'created'
    updatePayment(tx, id, {
      attempts: payment.attempts + 1,
      dueAt: new Date(now.getTime() + LEASE_MS).toISOString(),
      ...(isNew && { status: 'requested', requestedAt: now.toISOString() }),
    })
    return payment
  })
  commitNow(db.$client)
  return claimed
}

/** Asks the provider of a claimed payment, stores what it answers, and then takes it over. */
export async function advancePayment(installation: Installation, payment: PaymentRow, stopping?: AbortSignal) {
  const provider = installation.providers[payment.gateway]
  if (!provider) return
  const reading =
    payment.status === 'created'
      ? await ask(installation, provider, payment, stopping)
      : await inquire(installation, provider, payment, stopping)
  if (stopping?.aborted) return
  conclude(installation, payment, reading)
}

/** Asks for the payment. */
async function ask(installation: Installation, provider: PaymentProvider, payment: PaymentRow, stopping?: AbortSignal) {
  const answer = await provider.request(payment, patience(stopping))
  await store(installation, payment, 'answer', answer)
  return provider.readRequest(answer, payment)
}

/** Asks what became of the payment; asks for it again where the provider has never heard of it and may be asked twice. */
async function inquire(
  installation: Installation,
  provider: PaymentProvider,
  payment: PaymentRow,
  stopping?: AbortSignal,
): Promise<Reading> {
  // biome-ignore format: one head
  const asked = provider.status(payment, patience(stopping))
  if (!asked) return { was: 'unknown' }
  const answer = await asked
  await store(installation, payment, 'status', answer)
  const reading = provider.readStatus(answer, payment, saidAbout(installation.db, payment))
  if (reading.was !== 'absent') return reading
  const age = installation.now().getTime() - Date.parse(payment.createdAt)
  return provider.mayRepeat && age < REPEAT_MS ? ask(installation, provider, payment, stopping) : { was: 'failed', failure: 'notPossible' } // biome-ignore format: one thought
}

const patience = (stopping?: AbortSignal) => {
  const timeout = AbortSignal.timeout(PATIENCE_MS)
  return stopping ? AbortSignal.any([timeout, stopping]) : timeout
}

/** Stores an answer as it came, before anybody reads it. */
async function store(
  { db, now }: Installation,
  { id, gateway }: PaymentRow,
  kind: 'answer' | 'status',
  { status, body }: RawAnswer,
) {
  // biome-ignore format: one head
  insertPaymentMessage(db, { paymentId: id, gateway, kind, httpStatus: status, body, createdAt: now().toISOString() })
  commitNow(db.$client)
  await setImmediate()
}

/** What the provider has sent by itself, the last first. A late answer to a question of ours has no status of HTTP. */
function saidAbout(db: Db, { id }: PaymentRow): ReceivedMessages {
  const messages = listPaymentMessages(db, id).reverse()
  return {
    callbacks: messages.filter(({ kind }) => kind === 'callback').map(({ body }) => body),
    lateAnswers: messages.filter(({ kind, httpStatus }) => kind === 'status' && httpStatus === null).map(({ body }) => body), // biome-ignore format: one thought
  }
}

/** Takes over what was read, and says when the provider is asked next. */
function conclude({ db, now }: Installation, payment: PaymentRow, reading: Reading) {
  if (reading.was === 'absent') throw new Error('A provider that was asked for a payment cannot say that there is none')
  transact(db, (tx) => {
    const at = now()
    settle(tx, payment, reading, at.toISOString())
    const { status, attempts } = findPayment(tx, payment.id)!
    if (!OPEN_PAYMENTS.includes(status)) return
    updatePayment(tx, payment.id, { dueAt: new Date(at.getTime() + pauseAfter(attempts)).toISOString() })
  })
  commitNow(db.$client)
}
