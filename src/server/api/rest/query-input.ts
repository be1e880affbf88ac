import type { RestProcedure } from './procedures.ts'

type Query = Record<string, string>
type Properties = RestProcedure['input']['properties']

/** The input of a GET: what its query says, and the names in its path, which win. */
export function inputOfQuery({ input: { properties } }: RestProcedure, query: Query, params: object): object {
  for (const _ in query) return { ...valuesOf(searchedOf(query, properties), properties), ...params }
  return params
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
