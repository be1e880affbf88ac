import type { PrecacheEntry } from 'workbox-precaching'
import { isOwn } from '#domain/sync/own-answer.ts'
import { stallLimit } from '../line/stall-limit.ts'

/** Files of the build that hold many others by their addresses (see scripts/vite/packs.ts). */
const PACK = /\.(pack|later|agent|update)\.json$/

type Entry = PrecacheEntry | string
const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
const kindOf = (entry: Entry) => PACK.exec(urlOf(entry))?.[1] ?? 'file'

/** The worker's own files, the packs that it is installed with, those that come later, of agents, and of updates. */
export function splitManifest(manifest: readonly Entry[]) {
  const of = (kind: string) => manifest.filter((entry) => kindOf(entry) === kind)
  return {
    files: of('file'),
    packs: of('pack').map(urlOf),
    later: of('later').map(urlOf),
    agent: of('agent').map(urlOf),
    update: of('update').map(urlOf),
  }
}

/**
 * Fetches the packs one after another and stores their files, each under its own address, and beside them which these
 * are. What was stored stays when the connection is cut: the next attempt goes on with the next pack.
 */
export async function unpack(cache: Cache, packs: readonly string[], onProgress: (done: number) => void = () => {}) {
  const missing: string[] = []
  for (const pack of packs) if (!(await cache.match(pack))) missing.push(pack)
  const ask = (at: number) => {
    const pack = missing[at]
    // A pack is not kept as it is: its files are.
    const answer = pack === undefined ? null : beginOwn(pack, 'no-store')
    // Its failure is met in its own round; until then nobody waits for it.
    void answer?.catch(() => undefined)
    return answer
  }
  // The next one is asked for while this one arrives: on a slow line each question takes a second.
  let next = ask(0)
  for (const [at, pack] of missing.entries()) {
    onProgress(packs.length - missing.length + at)
    const answer = await next!
    next = ask(at + 1)
    const urls = await store(cache, await answer.whole())
    await cache.put(pack, Response.json(urls))
  }
  onProgress(packs.length)
}

/** Deletes what came from packs of other versions of the app. */
export async function dropOtherPacks(cache: Cache, packs: readonly string[]) {
  const known = await Promise.all(packs.map(async (pack) => (await cache.match(pack))?.json()))
  const kept = new Set([...packs, ...known.flat()].map((url) => new URL(url, location.href).href))
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request)
}

/** Fetches a file, and rejects where something else than our server answers, or where the answer stalls. */
export const fetchOwn = async (url: string, cache: RequestCache) => (await beginOwn(url, cache)).whole()

/** Resolves as soon as our server answers; `whole` waits for the rest. */
async function beginOwn(url: string, cache: RequestCache) {
  const limit = stallLimit({})
  try {
    const answer = await fetch(url, { cache, credentials: 'same-origin', signal: limit.signal })
    if (!answer.ok || answer.redirected || !isOwn(answer))
      throw new TypeError(`${url} was answered with ${answer.status}`)
    // Read at once, also while another is waited for: an answer that nobody reads would seem to stall.
    const read = limit.readAll(answer.clone()).finally(limit.stop)
    void read.catch(() => undefined)
    return { whole: () => read.then(() => answer) }
  } catch (error) {
    limit.stop()
    throw error
  }
}

/** Each file has the headers of its pack, among them the one that marks an answer as ours. */
async function store(cache: Cache, answer: Response) {
  const files: Record<string, string> = await answer.json()
  for (const [url, text] of Object.entries(files)) {
    const headers = new Headers(answer.headers)
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
    headers.set('Content-Type', url.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
    await cache.put(url, new Response(text, { headers }))
  }
  return Object.keys(files)
}
