import { Hono } from 'hono'
import { type Db, transact } from '#db/client.ts'
import { MAX_AMOUNT } from '#domain/finance/amount.schema.ts'
import type { ReceivedKind } from '#domain/finance/payments/received.ts'
import { toMinor } from '#domain/money.ts'
import { COUNTRIES } from '#domain/places.ts'
import { hearReceived } from '#services/finance/received/hear-received.ts'
import { isExpected } from '#services/finance/received/received-target.ts'
import type { ServerEnv } from '../../http/env.ts'
import { fieldsOf } from '../ask-json.ts'
import type { MpesaConfig } from '../config.ts'
import { isSecret } from '../hook-secret.ts'
import { momentOf } from './paybill-answers.ts'

type HookDeps = { db: Db; now: () => Date; config: Pick<MpesaConfig, 'shortcode' | 'country'> & { c2b: ReceivedKind } }
type ReportedPayment = ReturnType<typeof toldBy>

const MAX_BODY = 20_000
const ACCEPTED = { ResultCode: '0', ResultDesc: 'Accepted' }
/** Daraja's words for no: an account number, or an amount, that is none. */
const rejected = (code: 'C2B00012' | 'C2B00013' | 'C2B00015') => ({ ResultCode: code, ResultDesc: 'Rejected' })

/**
 * Where Daraja asks whether to take money that somebody pays in, and tells that it came. The address has a secret of its
 * own, and none of the words that Daraja refuses in it. What it tells decides nothing: Daraja is asked.
 */
export function paybillHooks({ db, now, config }: HookDeps) {
  const door = new Hono<ServerEnv>()
  door.post('/hooks/paybill/:secret/validation', async (c) => {
    if (!isSecret(db, 'paybill', c.req.param('secret'))) return c.notFound()
    const told = toldBy((await c.req.text()).slice(0, MAX_BODY), now())
    if (told.shortcode !== config.shortcode) return c.json(rejected('C2B00015'))
    if (told.amount <= 0) return c.json(rejected('C2B00013'))
    const isKnown = config.c2b === 'till' || isExpected(db, told.reference)
    return c.json(isKnown ? ACCEPTED : rejected('C2B00012'))
  })
  door.post('/hooks/paybill/:secret/confirmation', async (c) => {
    if (!isSecret(db, 'paybill', c.req.param('secret'))) return c.notFound()
    const told = toldBy((await c.req.text()).slice(0, MAX_BODY), now())
    if (isWhole(told, config)) transact(db, (tx) => hearReceived(tx, heardOf(told, config), now()))
    return c.json(ACCEPTED)
  })
  return door
}

/** A later one is newer than now where Daraja's clock is ahead. */
function toldBy(body: string, now: Date) {
  const { TransID, TransTime, TransAmount, BusinessShortCode, BillRefNumber, MSISDN, FirstName, MiddleName, LastName } = fieldsOf(body) // biome-ignore format: one list
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, MAX_TEXT) : '') // biome-ignore format: one choice
  const moment = momentOf(TransTime)
  return {
    receipt: text(TransID),
    shortcode: text(BusinessShortCode),
    amount: toMinor(Number(TransAmount)) || 0,
    reference: text(BillRefNumber),
    payerPhone: text(MSISDN),
    payerName: [FirstName, MiddleName, LastName].map(text).filter(Boolean).join(' ').slice(0, MAX_TEXT),
    paidAt: (moment && moment < now ? moment : now).toISOString(),
  }
}
const MAX_TEXT = 100

const isWhole = ({ receipt, shortcode, amount }: ReportedPayment, config: HookDeps['config']) =>
  receipt !== '' && amount > 0 && amount <= toMinor(MAX_AMOUNT) && shortcode === config.shortcode

function heardOf({ shortcode: _, ...told }: ReportedPayment, { c2b, country }: HookDeps['config']) {
  return { ...told, gateway: 'mpesa', kind: c2b, currency: COUNTRIES[country].currency } as const
}
