import { addDays, type Day } from '../../dates.ts'

/** A third of a month, from its first to its last day: 1 to 10, 11 to 20, 21 to the end (WMO). */
export type Dekad = { from: Day; to: Day }

/** The dekad in which a day lies. */
export function dekadOf(day: Day): Dekad {
  const month = day.slice(0, 8)
  const date = Number(day.slice(8))
  if (date <= 10) return { from: `${month}01`, to: `${month}10` }
  if (date <= 20) return { from: `${month}11`, to: `${month}20` }
  return { from: `${month}21`, to: lastOfMonth(day) }
}

/** The last day of the month of a day. */
export const lastOfMonth = (day: Day): Day => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The dekads from the one of a day to the one of another. */
export function dekadsBetween(from: Day, to: Day): Dekad[] {
  const dekads: Dekad[] = []
  for (let dekad = dekadOf(from); dekad.from <= to; dekad = dekadOf(addDays(dekad.to, 1))) dekads.push(dekad)
  return dekads
}

/** The dekad that is so many before the one of a day. */
export function dekadsBefore(day: Day, count: number): Dekad {
  let dekad = dekadOf(day)
  for (let back = 0; back < count; back++) dekad = dekadOf(addDays(dekad.from, -1))
  return dekad
}
