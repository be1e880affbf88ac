import { toCsv } from '#domain/operations/csv.ts'
import type { Fault } from '#domain/people/farmer-import.ts'

/** The rows of a file by their lines, and the row that names their columns. */
type FileRows = { head: readonly string[]; cells: ReadonlyMap<number, readonly string[]> }

/** The columns that a file of refused rows has before those of the file they came from. */
const OURS = ['Kuu: line', 'Kuu: reason'] as const

/** Whether a column is one that Kuu wrote for the reader alone. */
export const isOurs = (head: readonly string[], cell: string) =>
  OURS.every((ours) => head.includes(ours)) && OURS.some((ours) => ours === cell)

/** The refused rows as a CSV file: as they came, each with its line and the reasons. It can be corrected and imported. */
export function refusedFile({ head, cells }: FileRows, faults: readonly Fault[]): string | null {
  const reasons = new Map<number, string[]>()
  for (const { line, column, reason } of faults)
    reasons.set(line, [...(reasons.get(line) ?? []), `${column}: ${reason}`])
  if (reasons.size === 0) return null
  const isKept = head.map((cell) => !isOurs(head, cell))
  const kept = (row: readonly string[]) => row.filter((_, at) => isKept[at] ?? true)
  const rows = [...reasons].map(([line, said]) => [line, said.join('. '), ...kept(cells.get(line) ?? [])])
  return toCsv([...OURS, ...kept(head)], rows)
}
