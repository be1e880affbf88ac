import type { WorkboxPlugin } from 'workbox-core'
import { isOwn } from '#domain/sync/own-answer.ts'
import { type StallLimit, stallLimit } from '../line/stall-limit.ts'

/** What a path is answered with, by its ending. */
const TYPES: readonly [path: RegExp, type: string][] = [
  [/\.js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/\.svg$/, 'image/svg+xml'],
  [/^\/api\/photos\//, 'image/'],
  [/(?:^\/|\.html)$/, 'text/html'],
]

const isRight = (url: string, { status, redirected, headers }: Response) => {
  const { pathname } = new URL(url)
  const type = headers.get('content-type') ?? ''
  const fits = TYPES.find(([path]) => path.test(pathname))
  return status === 200 && !redirected && (fits ? type.startsWith(fits[1]) : !type.startsWith('text/html'))
}

/** A captive portal answers for every file, with its page: only what our server sent is stored. */
const isStorable = (url: string, answer: Response) => isOwn(answer) && isRight(url, answer)

/** What was stored before there was the header of our own is named by its request. */
const isStoredRight = (url: string, stored: Response) =>
  (isOwn(stored) || stored.headers.has('x-request-id')) && isRight(url, stored)

/** Asks past the browser's own cache, which may have stored what a portal answered. */
const anew = (url: string, signal?: AbortSignal) =>
  fetch(url, { cache: 'reload', credentials: 'same-origin', ...(signal && { signal }) })

/** Replaces a file that was stored wrongly; while our server does not answer, it is as if it were not there. */
async function healed(cacheName: string, key: Request): Promise<Response | null> {
  const limit = stallLimit({})
  try {
    const answer = await anew(key.url, limit.signal)
    await limit.readAll(answer.clone())
    if (!isStorable(key.url, answer)) return null
    await (await caches.open(cacheName)).put(key, answer.clone())
    return answer
  } catch {
    return null
  } finally {
    limit.stop()
  }
}

/** A stored file, as a strategy takes it from its cache. */
export async function storedFile(cacheName: string, request: Request) {
  const stored = await caches.match(request, { cacheName })
  return stored && !isStoredRight(request.url, stored) ? healed(cacheName, request) : stored
}

const limitOf = (state: object | undefined) => state as { limit?: StallLimit }

/** Stores only our own files, heals those that were stored wrongly, and waits for none that stalls. */
export const OWN_FILES: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    // The browser shows a page itself as it comes.
    if (request.mode === 'navigate') return request
    limitOf(state).limit = stallLimit({ signal: request.signal })
    return new Request(request, { signal: limitOf(state).limit!.signal })
  },
  fetchDidSucceed: async ({ request, response, state }) => {
    const { limit } = limitOf(state)
    // A portal's page is for whom it logs in; a network's refusal says nothing to anybody who has our page.
    if (!limit) return isOwn(response) || response.status < 400 ? response : ((await caches.match(request)) ?? response)
    try {
      const answer = isOwn(response) ? response : await anew(request.url, limit.signal)
      if (!isOwn(answer)) throw new TypeError('Something else answered for this file')
      await limit.readAll(answer.clone())
      return answer
    } finally {
      limit.stop()
    }
  },
  fetchDidFail: async ({ state }) => limitOf(state).limit?.stop(),
  cacheWillUpdate: async ({ request, response }) => (isStorable(request.url, response) ? response : null),
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (!cachedResponse || isStoredRight(request.url, cachedResponse)) return cachedResponse
    return healed(cacheName, request)
  },
}
