import { appRouter } from '#routers/index.ts'
import { REST } from '../api/rest/table.ts'

type Procedure = { _def: { type: string; meta?: { isSameForAll?: true } } }
const PROCEDURES = appRouter._def.procedures as unknown as Record<string, Procedure>

const isSameForAll = (procedure: string) => {
  const { type, meta } = PROCEDURES[procedure]?._def ?? {}
  return type === 'query' && meta?.isSameForAll === true
}

/** The REST paths without a parameter whose answer is the same for everybody. */
const PATHS = new Set(
  REST.filter(({ method, path, procedure }) => method === 'GET' && !path.includes(':') && isSameForAll(procedure)).map(
    ({ path }) => `/api${path}`,
  ),
)

const TRPC = '/trpc/'

/** Whether everybody gets the same answer at an address: by REST, or by tRPC where each call of the batch is such. */
export function isPublicAddress(url: string): boolean {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.startsWith(TRPC)) return PATHS.has(path)
  return path.slice(TRPC.length).split(',').every(isSameForAll)
}

/** How many calls an address is, for the limit. */
export const callCount = (url: string) => (url.startsWith(TRPC) ? url.split('?', 1)[0]!.split(',').length : 1)
