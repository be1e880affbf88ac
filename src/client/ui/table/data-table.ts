import type { Shown } from '#client/i18n/shown.ts'
import type { TableColumn } from './columns.ts'

export type DataTableProps<Row, Sort extends string> = {
  /** What the table lists, for those who do not see it. */
  label: string
  /** The name of the file that it is saved as. */
  file: string
  columns: TableColumn<Row, Sort>[]
  rows: Row[]
  rowId: (row: Row) => string
  /** How a row is called where it is selected. */
  rowName: (row: Row) => string
  /** A row on a phone. */
  card: (row: Row) => Shown
  /** Which of its orders it stands in; without it the list has one order alone. */
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** How many rows the filters show, in a sentence. */
  count: string
  /** Every row that the filters show, those of later pages too. */
  allRows: () => Promise<Row[]> | Row[]
  /** What can be done with the selected rows, besides a file of them. */
  selectedAction?: (selected: Row[]) => Shown
}
