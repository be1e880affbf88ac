/** The addresses that Africa's Talking calls, and their fields, so that the phone speaks as the gateway does. */
type Fields = {
  inbound: { id: string; from: string; to: string; text: string; date: string }
  delivery: { id: string; status: string; phoneNumber: string }
  ussd: { sessionId: string; serviceCode: string; phoneNumber: string; text: string }
}

export const SHORT_CODE = '40404'
export const SERVICE_CODE = '*384*40404#'

/** Calls a hook of this server; throws where it refuses. */
export async function callHook<Hook extends keyof Fields>(key: string, hook: Hook, fields: Fields[Hook]) {
  const answer = await fetch(`/hooks/africastalking/${hook}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  if (!answer.ok) throw new Error(`The hook ${hook} answered ${answer.status}`)
  return answer.text()
}
