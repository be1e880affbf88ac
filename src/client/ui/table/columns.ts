import type { Shown } from '#client/i18n/shown.ts'
import type { CsvCell } from '#domain/operations/csv.ts'

/** A column of a table. */
export type TableColumn<Row, Sort extends string> = {
  id: string
  head: string
  cell: (row: Row) => Shown
  /** What stands in the file for a spreadsheet; a column without it is for the screen alone. */
  csv?: (row: Row) => CsvCell
  /** The orders that a press on its head changes between. */
  sort?: readonly [first: Sort, second: Sort]
  isNumber?: boolean
  /** Stands on one line, such as a date. */
  isWhole?: boolean
  /** Not shown until it is chosen. */
  isHidden?: boolean
  /** Always shown: who or what the row is. */
  isFixed?: boolean
}
