import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { PLAIN_ADVISORIES } from '#client/offline/cache/first-pages.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import type { AdvisoryCategory } from '#domain/advice/advisory.ts'
import { searchAdvisories } from '#domain/advice/advisory-search.ts'

const TYPING_MS = 300

/**
 * The active advisories that match a search, newest first, in pages, with the number in each category. Without the
 * server the search uses the cached advisories.
 */
export function useAdvisories(q: string | undefined, category: AdvisoryCategory | undefined) {
  const search = useDeferredValue(useDebouncedValue(q, TYPING_MS)[0])
  const online = trpc.farmer.advisories.list.useInfiniteQuery({ ...PLAIN_ADVISORIES, search, category }, PAGED)
  const counted = trpc.farmer.advisories.counts.useQuery({ search }, { placeholderData: keepPreviousData })
  const isPlain = !search && !category
  const isUnreachable = online.isError && !online.data && !isPlain
  const cached = trpc.farmer.advisories.list.useInfiniteQuery(PLAIN_ADVISORIES, { ...PAGED, enabled: isUnreachable })
  const ofPhone =
    isUnreachable && cached.data ? searchAdvisories(itemsOf(cached.data.pages), { search, category }) : null
  return {
    isPlain,
    isOfPhone: ofPhone !== null,
    counts: ofPhone?.counts ?? counted.data,
    pages: ofPhone ? null : online,
    list: {
      data: ofPhone?.items ?? (online.data && itemsOf(online.data.pages)),
      error: online.error,
      isFetching: online.isFetching,
      refetch: () => void Promise.all([online.refetch(), counted.refetch()]),
    },
  }
}

const itemsOf = (pages: { items: Advisory[] }[]) => pages.flatMap(({ items }) => items)
