import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import { type Db, transact } from '#db/client.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import { dialled } from '#domain/phone.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { hookKeyOf } from '#services/messaging/sms/hook-key.ts'
import { reportDelivery } from '#services/messaging/sms/report-delivery.ts'
import type { ServerEnv } from '../../http/env.ts'
import { badForm, faultOf, formOf, unknownCaller } from './form.ts'

/** A number with its country code, with or without the plus, or a short code; a name is refused. */
const caller = z
  .string()
  .transform(dialled)
  .refine((text) => /^\+?\d{3,15}$/.test(text))
  .transform((text) => (/^[1-9]\d{9,14}$/.test(text) ? `+${text}` : text))
const name = z.string().min(1).max(100)
/** '2017-05-03T06:04:45Z' or '2017-05-03 06:04:45'. */
const date = z.string().regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/)

const inbound = z.object({ id: name, from: caller, to: name, text: z.string(), date })

/** What becomes of a message, by the gateway's word; null for a word that settles nothing. */
const STATUS: Record<string, SmsStatus | null> = {
  Sent: null,
  Submitted: null,
  Buffered: null,
  Success: 'delivered',
  Failed: 'failed',
  Rejected: 'failed',
  Expired: 'failed',
  AbsentSubscriber: 'failed',
}
const delivery = z.object({
  id: name,
  status: z.string().refine((word) => Object.hasOwn(STATUS, word)),
  failureReason: z.string().max(200).optional(),
})

/** `text` is everything that was typed in the session, joined with '*'; empty at first. */
const ussd = z.object({
  sessionId: name,
  serviceCode: name,
  phoneNumber: caller,
  text: z.string().default(''),
})

type HookDeps = { db: Db; now: () => Date; gateway: string }

/** What Africa's Talking tells us: messages that came in, reports of delivery, and the screens of USSD. */
export function africasTalkingHooks({ db, now, gateway }: HookDeps) {
  const hooks = new Hono<ServerEnv>()
  hooks.use(knowsKey(db, now))

  hooks.post('/inbound', async (c) => {
    const { data, error } = inbound.safeParse(await formOf(c))
    if (!data) return badForm(c, faultOf(error))
    const { id, from, to, text } = data
    const message = { gateway, gatewayId: id, phone: from, shortCode: to, text }
    transact(db, (tx) => receiveSms(tx, message, now()))
    return c.body(null, 200)
  })

  hooks.post('/delivery', async (c) => {
    const { data, error } = delivery.safeParse(await formOf(c))
    if (!data) return badForm(c, faultOf(error))
    const status = STATUS[data.status]
    const isStop = data.failureReason === 'UserInBlackList' || data.failureReason === 'UserInBlacklist'
    const reason = status === 'failed' ? (data.failureReason ?? data.status) : null
    if (status) transact(db, (tx) => reportDelivery(tx, { gateway, gatewayId: data.id, status, reason, isStop }, now()))
    return c.body(null, 200)
  })
  hooks.post('/ussd', async (c) => {
    const { data, error } = ussd.safeParse(await formOf(c))
    if (!data) return badForm(c, faultOf(error))
    const { phoneNumber: phone, ...session } = data
    return c.text(transact(db, (tx) => answerUssd(tx, { ...session, phone }, now())))
  })
  return hooks
}

/** Calls carry no signature: the secret is a part of the address. */
const knowsKey = (db: Db, now: () => Date) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const given = Buffer.from(c.req.query('key') ?? '')
    const key = Buffer.from(hookKeyOf(db, now()))
    if (given.length !== key.length || !timingSafeEqual(given, key)) return unknownCaller(c)
    return next()
  })
