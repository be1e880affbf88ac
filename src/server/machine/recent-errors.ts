import type { LoggedError } from '#domain/operations/server-state.schema.ts'

const DAY_MS = 86_400_000
/** A server that fails at each request must not fill its memory with that. */
const MAX_KEPT = 1000
const MAX_SHOWN = 20

/** Remembers the errors of the last day that were logged, for the operator's page. */
export function createRecentErrors(now: () => Date) {
  const kept: LoggedError[] = []
  const drop = () => {
    const oldest = new Date(now().getTime() - DAY_MS).toISOString()
    while (kept[0] && (kept[0].at < oldest || kept.length > MAX_KEPT)) kept.shift()
  }
  return {
    note(message: string, requestId: string | null) {
      kept.push({ at: now().toISOString(), message, requestId })
      drop()
    },
    /** How many there were, and the newest first. */
    read() {
      drop()
      return { count: kept.length, newest: kept.slice(-MAX_SHOWN).reverse() }
    },
  }
}
export type RecentErrors = ReturnType<typeof createRecentErrors>
