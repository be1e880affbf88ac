import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '#client/api/hooks.ts'
import { PLAIN_BOARD } from '#client/offline/cache/first-pages.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import type { PriceBoard } from '#domain/market/price.schema.ts'
import { findPrices, type PriceFilter } from '#domain/market/price-board.ts'

const TYPING_MS = 300
const PAGES = { ...PAGED, placeholderData: keepPreviousData }

/** The loaded cards of the board, and the counts of all matches. */
export type ShownBoard = Omit<PriceBoard, 'nextCursor'>

/** The board of prices in pages, searched by the server. Without the server the search uses the cached prices. */
export function useBoard({ q, market, trend }: PriceFilter) {
  const [debounced] = useDebouncedValue(q, TYPING_MS)
  const online = trpc.farmer.prices.board.useInfiniteQuery({ ...PLAIN_BOARD, q: debounced, market, trend }, PAGES)
  const isPlain = !debounced && !market && !trend
  const isUnreachable = online.isError && !online.data && !isPlain
  const cached = trpc.farmer.prices.board.useInfiniteQuery(PLAIN_BOARD, { ...PAGES, enabled: isUnreachable })
  const pages = isUnreachable ? cached : online
  const loaded = allPages(pages.data?.pages)
  return {
    pages,
    isOfPhone: isUnreachable && loaded !== undefined,
    board: {
      data: isUnreachable && loaded ? findPrices(loaded.items, { q: debounced, market, trend }) : loaded,
      error: online.error,
      isFetching: online.isFetching || cached.isFetching,
      refetch: () => void online.refetch(),
    },
  }
}

function allPages(pages: PriceBoard[] | undefined): ShownBoard | undefined {
  const last = pages?.at(-1)
  return last && { ...last, items: pages!.flatMap(({ items }) => items) }
}
