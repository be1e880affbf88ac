import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { PLAIN_ADVISORIES } from '#client/offline/cache/sync.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import type { AdvisoryCategory } from '#domain/advice/advisory.ts'
import { searchAdvisories } from '#domain/advice/advisory-search.ts'

const TYPING_MS = 300

/**
 * Every active advisory that answers a search, the newest first, a page at a time, and how many there are in each
 * category. Where the server cannot be asked, they are looked for among those that this phone keeps.
 */
export function useAdvisories(q: string | undefined, category: AdvisoryCategory | undefined) {
  const search = useDeferredValue(useDebouncedValue(q, TYPING_MS)[0])
  const asked = trpc.farmer.advisories.list.useInfiniteQuery({ ...PLAIN_ADVISORIES, search, category }, PAGED)
  const counted = trpc.farmer.advisories.counts.useQuery({ search }, { placeholderData: keepPreviousData })
  const isPlain = !search && !category
  const cannotAsk = asked.isError && !asked.data && !isPlain
  const kept = trpc.farmer.advisories.list.useInfiniteQuery(PLAIN_ADVISORIES, { ...PAGED, enabled: cannotAsk })
  const ofPhone = cannotAsk && kept.data ? searchAdvisories(itemsOf(kept.data.pages), { search, category }) : null
  return {
    isPlain,
    isOfPhone: ofPhone !== null,
    counts: ofPhone?.counts ?? counted.data,
    pages: ofPhone ? null : asked,
    list: { ...asked, data: ofPhone?.items ?? (asked.data && itemsOf(asked.data.pages)) },
  }
}

const itemsOf = (pages: { items: Advisory[] }[]) => pages.flatMap(({ items }) => items)
