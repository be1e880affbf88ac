import { TRPCError } from '@trpc/server'
import type { RestProcedure } from './procedures.ts'

type Query = Record<string, string>
type Properties = RestProcedure['input']['properties']

/** The input of a GET: what its query says, and the names in its path, which win. Refuses a name that it does not take. */
export function inputOfQuery(route: RestProcedure, query: Query, params: object): object {
  for (const _ in query) return { ...knownIn(route, query), ...params }
  return params
}

/** What a query says, of names that the path takes: a mistyped filter would answer everything. */
export function knownIn({ input: { properties }, params, file }: RestProcedure, query: Query) {
  const sent = searchedOf(query, properties)
  const known = Object.keys(properties).filter((name) => !params.includes(name) && !(file && name === 'file'))
  const unknown = Object.keys(sent).find((name) => !known.includes(name))
  if (unknown === undefined) return valuesOf(sent, properties)
  const names = known.map((name) => (name === 'search' ? 'q' : name)).join(', ')
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `The query parameter '${unknown}' is not known here; ${names ? `known are: ${names}` : 'there are none'}`,
  })
}

/** Words to look for are sent as `q`, for short; the procedures call them `search`. */
const searchedOf = ({ q, ...query }: Query, properties: Properties): Query => ({
  ...query,
  ...(q !== undefined && (Object.hasOwn(properties, 'search') ? { search: q } : { q })),
})

/** Values of a query and of a path are text; one that the procedure wants as a number is read as one. */
export const valuesOf = (query: Query, properties: Properties) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined
      const wantsNumber = type === 'integer' || type === 'number'
      return [name, wantsNumber && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value]
    }),
  )
