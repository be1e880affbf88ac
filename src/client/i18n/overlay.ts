import { takesSame } from '#domain/operations/translations/message-values.ts'

/** Compiled messages by their whole keys: 'farmer.home.title'. */
export type LiveMessages = Readonly<Record<string, unknown>>

/**
 * The messages of an area with others in their place. One that takes other values than the one it replaces belongs to
 * another version of the app, and is left out.
 */
export function overlay(words: unknown, path: string, live: LiveMessages): unknown {
  if (!Object.keys(live).some((key) => key.startsWith(`${path}.`))) return words
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, replaced(value, `${path}.${key}`, live)]),
  )
}

function replaced(value: unknown, path: string, live: LiveMessages): unknown {
  const isMessage = typeof value === 'string' || Array.isArray(value)
  if (!isMessage) return overlay(value, path, live)
  return Object.hasOwn(live, path) && takesSame(value, live[path]) ? live[path] : value
}
