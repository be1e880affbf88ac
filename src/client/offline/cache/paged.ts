import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { persist } from './persister.ts'

/** The persister stores all pages of a list as one answer, whatever the page parameters are. */
type PagePersister = <T, K extends QueryKey, P>(
  ask: QueryFunction<T, K, P>,
  context: QueryFunctionContext<K>,
  query: Query,
) => T | Promise<T>

/** How a list comes a page at a time. The persister is named, because tRPC's hook would put none over the default. */
export const PAGED = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  persister: persist as PagePersister,
}
