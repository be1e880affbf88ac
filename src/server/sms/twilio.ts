import * as z from 'zod'
import type { SmsOutcome } from '#services/messaging/sms/settle-sms.ts'
import type { SmsGateway } from './gateway.ts'
import { postForm } from './post-form.ts'

export type TwilioAccount = {
  url: string
  accountSid: string
  authToken: string
  /** A number, or a messaging service (MG…). */
  from: string
  /** Where reports of delivery go; null for none. */
  statusUrl: string | null
}

const message = z.object({ sid: z.string(), status: z.string().optional(), error_code: z.number().nullish() })
const refusal = z.object({ code: z.number().optional(), message: z.string().optional() })

/** The person answered STOP. */
export const TWILIO_STOPPED = 21610
/** The account's own faults, which an operator mends: no permission, no funds, too many waiting. */
const LATER = new Set([20003, 20429, 21611, 30001, 30002])

/** Twilio, POST /2010-04-01/Accounts/{sid}/Messages.json; 201 is a message that was taken. */
export const twilio = ({ url, accountSid, authToken, from, statusUrl }: TwilioAccount): SmsGateway => ({
  name: 'twilio',
  host: new URL(url).host,
  async send({ id, phone, message }, signal) {
    const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
    const fields = { To: phone, Body: message, ...sender, ...(statusUrl !== null && { StatusCallback: statusUrl }) }
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    const path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
    const asked = { url: `${url.replace(/\/+$/, '')}${path}`, fields, headers: { authorization }, key: id }
    const got = await postForm(asked, signal)
    return 'was' in got ? got : outcomeOf(got)
  },
})

function outcomeOf({ status, body }: { status: number; body: unknown }): SmsOutcome {
  if (status < 300) return taken(body)
  const { data } = refusal.safeParse(body)
  const why = `The gateway said ${data?.message ?? status}${data?.code ? ` (${data.code})` : ''}`
  if (data?.code === TWILIO_STOPPED) return { was: 'stopped', why }
  const isAccounts = status === 401 || status === 403 || (data?.code !== undefined && LATER.has(data.code))
  return { was: isAccounts || !data ? 'later' : 'refused', why }
}

/** An answer of 201 may still name a failure. */
function taken(body: unknown): SmsOutcome {
  const { data } = message.safeParse(body)
  if (!data) return { was: 'later', why: 'The gateway gave an answer that cannot be read' }
  if (data.status !== 'failed' && data.status !== 'undelivered') return { was: 'sent', gatewayId: data.sid }
  const was = data.error_code === TWILIO_STOPPED ? 'stopped' : 'refused'
  return { was, why: `The gateway said ${data.status} (${data.error_code ?? 'no code'})` }
}
