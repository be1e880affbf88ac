import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import type { ServerEnv } from '../../http/env.ts'

const MAX_BYTES = 16 * 1024

/** The fields of a form that a gateway posted, each once; null where it is no form, or too large. */
export async function formOf(c: HonoContext<ServerEnv>): Promise<Record<string, string> | null> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && type !== 'application/x-www-form-urlencoded') return null
  const text = await c.req.text()
  return text.length > MAX_BYTES ? null : Object.fromEntries(new URLSearchParams(text))
}

/** The first field that is missing or wrong, as a sentence for whoever sets the gateway up. */
export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues
  const name = issue?.path.join('.') ?? ''
  if (name === '') return 'The body is no form, or longer than 16 KB'
  return issue?.code === 'invalid_type' ? `The field ${name} is missing` : `The field ${name} is wrong`
}

export const badForm = (c: HonoContext<ServerEnv>, message: string) => c.json({ message, code: 'BAD_REQUEST' }, 400)

/** A caller who does not know the secret changes nothing, and learns nothing. */
export const unknownCaller = (c: HonoContext<ServerEnv>) =>
  c.json({ message: 'The signature or the key is wrong', code: 'UNAUTHORIZED' }, 401)
