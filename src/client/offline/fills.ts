/**
 * What Kuu uses and the oldest browsers do not have (scripts/build/vite/browsers.ts names both): defined where it is missing,
 * before the app or the service worker does anything. Each does what Kuu needs of it.
 */
function fill(target: object, name: string, value: (...args: never[]) => unknown) {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

type List = unknown[]
type Compare = (a: unknown, b: unknown) => number
type IsWanted = (item: unknown, at: number, list: List) => unknown

fill(Array.prototype, 'findLast', function (this: List, isWanted: IsWanted) {
  for (let at = this.length - 1; at >= 0; at--) if (isWanted(this[at], at, this)) return this[at]
  return undefined
})
fill(Array.prototype, 'toSorted', function (this: List, compare?: Compare) {
  return [...this].sort(compare)
})
fill(Array.prototype, 'toSpliced', function (this: List, start: number, count: number, ...added: List) {
  const copy = [...this]
  copy.splice(start, count, ...added)
  return copy
})
fill(Object, 'groupBy', (items: Iterable<unknown>, keyOf: (item: unknown, at: number) => PropertyKey) => {
  const groups: Record<PropertyKey, List> = Object.create(null)
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    groups[key] ??= []
    groups[key].push(item)
  }
  return groups
})
fill(URL, 'canParse', (url: string, base?: string) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
})
fill(Response, 'json', (data: unknown, init: ResponseInit = {}) => {
  const headers = new Headers(init.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(data), { ...init, headers })
})
fill(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
  if (this.aborted) throw this.reason ?? new DOMException('The operation was aborted.', 'AbortError')
})
