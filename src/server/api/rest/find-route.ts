import { type RestProcedure, restProcedures } from './procedures.ts'

type Found = { route: RestProcedure; params: Record<string, string> }

/** The rows of the table by their method and the number of parts of their path: Hono's router takes ten times as long. */
const ROUTES = Map.groupBy(
  restProcedures().map((route) => ({ route, parts: route.path.slice(1).split('/') })),
  ({ route, parts }) => `${route.method} ${parts.length}`,
)

/** The first row of the table that a path below /api names, with the values in it; undefined where there is none. */
export function findRoute(method: string, path: string): Found | undefined {
  const sent = path.slice('/api/'.length).split('/')
  if (sent.includes('')) return undefined
  const found = ROUTES.get(`${method} ${sent.length}`)?.find(({ parts }) =>
    parts.every((part, at) => part[0] === ':' || part === sent[at]),
  )
  if (!found) return undefined
  const { route, parts } = found
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) if (part[0] === ':') params[part.slice(1)] = decoded(sent[at]!)
  return { route, params }
}

function decoded(text: string) {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
