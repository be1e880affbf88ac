import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '#client/api/hooks.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { PLAIN_BOARD } from '#client/offline/cache/sync.ts'
import type { PriceBoard } from '#domain/market/price.schema.ts'
import { findPrices, type PriceFilter } from '#domain/market/price-board.ts'

const TYPING_MS = 300
const PAGES = { ...PAGED, placeholderData: keepPreviousData }

/** What is shown of the board: the cards that have come, and the counts of everything that is found. */
export type ShownBoard = Omit<PriceBoard, 'nextCursor'>

/**
 * The board of prices a page at a time, as the server finds them. Where it cannot be asked, what is looked for is found
 * among the prices that this phone keeps.
 */
export function useBoard({ q, market, trend }: PriceFilter) {
  const [debounced] = useDebouncedValue(q, TYPING_MS)
  const asked = trpc.farmer.prices.board.useInfiniteQuery({ ...PLAIN_BOARD, q: debounced, market, trend }, PAGES)
  const isPlain = !debounced && !market && !trend
  const cannotAsk = asked.isError && !asked.data && !isPlain
  const kept = trpc.farmer.prices.board.useInfiniteQuery(PLAIN_BOARD, { ...PAGES, enabled: cannotAsk })
  const pages = cannotAsk ? kept : asked
  const come = shown(pages.data?.pages)
  return {
    pages,
    isOfPhone: cannotAsk && come !== undefined,
    board: {
      data: cannotAsk && come ? findPrices(come.items, { q: debounced, market, trend }) : come,
      error: asked.error,
      isFetching: asked.isFetching || kept.isFetching,
      refetch: () => void asked.refetch(),
    },
  }
}

function shown(pages: PriceBoard[] | undefined): ShownBoard | undefined {
  const last = pages?.at(-1)
  return last && { ...last, items: pages!.flatMap(({ items }) => items) }
}
