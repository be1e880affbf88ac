import type { Day } from '#domain/dates.ts'

/**
 * A day as the files write it: '2025-01-15', with or without a time behind it, or as a spreadsheet leaves it,
 * '1/15/2025' or '15/1/2025'. Null where it is none, and where it could be two.
 */
export function dayOfCell(cell: string): Day | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(cell)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = /^(\d\d?)[/.](\d\d?)[/.](\d{4})$/.exec(cell)
  if (!slashed) return null
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])]
  if (first === second || second > 12) return realDay(year, first, second)
  return first > 12 ? realDay(year, second, first) : null
}

function realDay(year: number, month: number, day: number): Day | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : null
}

/** A number of a cell, with a point, or in a file of semicolons with a comma: '43440', '12.5'. Null where it is none. */
export function numberOfCell(cell: string): number | null {
  return /^\d{1,15}([.,]\d+)?(e[+-]?\d\d?)?$/i.test(cell) && !/,\d{3}$/.test(cell)
    ? Number(cell.replace(',', '.'))
    : null
}
