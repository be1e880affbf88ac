import type { HonoRequest } from 'hono'

const TRPC = '/trpc/'

/** The dotted paths that a request to tRPC calls: those of a batch, or one. Throws where its path is not decodable. */
export function trpcPathsOf(req: HonoRequest, isBatch: boolean): string[] {
  const path = decodeURIComponent(req.path.slice(TRPC.length)).replace(/\/$/, '')
  return isBatch ? path.split(',') : [path]
}

/** As how many calls a request counts. */
export function callCount(req: HonoRequest): number {
  if (!req.path.startsWith(TRPC)) return 1
  try {
    return trpcPathsOf(req, req.query('batch') === '1').length
  } catch {
    return 1
  }
}
