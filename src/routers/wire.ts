import superjson, { type SuperJSONResult } from 'superjson'

/**
 * What procedures answer on its way to the client, in the form of superjson. Answers are plain JSON by contract, and
 * are passed on as they are: superjson would look at each of their values by path, which for a board of prices takes
 * longer than to make it. Anything else goes through superjson itself.
 */
export const wire = {
  serialize: (value: unknown): SuperJSONResult =>
    isPlain(value) ? { json: value as SuperJSONResult['json'] } : superjson.serialize(value),
  deserialize: <T>(sent: SuperJSONResult): T => superjson.deserialize<T>(sent),
}

/** Whether JSON tells the whole of a value: it has no undefined, no infinity, no minus nothing, no date. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}
