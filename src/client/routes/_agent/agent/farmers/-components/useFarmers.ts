import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '#client/api/hooks.ts'
import { ALL_FARMERS, FARMER_CHOICES } from '#client/offline/agent/agent-questions.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { findKeptFarmers, type KeptFilter } from '#domain/people/kept-farmers.ts'

/**
 * The farmers in pages, searched by the server. Without the server those are searched that the phone keeps; who grows a
 * crop only the server knows.
 */
export function useFarmers({ crop, ...filter }: KeptFilter & { crop?: string | undefined }) {
  const pages = trpc.agent.farmers.list.useInfiniteQuery(
    { ...ALL_FARMERS, ...filter, crop },
    { ...PAGED, placeholderData: keepPreviousData },
  )
  const isUnreachable = pages.isError && !pages.data && !crop
  const kept = trpc.agent.farmers.list.useQuery(FARMER_CHOICES, { enabled: isUnreachable })
  const ofPhone = isUnreachable && kept.data ? findKeptFarmers(kept.data.items, filter) : undefined
  return {
    pages,
    isOfPhone: ofPhone !== undefined,
    farmers: ofPhone ?? pages.data?.pages.flatMap(({ items }) => items),
    total: ofPhone ? ofPhone.length : pages.data?.pages[0]?.total,
  }
}
