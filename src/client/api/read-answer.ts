import type { SuperJSONResult } from 'superjson'

/**
 * What the server's superjson sent, without the library. Our contracts are plain JSON: what it marks is a value that is
 * undefined, and a number that JSON lacks (-0 and the endless ones). Another mark throws. Changes the value in place.
 */
export function readAnswer({ json, meta }: SuperJSONResult): unknown {
  const marks = meta?.values
  if (!marks) return json
  if (Array.isArray(marks)) return markedValue(marks, json)
  for (const [path, mark] of Object.entries(marks)) readAt(json, namesIn(path), mark)
  return json
}

function readAt(json: unknown, names: string[], mark: unknown) {
  const last = names.pop()!
  const parent = names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], json)
  const values = parent as Record<string, unknown>
  values[last] = markedValue(mark, values[last])
}

function markedValue(mark: unknown, value: unknown) {
  const [kind] = mark as unknown[]
  if (kind === 'undefined') return undefined
  if (kind === 'number') return Number(value)
  throw new TypeError(`No answer has a ${kind}`)
}

/** A path has dots between its names; one within a name stands behind a backslash. */
const namesIn = (path: string) => (path.match(/(?:\\.|[^.\\])+/g) ?? []).map((name) => name.replace(/\\(.)/g, '$1'))
