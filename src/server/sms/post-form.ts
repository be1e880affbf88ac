import type { SmsOutcome } from '#services/messaging/sms/settle-sms.ts'

const MAX_ANSWER = 64 * 1024

type Form = { url: string; fields: Record<string, string>; headers: Record<string, string>; key: string }

/** What came back: the answer of the gateway, or that there was none worth reading. */
type Answer = { status: number; body: unknown } | Extract<SmsOutcome, { was: 'later' }>

/**
 * Posts a form to a gateway. No answer, one that breaks off, 429 and 5xx are worth another try; anything else is for the
 * gateway's own file to read.
 */
export async function postForm({ url, fields, headers, key }: Form, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'idempotency-key': key, ...headers },
      body: new URLSearchParams(fields),
      // Only the operator configures the address; redirects are not followed.
      redirect: 'manual',
      signal,
    })
    const text = await response.text()
    if (response.status === 429 || response.status >= 500)
      return { was: 'later', why: `The gateway answered ${response.status}`, after: waitAsked(response) }
    return { status: response.status, body: parsed(text) }
  } catch {
    return { was: 'later', why: signal.aborted ? 'The gateway did not answer in time' : 'The gateway was not reached' }
  }
}

/** Retry-After in milliseconds (RFC 9110, 10.2.3: seconds here), at most an hour. */
function waitAsked({ headers }: Response): number | undefined {
  const asked = headers.get('retry-after')
  return asked !== null && /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), 3600) * 1000 : undefined
}

function parsed(text: string): unknown {
  try {
    return text.length > MAX_ANSWER ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
