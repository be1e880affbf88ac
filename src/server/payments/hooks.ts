import { Hono, type Context as HonoContext } from 'hono'
import { type Db, transact } from '#db/client.ts'
import {
  findPayment,
  findPaymentByGatewayId,
  insertPaymentMessage,
  type PaymentRow,
  updatePayment,
} from '#db/queries/finance/payments.ts'
import { OPEN_PAYMENTS, type PaymentGateway } from '#domain/finance/payments/payment.ts'
import type { ServerEnv } from '../http/env.ts'
import { advancePayment, claimPayment } from './advance-payment.ts'
import { fieldsOf, within } from './ask-json.ts'
import { isSecret } from './hook-secret.ts'
import { sandbox } from './sandbox.ts'

type HookDeps = { db: Db; now: () => Date }
type Called = { gateway: PaymentGateway; kind: 'callback' | 'status' }

const MAX_BODY = 20_000

/**
 * Where providers call. The address has a part that nobody can guess. What they say is stored as it came and decides
 * nothing: the provider is asked.
 */
export function paymentHooks({ db, now }: HookDeps) {
  const door = new Hono<ServerEnv>()
  const hear = async (c: HonoContext<ServerEnv>, called: Called) => {
    if (!isSecret(db, c.req.param('secret') ?? '')) return c.notFound()
    const body = (await c.req.text()).slice(0, MAX_BODY)
    const payment = paymentOf(db, called.gateway, c.req.param('paymentId'), body)
    take({ db, now }, payment, called, body)
    if (payment?.gateway === 'sandbox') await askSandbox({ db, now }, payment)
    // What M-Pesa wants to hear; others read the status alone.
    return c.json({ ResultCode: 0, ResultDesc: 'Accepted' })
  }
  for (const [name, gateway] of [['momo', 'mtn-momo'], ['mpesa', 'mpesa'], ['sandbox', 'sandbox']] as const) // biome-ignore format: a table
    for (const path of [`/hooks/${name}/:secret`, `/hooks/${name}/:secret/:paymentId`])
      door.on(['POST', 'PUT'], path, (c) => hear(c, { gateway, kind: 'callback' }))
  door.post('/hooks/mpesa/:secret/:paymentId/status', (c) => hear(c, { gateway: 'mpesa', kind: 'status' }))
  return door
}

/** The payment that a call is about: that of its address, or the one that its body names. */
function paymentOf(db: Db, gateway: PaymentGateway, id: string | undefined, body: string): PaymentRow | null {
  const fields = fieldsOf(body)
  const push = within(within(fields.Body).stkCallback)
  const named = [id, fields.referenceId, fields.externalId, within(fields.Result).OriginatorConversationID]
  const found = named.flatMap((name) => (typeof name === 'string' ? (findPayment(db, name) ?? []) : []))[0]
  const byCheckout = typeof push.CheckoutRequestID === 'string' ? findPaymentByGatewayId(db, gateway, push.CheckoutRequestID) : undefined // biome-ignore format: one thought
  const payment = found ?? byCheckout
  return payment?.gateway === gateway ? payment : null
}

/** Stores a call; a payment that is open is asked about as soon as it can be. */
function take({ db, now }: HookDeps, payment: PaymentRow | null, { gateway, kind }: Called, body: string) {
  const at = now().toISOString()
  transact(db, (tx) => {
    insertPaymentMessage(tx, { paymentId: payment?.id ?? null, gateway, kind, body, createdAt: at })
    if (!payment) return
    const current = findPayment(tx, payment.id)!
    const isOpen = OPEN_PAYMENTS.includes(current.status)
    // The call came before the answer to our request: only it says what the provider calls the payment.
    const checkout = within(within(fieldsOf(body).Body).stkCallback).CheckoutRequestID
    const isFirstWord = current.gatewayId === null && typeof checkout === 'string' && !findPaymentByGatewayId(tx, gateway, checkout) // biome-ignore format: one thought
    if (isOpen) updatePayment(tx, payment.id, { ...(isFirstWord && { gatewayId: checkout }), ...(current.status !== 'created' && { dueAt: at }) }) // biome-ignore format: one row
  })
}

async function askSandbox({ db, now }: HookDeps, payment: PaymentRow) {
  const claimed = claimPayment(db, payment.id, now())
  if (claimed) await advancePayment({ db, now, providers: { sandbox } }, claimed)
}
