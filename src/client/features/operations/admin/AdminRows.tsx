import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { TableSkeleton } from '#client/ui/table/TableSkeleton.tsx'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { CountedPage } from '#domain/contract.ts'

/** The pages of a list that were loaded so far. */
export type AdminPages<Row> = Parameters<typeof MoreButton>[0]['pages'] &
  Omit<Parameters<typeof QueryView<Row[]>>[0]['query'], 'data'> & {
    data: { pages: CountedPage<Row>[] } | undefined
  }

/** The rows that were loaded, and how many there are in all. */
export const loadedOf = <Row,>({ data }: AdminPages<Row>) => ({
  rows: data?.pages.flatMap(({ items }) => items),
  total: data?.pages[0]?.total,
})

type AdminRowsProps<Row, Sort extends string> = {
  label: string
  /** How a file of them is named. */
  file: string
  view: TableView<Sort>
  pages: AdminPages<Row>
  /** What is said where the list cannot be loaded; a general sentence by default. */
  errorText?: string | undefined
  emptyText: string
  /** How high a card is about, while the list loads. */
  cardHeight: number
  columns: TableColumn<Row, Sort>[]
  nameOf: (row: Row) => string
  card: (row: Row) => Shown
  allRows: () => Promise<Row[]>
  selectedAction: (selected: Row[]) => Shown
}

/** The rows of a list of the admin area as a table or cards, in all four states, and more of them. */
export function AdminRows<Row extends { id: string }, Sort extends string>(props: AdminRowsProps<Row, Sort>) {
  const { view, pages, errorText, emptyText, cardHeight, nameOf, ...shared } = props
  const table = useTranslations('table')
  const action = useTranslations('desk.action')
  const { rows, total } = loadedOf(pages)
  return (
    <>
      <QueryView
        query={{ ...pages, data: rows }}
        errorText={errorText}
        skeleton={<TableSkeleton cardHeight={cardHeight} />}
        empty={<EmptyState text={emptyText} />}
      >
        {(shown) => (
          <DataTable
            {...shared}
            rows={shown}
            rowId={({ id }) => id}
            rowName={nameOf}
            sort={view.sort}
            onSort={view.onSort}
            count={typeof total === 'number' ? table('rows', { count: total }) : table('many')}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{action('more')}</MoreButton>
    </>
  )
}
