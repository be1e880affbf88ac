import type { HonoRequest } from 'hono'

const TRPC = '/trpc/'

/** The procedures that a request calls: those of a tRPC batch, or else itself. */
export function callsOf(req: HonoRequest): string[] {
  if (!req.path.startsWith(TRPC)) return [req.path]
  const path = decoded(req.path.slice(TRPC.length))
  return req.query('batch') === '1' ? path.split(',') : [path]
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
