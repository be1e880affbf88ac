import type { TableSearch } from '#client/ui/table/search.ts'
import type { DeskView } from './DeskList.tsx'

type Move<Search> = (to: { search: Search; replace?: boolean }) => unknown

/** What a list shows, read from its address and written back to it. */
export function deskView<Sort extends string>(
  search: TableSearch<Sort>,
  usual: Sort,
  move: Move<TableSearch<Sort>>,
): DeskView<Sort> {
  return {
    words: search.q ?? '',
    sort: search.sort ?? usual,
    // Replaced, because otherwise each letter would be a step in the browser's history.
    onWords: (q) => void move({ search: { ...search, q: q || undefined }, replace: true }),
    onSort: (sort) => void move({ search: { ...search, sort } }),
  }
}
