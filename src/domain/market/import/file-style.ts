import { type DayOrder, orderOfCell } from './cell-day.ts'
import { decimalOfCell, type NumberStyle } from './cell-number.ts'
import type { PriceColumns } from './columns.ts'

/** How a file writes its days and its numbers, where a cell by itself could be read in two ways. */
export type FileStyle = { order: DayOrder; number: NumberStyle }

/**
 * Finds out how a file writes: a cell that can be read in one way only decides its column, and where two of them differ
 * nothing is decided. Semicolons between the cells say that the comma is taken: a spreadsheet writes them where decimals
 * have a comma. Where no day has a number above 12 the order stays open.
 */
export function styleOf(
  rows: readonly { cells: readonly string[] }[],
  columns: PriceColumns,
  separator: string | null,
): FileStyle {
  const said = <T>(column: number, read: (cell: string) => T | null) =>
    new Set(rows.map(({ cells }) => read(cells[column] ?? '')).filter((each) => each !== null))
  const [orders, decimals] = [said(columns.date, orderOfCell), said(columns.price, decimalOfCell)]
  const usual = separator === ';' ? 'comma' : 'point'
  return { order: only(orders), number: { decimal: only(decimals), usual: decimals.size > 1 ? null : usual } }
}

const only = <T>(said: ReadonlySet<T>): T | null => (said.size === 1 ? [...said][0]! : null)
