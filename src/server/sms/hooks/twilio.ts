import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod'
import { type Db, transact } from '#db/client.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import { dialled } from '#domain/phone.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { reportDelivery } from '#services/messaging/sms/report-delivery.ts'
import type { ServerEnv } from '../../http/env.ts'
import { TWILIO_STOPPED } from '../twilio.ts'
import { badForm, faultOf, formOf, unknownCaller } from './form.ts'

const name = z.string().min(1).max(100)
const inbound = z.object({
  MessageSid: name,
  From: z
    .string()
    .transform(dialled)
    .refine((text) => /^\+?\d{3,15}$/.test(text)),
  To: name,
  Body: z.string(),
})

/** What becomes of a message, by the gateway's word; null for a word that settles nothing. */
const STATUS: Record<string, SmsStatus | null> = {
  accepted: null,
  scheduled: null,
  queued: null,
  sending: null,
  sent: null,
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}
const report = z.object({
  MessageSid: name,
  MessageStatus: z.string().refine((word) => Object.hasOwn(STATUS, word)),
  ErrorCode: z.string().max(20).optional(),
})

/** `origin` is the public address of this server, which Twilio signs. */
type Account = { authToken: string; origin: string }
type HookDeps = { db: Db; now: () => Date; account: Account | null }

/** What Twilio tells us: messages that came in, and reports of delivery, each signed. */
export function twilioHooks({ db, now, account }: HookDeps) {
  const hooks = new Hono<ServerEnv>()

  hooks.post('/inbound', async (c) => {
    const form = await formOf(c)
    if (!isSigned(c, form, account)) return unknownCaller(c)
    const { data, error } = inbound.safeParse(form)
    if (!data) return badForm(c, faultOf(error))
    const { MessageSid: gatewayId, From: phone, To: shortCode, Body: text } = data
    transact(db, (tx) => receiveSms(tx, { gateway: 'twilio', gatewayId, phone, shortCode, text }, now()))
    return c.body('<?xml version="1.0" encoding="UTF-8"?><Response/>', 200, { 'Content-Type': 'text/xml' })
  })

  hooks.post('/status', async (c) => {
    const form = await formOf(c)
    if (!isSigned(c, form, account)) return unknownCaller(c)
    const { data, error } = report.safeParse(form)
    if (!data) return badForm(c, faultOf(error))
    const status = STATUS[data.MessageStatus]
    const reason = status === 'failed' ? reasonOf(data) : null
    const isStop = data.ErrorCode === String(TWILIO_STOPPED)
    const found = { gateway: 'twilio', gatewayId: data.MessageSid, reason, isStop }
    if (status) transact(db, (tx) => reportDelivery(tx, { ...found, status }, now()))
    return c.body(null, 200)
  })
  return hooks
}

const reasonOf = ({ MessageStatus, ErrorCode }: z.infer<typeof report>) =>
  ErrorCode ? `${MessageStatus} (${ErrorCode})` : MessageStatus

/**
 * Twilio's signature: HMAC-SHA1 with the account's token over the whole address and each field's name and value, by
 * name. The address is the public one, which a proxy in front may hide from us.
 */
function isSigned(c: HonoContext<ServerEnv>, form: Record<string, string> | null, account: Account | null) {
  if (!account) return false
  const { pathname, search } = new URL(c.req.url)
  const fields = Object.entries(form ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const signed = `${account.origin}${pathname}${search}${fields.flat().join('')}`
  const expected = createHmac('sha1', account.authToken).update(signed).digest()
  const given = Buffer.from(c.req.header('x-twilio-signature') ?? '', 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
