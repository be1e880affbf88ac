/**
 * A cursor is a place in a list, as text that a client keeps and sends back: the values by which the list is ordered.
 */
export type CursorPart = string | number

export const writeCursor = (parts: readonly CursorPart[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

export type CursorKind = 'string' | 'number'
type PartsOf<K extends readonly CursorKind[]> = { -readonly [I in keyof K]: K[I] extends 'number' ? number : string }

/** The parts of a cursor, if they are of these kinds; null for text that no version of this server wrote. */
export function readCursor<const K extends readonly CursorKind[]>(text: string | undefined, kinds: K) {
  // The first page, which most ask for: what is no JSON costs an error.
  if (!text) return null
  const parts = partsOf(text)
  const isOfKinds =
    parts?.length === kinds.length &&
    parts.every((part, at) => typeof part === kinds[at] && (typeof part === 'string' || Number.isFinite(part)))
  return isOfKinds ? (parts as PartsOf<K>) : null
}

/** Whether some version of this server wrote it, for whatever list. */
export const isCursor = (text: string) => (partsOf(text)?.length ?? 0) > 0

function partsOf(text: string): unknown[] | null {
  if (WRITTEN_BY_SYNC.test(text)) return text.split('.').map(Number)
  const written = Buffer.from(text, 'base64url').toString('utf8')
  try {
    const parts: unknown = JSON.parse(written)
    return Array.isArray(parts) ? parts : null
  } catch {
    return WRITTEN_BY_LISTS.exec(written)?.slice(1) ?? null
  }
}
// Version 0.1 wrote cursors in two other ways, and phones still hold them. Neither can be mistaken for what is written
// today.
const WRITTEN_BY_SYNC = /^\d{1,15}(\.\d{1,15}){0,3}$/
const WRITTEN_BY_LISTS = /^([^|]+)\|([^|]+)$/
