import superjson, { type SuperJSONResult } from 'superjson'

/**
 * How values cross the wire, in the form of superjson. An answer of plain JSON is passed on as it is: superjson would
 * look at each of its values by path, which for a board of prices takes longer than to make it. An input comes from
 * anybody, so superjson never reads it: what it would build from a few bytes can take minutes (sets, shared graphs).
 */
export const transformer = {
  input: { serialize: superjson.serialize, deserialize: readInput },
  output: {
    serialize: (value: unknown): SuperJSONResult =>
      isPlain(value) ? { json: value as SuperJSONResult['json'] } : superjson.serialize(value),
    deserialize: <T>(sent: SuperJSONResult): T => superjson.deserialize<T>(sent),
  },
}

/**
 * The input that a client sent: its plain JSON, without the values that it marked as undefined. That mark is the one
 * annotation that our contract uses; whatever else stands in `meta` throws.
 */
export function readInput(sent: unknown): unknown {
  if (!isRecord(sent)) throw new SyntaxError('An input is an object with json')
  const { json, meta = {} } = sent
  if (!isRecord(meta) || Object.keys(meta).some((key) => key !== 'values' && key !== 'v')) throw unreadable()
  const { values = {} } = meta
  if (isUndefinedMark(values)) return undefined
  if (!isRecord(values)) throw unreadable()
  for (const [path, mark] of Object.entries(values)) {
    if (!isUndefinedMark(mark) || path.length > MAX_PATH) throw unreadable()
    removeAt(json, path)
  }
  return json
}

/**
 * Longer than the path of anything that a contract takes: to take a mebibyte of dots apart takes a tenth of a second.
 */
const MAX_PATH = 1000

/** Removes a property by its dotted path; none of our names has a dot. */
function removeAt(json: unknown, path: string) {
  const names = path.split('.')
  const last = names.pop()!
  let parent = json
  for (const name of names) parent = isRecord(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined
  if (!isRecord(parent)) throw unreadable()
  delete parent[last]
}

const unreadable = () => new SyntaxError('This meta is not read')
const isUndefinedMark = (mark: unknown) => Array.isArray(mark) && mark.length === 1 && mark[0] === 'undefined'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether JSON carries the whole of a value: it has no undefined, no infinity, no minus zero, no date. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}
