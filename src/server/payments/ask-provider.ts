import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'
import { findPayment, insertPaymentMessage, type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { findTransaction } from '#db/queries/finance/transactions.ts'
import { MAX_QUERIES, OPEN_PAYMENTS } from '#domain/finance/payments/payment.ts'
import { PROMPT_WORDS, shortNumberOf } from '#domain/finance/payments/prompt.ts'
import type { Installation } from './installation.ts'
import type { PaymentProvider, RawAnswer, Reading } from './provider.ts'
import { receivedMessages } from './received-messages.ts'

const PATIENCE_MS = 30_000
/** So long a payment that its provider never heard of is asked for again; after that nobody waits for it any more. */
const REPEAT_MS = 15 * 60_000

/** No answer is waited for longer, and none when the server stops. */
export const patience = (stopping?: AbortSignal) => {
  const timeout = AbortSignal.timeout(PATIENCE_MS)
  return stopping ? AbortSignal.any([timeout, stopping]) : timeout
}

/** Asks for the payment. */
export async function ask(
  installation: Installation,
  provider: PaymentProvider,
  payment: PaymentRow,
  stopping?: AbortSignal,
): Promise<Reading> {
  const prompt = promptOf(installation.db, payment)
  const original = payment.purpose === 'refund' ? (findPayment(installation.db, payment.subjectId!) ?? null) : null
  const answer = await provider.request(payment, { signal: patience(stopping), prompt, original })
  await store(installation, payment, 'answer', answer)
  return provider.readRequest(answer, payment)
}

/** What the prompt on the phone names: the kind, and the number that the history shows. */
function promptOf(db: Db, { purpose, transactionId, reference }: PaymentRow) {
  const line = transactionId === null ? undefined : findTransaction(db, transactionId)
  return { word: PROMPT_WORDS[purpose], code: shortNumberOf(line?.reference ?? reference) }
}

/** Asks what became of the payment; asks for it again where the provider has never heard of it and may be asked twice. */
export async function inquire(
  installation: Installation,
  provider: PaymentProvider,
  payment: PaymentRow,
  stopping?: AbortSignal,
): Promise<Reading> {
  const reading = await askStatus(installation, provider, payment, stopping)
  if (reading.was !== 'absent') return reading
  if (!OPEN_PAYMENTS.includes(payment.status)) return { was: 'unknown' }
  const age = installation.now().getTime() - Date.parse(payment.createdAt)
  if (age >= REPEAT_MS) return { was: 'failed', failure: 'notPossible' }
  return provider.mayRepeat(payment) ? ask(installation, provider, payment, stopping) : { was: 'unknown' }
}

/**
 * One question about a payment; none where the provider gave no name to ask by, or was asked often enough. 'isNeeded':
 * money goes out by the answer.
 */
export async function askStatus(
  installation: Installation,
  provider: PaymentProvider,
  payment: PaymentRow,
  stopping?: AbortSignal,
  isNeeded = false,
): Promise<Reading> {
  const isAskedOften = payment.gateway !== 'sandbox' && payment.queries >= MAX_QUERIES
  if (isAskedOften && !isNeeded) return { was: 'unknown' }
  updatePayment(installation.db, payment.id, { queries: payment.queries + 1 })
  const asked = provider.status(payment, patience(stopping))
  // A refund whose answer was lost has no name to ask by: a person is told at once.
  if (!asked && payment.purpose === 'refund') updatePayment(installation.db, payment.id, { queries: MAX_QUERIES })
  if (!asked) return { was: 'unknown' }
  const answer = await asked
  await store(installation, payment, 'status', answer)
  return provider.readStatus(answer, payment, receivedMessages(installation.db, payment))
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
