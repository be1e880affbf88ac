import * as z from 'zod'
import type { SmsOutcome } from '#services/messaging/sms/settle-sms.ts'
import type { SmsGateway } from './gateway.ts'
import { postForm } from './post-form.ts'

export type AfricasTalkingAccount = { url: string; username: string; apiKey: string; from: string | null }

const answer = z.object({
  SMSMessageData: z.object({
    Message: z.string().optional(),
    Recipients: z.array(
      z.object({ statusCode: z.coerce.number(), status: z.string().optional(), messageId: z.string().optional() }),
    ),
  }),
})

/** What the gateway says of a recipient, by its code: what is taken, what may go later, who told it to stop. */
const TAKEN = new Set([100, 101, 102])
const LATER = new Set([402, 405, 500, 501, 502])
const STOPPED = new Set([406, 409])

/**
 * Africa's Talking, POST /version1/messaging. An answer of 200 may hold a failure of the one recipient; one that cannot be
 * read is tried again.
 */
export const africasTalking = ({ url, username, apiKey, from }: AfricasTalkingAccount): SmsGateway => ({
  name: 'africastalking',
  host: new URL(url).host,
  async send({ id, phone, message }, signal) {
    const fields = { username, to: phone, message, ...(from !== null && { from }) }
    const asked = { url: `${url.replace(/\/+$/, '')}/version1/messaging`, fields, headers: { apikey: apiKey }, key: id }
    const got = await postForm(asked, signal)
    return 'was' in got ? got : outcomeOf(got)
  },
})

function outcomeOf({ status, body }: { status: number; body: unknown }): SmsOutcome {
  // A wrong key or account: an operator mends it, and the messages wait until then.
  if (status === 401 || status === 403) return { was: 'later', why: `The gateway refused the account (${status})` }
  const { data } = answer.safeParse(body)
  const recipient = data?.SMSMessageData.Recipients[0]
  if (!data) return { was: 'later', why: `The gateway gave an answer that cannot be read (${status})` }
  if (!recipient) return { was: 'later', why: `The gateway took no recipient: ${data.SMSMessageData.Message ?? ''}` }
  const { statusCode, messageId, status: said = 'refused' } = recipient
  const why = `The gateway said ${said} (${statusCode})`
  if (TAKEN.has(statusCode)) return { was: 'sent', gatewayId: messageId && messageId !== 'None' ? messageId : null }
  if (LATER.has(statusCode)) return { was: 'later', why }
  return { was: STOPPED.has(statusCode) ? 'stopped' : 'refused', why }
}
