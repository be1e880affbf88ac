import { sortOf, type TableSearch } from './search.ts'

/** What a table shows of its rows: it stands in the address. */
export type TableView<Sort> = {
  words: string
  sort: Sort
  onWords: (words: string) => void
  onSort: (sort: Sort) => void
}

type Move = (to: { search: TableSearch; replace?: boolean }) => unknown

/** Reads from an address what a table shows, and writes it back there. */
export function tableView<Sort extends string>(
  search: TableSearch,
  sorts: { sorts: readonly Sort[]; usual: NoInfer<Sort> },
  move: Move,
): TableView<Sort> {
  return {
    words: search.q ?? '',
    sort: sortOf(search, sorts),
    // Replaced, because otherwise each letter would be a step in the browser's history.
    onWords: (q) => void move({ search: { ...search, q: q || undefined }, replace: true }),
    onSort: (sort) => void move({ search: { ...search, sort } }),
  }
}
