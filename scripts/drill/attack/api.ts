import { setTimeout } from 'node:timers/promises'
import superjson from 'superjson'

const RETRY_MS = 100

/** Asks a server that is killed at any moment, until it has answered. A write is done once, because of its key. */
export function apiOf(url: () => string, token: () => string | null) {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const bearer = token()
    for (;;) {
      try {
        const headers = { ...init.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) }
        const answer = await fetch(url() + path, { ...init, headers })
        if (answer.status < 500) return new Response(await answer.arrayBuffer(), answer)
      } catch {
        // It is dead, or died while it answered.
      }
      await setTimeout(RETRY_MS)
    }
  }
  async function result(path: string, init?: RequestInit) {
    const answer = await ask(`/trpc/${path}`, init)
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(body)}`)
    return superjson.deserialize(body.result.data)
  }
  return {
    ask,
    query: async <T>(path: string, input: object = {}) =>
      (await result(`${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`)) as T,
    mutate: async <T>(path: string, input: object) =>
      (await result(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ json: input }),
      })) as T,
  }
}
export type Api = ReturnType<typeof apiOf>
