import type { PrecacheEntry } from 'workbox-precaching'
import { isOwn } from '#domain/sync/own-answer.ts'
import { type StallLimit, stallLimit } from '../line/stall-limit.ts'

/** Files of the build that hold many others (see scripts/build/vite/packs.ts). */
const PACK = /\.(pack|later|last|agent|update)\.jsonl$/

type Entry = PrecacheEntry | string
const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
const kindOf = (entry: Entry) => PACK.exec(urlOf(entry))?.[1] ?? 'file'

/** The worker's own files, and the packs: what it is installed with, what comes later and last, of agents, of updates. */
export function splitManifest(manifest: readonly Entry[]) {
  const of = (kind: string) => manifest.filter((entry) => kindOf(entry) === kind)
  return {
    files: of('file'),
    packs: of('pack').map(urlOf),
    later: of('later').map(urlOf),
    last: of('last').map(urlOf),
    agent: of('agent').map(urlOf),
    update: of('update').map(urlOf),
  }
}

/** As many parts a pack counts in how far it is. */
export const PARTS = 20

/**
 * Fetches the packs one after another and stores their files as they arrive, each under its own address, and beside
 * them which these are. What was stored stays when the connection is cut: the next attempt goes on from there.
 */
export async function unpack(cache: Cache, packs: readonly string[], onProgress: (parts: number) => void = () => {}) {
  for (const [at, pack] of packs.entries()) {
    const note = (share: number) => onProgress(Math.floor((at + share) * PARTS))
    note(0)
    if (await cache.match(pack)) continue
    const urls = (await fetchRest(cache, pack)) ?? (await fetchPack(cache, pack, note))
    await cache.put(pack, Response.json(urls))
    await cache.delete(begunOf(pack))
  }
  onProgress(packs.length * PARTS)
}

/** Where the names of a pack's files are until all of them are there. */
const begunOf = (pack: string) => `${pack}?begun`

/** Deletes what came from packs of other versions of the app. */
export async function dropOtherPacks(cache: Cache, packs: readonly string[]) {
  // What comes meanwhile is none of these.
  const requests = await cache.keys()
  const markers = packs.flatMap((pack) => [pack, begunOf(pack)])
  const known = await Promise.all(markers.map(async (marker) => (await cache.match(marker))?.json() ?? []))
  const kept = new Set([...markers, ...known.flat()].map((url) => new URL(url, location.href).href))
  for (const request of requests) if (!kept.has(request.url)) await cache.delete(request)
}

/** So many files are asked for at a time after a cut. */
const AT_A_TIME = 4

/** The files that an attempt before has left, one by one where they are the smaller half; else null. */
async function fetchRest(cache: Cache, pack: string): Promise<string[] | null> {
  const urls: string[] = (await (await cache.match(begunOf(pack)))?.json()) ?? []
  const there = await Promise.all(urls.map((url) => cache.match(url)))
  const missing = urls.filter((_, at) => !there[at])
  if (missing.length * 2 >= urls.length) return null
  for (let at = 0; at < missing.length; at += AT_A_TIME)
    await Promise.all(
      missing.slice(at, at + AT_A_TIME).map(async (url) => cache.put(url, await fetchOwn(url, 'no-store'))),
    )
  return urls
}

/** Its first line names its files, and each line after it is one. */
async function fetchPack(cache: Cache, pack: string, onProgress: (share: number) => void): Promise<string[]> {
  const limit = stallLimit({})
  try {
    const answer = await askOwn(pack, 'no-store', limit)
    const lines = linesOf(answer, limit.heard)
    const urls: string[] = JSON.parse((await lines.next()).value ?? '[]')
    await cache.put(begunOf(pack), Response.json(urls))
    let stored = 0
    for await (const line of lines) {
      await store(cache, answer.headers, urls[stored]!, JSON.parse(line))
      stored += 1
      limit.heard()
      onProgress(stored / urls.length)
    }
    if (stored === 0 || stored < urls.length) throw new TypeError(`${pack} was cut`)
    return urls
  } finally {
    limit.stop()
  }
}

/** The lines of an answer as they arrive; each ends with a line break. */
async function* linesOf({ body }: Response, heard: () => void): AsyncGenerator<string, undefined> {
  const reader = body!.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      heard()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop()!
      yield* lines
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** A file has the headers of its pack, among them the one that marks an answer as ours. */
function store(cache: Cache, ofPack: Headers, url: string, text: string) {
  const headers = new Headers(ofPack)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  headers.set('Content-Type', url.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
  return cache.put(url, new Response(text, { headers }))
}

/** Fetches a file, and rejects where something else than our server answers, or where the answer stalls. */
export async function fetchOwn(url: string, cache: RequestCache) {
  const limit = stallLimit({})
  try {
    const answer = await askOwn(url, cache, limit)
    await limit.readAll(answer.clone())
    return answer
  } finally {
    limit.stop()
  }
}

async function askOwn(url: string, cache: RequestCache, { signal }: StallLimit) {
  const answer = await fetch(url, { cache, credentials: 'same-origin', signal })
  if (!answer.ok || answer.redirected || !isOwn(answer))
    throw new TypeError(`${url} was answered with ${answer.status}`)
  return answer
}
