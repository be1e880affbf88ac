import { Hono, type Context as HonoContext } from 'hono'
import { type Db, transact } from '#db/client.ts'
import {
  findPayment,
  findPaymentByGatewayId,
  findPaymentByReference,
  insertPaymentMessage,
  listPaymentMessages,
  type PaymentRow,
  updatePayment,
} from '#db/queries/finance/payments.ts'
import { OPEN_PAYMENTS, type PaymentGateway } from '#domain/finance/payments/payment.ts'
import type { ServerEnv } from '../http/env.ts'
import { advancePayment, claimPayment } from './advance-payment.ts'
import { isAuthentic } from './airtel/callback-hash.ts'
import { fieldsOf, within } from './ask-json.ts'
import type { MpesaConfig } from './config.ts'
import { isSecret } from './hook-secret.ts'
import { hearLateAnswer } from './late-answers.ts'
import { paybillHooks } from './mpesa/paybill-hooks.ts'
import { sandbox } from './sandbox.ts'

type HookDeps = { db: Db; now: () => Date; airtelCallbackKey?: string | null; mpesa?: MpesaConfig | null }

const MAX_BODY = 20_000
/** So long one that has ended is asked about after its provider called. */
const WATCH_MS = 3_600_000
/** Whoever says the same again within so long is not heard again. */
const REPEAT_MS = 60_000
/** What M-Pesa wants to hear; others read the status alone. */
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' }

/**
 * Where providers call. The address has a part that nobody can guess, another one for results than for the answers to our
 * questions. What they say is stored as it came and decides nothing: the provider is asked.
 */
export function paymentHooks({ db, now, airtelCallbackKey = null, mpesa = null }: HookDeps) {
  const door = new Hono<ServerEnv>()
  const hear = async (c: HonoContext<ServerEnv>, gateway: PaymentGateway) => {
    if (!isSecret(db, 'result', c.req.param('secret') ?? '')) return c.notFound()
    const body = (await c.req.text()).slice(0, MAX_BODY)
    if (gateway === 'airtel' && airtelCallbackKey !== null && !isAuthentic(body, airtelCallbackKey, c.req.header('hash'))) return c.notFound() // biome-ignore format: one thought
    const payment = paymentOf(db, gateway, c.req.param('paymentId'), body)
    take({ db, now }, payment, gateway, body)
    if (payment?.gateway === 'sandbox') await askSandbox({ db, now }, payment)
    return c.json(ACCEPTED)
  }
  for (const [name, gateway] of GATEWAYS)
    for (const path of [`/hooks/${name}/:secret`, `/hooks/${name}/:secret/:paymentId`])
      door.on(['POST', 'PUT'], path, (c) => hear(c, gateway))
  // That a payout waits for long says nothing about the money.
  door.post('/hooks/mpesa/:secret/:paymentId/timeout', (c) => hear(c, 'mpesa'))
  door.post('/hooks/mpesa-status/:secret/:nonce', async (c) => {
    if (!isSecret(db, 'status', c.req.param('secret'))) return c.notFound()
    const body = (await c.req.text()).slice(0, MAX_BODY)
    return hearLateAnswer({ db, now }, c.req.param('nonce'), body) ? c.json(ACCEPTED) : c.notFound()
  })
  door.post('/hooks/mpesa-status/:secret/:nonce/timeout', (c) => c.json(ACCEPTED))
  if (mpesa?.c2b) door.route('/', paybillHooks({ db, now, config: { ...mpesa, c2b: mpesa.c2b } }))
  return door
}
const GATEWAYS = [['momo', 'mtn-momo'], ['mpesa', 'mpesa'], ['airtel', 'airtel'], ['sandbox', 'sandbox']] as const // biome-ignore format: a table

/** The payment that a call is about: that of its address, or the one that its body names. */
function paymentOf(db: Db, gateway: PaymentGateway, id: string | undefined, body: string): PaymentRow | null {
  const fields = fieldsOf(body)
  const push = within(within(fields.Body).stkCallback)
  const names = [fields.referenceId, fields.externalId, within(fields.Result).OriginatorConversationID, within(fields.transaction).id] // biome-ignore format: one list
  const byId = [id, ...names].flatMap((name) => (typeof name === 'string' ? (findPayment(db, name) ?? findPaymentByReference(db, name) ?? []) : []))[0] // biome-ignore format: one thought
  const byCheckout = typeof push.CheckoutRequestID === 'string' ? findPaymentByGatewayId(db, gateway, push.CheckoutRequestID) : undefined // biome-ignore format: one thought
  const payment = byId ?? byCheckout
  return payment?.gateway === gateway ? payment : null
}

/** Stores a call. A payment is asked about as soon as it can be, unless the provider only repeats itself. */
function take({ db, now }: HookDeps, payment: PaymentRow | null, gateway: PaymentGateway, body: string) {
  const at = now()
  transact(db, (tx) => {
    const isRepeated = payment !== null && hasJustSaid(tx, payment, body, at)
    insertPaymentMessage(tx, { paymentId: payment?.id ?? null, gateway, kind: 'callback', body, createdAt: at.toISOString() }) // biome-ignore format: one row
    if (!payment) return
    const current = findPayment(tx, payment.id)!
    nameFirst(tx, current, body)
    if (!isRepeated) askSoon(tx, current, at)
  })
}

/** Some providers repeat a call every second (M18). */
function hasJustSaid(tx: Db, { id }: PaymentRow, body: string, at: Date): boolean {
  const since = new Date(at.getTime() - REPEAT_MS).toISOString()
  return listPaymentMessages(tx, id).some((said) => said.kind === 'callback' && said.body === body && said.createdAt > since) // biome-ignore format: one thought
}

/** The call came before the answer to our request: only it says what the provider calls the payment. */
function nameFirst(tx: Db, { id, gateway, gatewayId, status, purpose }: PaymentRow, body: string) {
  const { Body, Result } = fieldsOf(body)
  const name = purpose === 'refund' ? within(Result).OriginatorConversationID : within(within(Body).stkCallback).CheckoutRequestID // biome-ignore format: one choice
  const isFirstWord = OPEN_PAYMENTS.includes(status) && gatewayId === null && typeof name === 'string' && !findPaymentByGatewayId(tx, gateway, name) // biome-ignore format: one thought
  // By its name it can be asked about.
  if (isFirstWord) updatePayment(tx, id, { gatewayId: name, queries: 0 })
}

/** What is open is asked about now; so is what has failed: it may have gone through after all. */
function askSoon(tx: Db, { id, status, watchedUntil }: PaymentRow, at: Date): void {
  if (status === 'created' || status === 'succeeded') return
  const until = new Date(at.getTime() + WATCH_MS).toISOString()
  const isWatched = status === 'failed' || status === 'expired'
  updatePayment(tx, id, {
    dueAt: at.toISOString(),
    ...(isWatched && (watchedUntil ?? '') < until && { watchedUntil: until }),
  })
}

async function askSandbox({ db, now }: HookDeps, payment: PaymentRow) {
  const claimed = claimPayment(db, payment.id, now())
  if (claimed) await advancePayment({ db, now, providers: { sandbox } }, claimed)
}
