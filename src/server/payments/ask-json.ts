import type { RawAnswer } from './provider.ts'

const MAX_BODY = 64 * 1024

type JsonRequest = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: unknown; signal: AbortSignal }

/** Asks over HTTP. No redirect is followed: the request carries keys. */
export async function askJson(url: string, { method, headers, body, signal }: JsonRequest): Promise<RawAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    })
    return { status: response.status, body: await textOf(response) }
  } catch (error) {
    return { status: null, body: error instanceof Error ? error.name : 'failed' }
  }
}

/** The text of an answer. A longer one than any provider sends is broken off, and cannot be read. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > MAX_BODY) return text.slice(0, MAX_BODY)
  }
  return text + decoder.decode()
}

/** The fields of a JSON object; none where it is none. */
export function fieldsOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

/** The fields of an object within another one. */
export const within = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
