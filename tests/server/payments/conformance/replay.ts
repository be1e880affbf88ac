import type { IncomingMessage } from 'node:http'

/** A request as it came to a stand-in. */
export type Recorded = { method: string; path: string; headers: Record<string, string>; body: string }

/** How a request is changed before it is sent again; a field that becomes undefined is left out. */
export type Change = {
  method?: string
  path?: string
  headers?: Record<string, string | undefined>
  /** Fields of the body, over those that were sent; a text is a body of its own. */
  body?: object | string
}

export const recorded = ({ method, url, headers }: IncomingMessage, body: string): Recorded => ({
  method: method!,
  path: url!,
  headers: Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (SENT.includes(name) ? [[name, String(value)]] : []))), // biome-ignore format: one table
  body,
})
const SENT = ['accept', 'authorization', 'content-type', 'ocp-apim-subscription-key', 'x-target-environment', 'x-reference-id', 'x-callback-url', 'x-country', 'x-currency'] // biome-ignore format: a list

/** Sends what the adapter sent once more, with one thing changed. */
export async function replay(url: string, request: Recorded, { method, path, headers, body }: Change) {
  const sent = {
    method: method ?? request.method,
    headers: Object.entries({ ...request.headers, ...headers }).filter((each): each is [string, string] => each[1] !== undefined), // biome-ignore format: one list
    body: typeof body === 'string' ? body : body ? JSON.stringify({ ...JSON.parse(request.body), ...body }) : request.body, // biome-ignore format: one choice
  }
  const hasBody = sent.method !== 'GET' && sent.body !== ''
  const response = await fetch(`${url}${path ?? request.path}`, { method: sent.method, headers: sent.headers, ...(hasBody && { body: sent.body }) }) // biome-ignore format: one request
  return { status: response.status, text: await response.text() }
}
