import type { InfiniteData } from '@tanstack/react-query'
import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { optimisticBookmarks } from '#client/offline/optimistic/bookmarks.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import type { Page } from '#domain/contract.ts'

/** The farmer's bookmarks, with the pending ones. */
export const useBookmarks = () =>
  trpc.farmer.bookmarks.list.useQuery(undefined, { select: useOptimistic(applyPending) })

const applyPending = (bookmarks: Advisory[], entries: readonly OutboxEntry[]) =>
  optimisticBookmarks(bookmarks, entries, findOnScreen)

type Answer = Advisory | Advisory[] | Page<Advisory> | InfiniteData<Page<Advisory>>

/** An advisory by its id, from any cached answer. */
const findOnScreen = (id: string) =>
  queryClient
    .getQueriesData<Answer>({ queryKey: getQueryKey(trpc.farmer.advisories) })
    .flatMap(([, answer]) => (answer ? advisoriesIn(answer) : []))
    .find((advisory) => advisory.id === id)

function advisoriesIn(answer: Answer): Advisory[] {
  if (Array.isArray(answer)) return answer
  if ('pages' in answer) return answer.pages.flatMap(({ items }) => items)
  if ('items' in answer) return answer.items
  return 'content' in answer ? [answer] : []
}
