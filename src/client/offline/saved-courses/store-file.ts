import { isOwn } from '#domain/sync/own-answer.ts'
import { stallLimit } from '../line/stall-limit.ts'

type StoreFile = { signal: AbortSignal; onBytes: (bytes: number) => void }

/**
 * Stores a file of ours under its address while it arrives: a video need not fit into memory. Returns its size, 0 where
 * the server has no such file; rejects where something else answers, the line is cut, or the phone is full. A file that
 * did not arrive whole is not stored.
 */
export async function storeFile(cache: Cache, url: string, { signal, onBytes }: StoreFile): Promise<number> {
  const limit = stallLimit({ signal })
  try {
    const answer = await fetch(url, { cache: 'no-store', redirect: 'manual', signal: limit.signal })
    if (!isOwn(answer)) throw new TypeError('Something else answered for this file')
    if (!isFile(answer)) {
      await answer.body?.cancel()
      return 0
    }
    let size = 0
    const counted = answer.body?.pipeThrough(
      counter((bytes) => {
        limit.heard()
        size += bytes
        onBytes(bytes)
      }),
    )
    await cache.put(url, new Response(counted ?? null, { headers: decoded(answer.headers) }))
    return size
  } finally {
    limit.stop()
  }
}

/** A link of a course may lead to a page of ours, or to a file that is gone. */
const isFile = ({ status, headers }: Response) =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html')

const counter = (onBytes: (bytes: number) => void) =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      onBytes(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })

/** The body is stored without its compression, so the headers must not name it. */
function decoded(sent: Headers) {
  const headers = new Headers(sent)
  if (headers.has('content-encoding')) for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return headers
}
