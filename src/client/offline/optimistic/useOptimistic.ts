import { useCallback } from 'react'
import type { OutboxEntry } from '../outbox/entry.ts'
import { useOutbox } from '../outbox/outbox-state.ts'

/** For a query's `select`: its data with what waits in the outbox laid over it. */
export function useOptimistic<T, R>(how: (data: T, entries: readonly OutboxEntry[]) => R): (data: T) => R {
  const { entries } = useOutbox()
  return useCallback((data: T) => how(data, entries), [entries, how])
}
