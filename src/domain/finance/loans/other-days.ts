import { addDays, type Day } from '../../dates.ts'

type Payment = { due: Day; amount: number; paid: number }

/** Instalments with other days for what is not paid; what is paid keeps its day. */
const moved = (instalments: readonly Payment[], dayOf: (due: Day) => Day): Day[] =>
  instalments.map(({ due, amount, paid }) => (paid < amount ? dayOf(due) : due))

/** Everything that is not paid falls due some days later. */
export const postponed = (instalments: readonly Payment[], days: number): Day[] =>
  moved(instalments, (due) => addDays(due, days))

/**
 * What is not paid falls due from a first day on, and then every so many days. Instalments that were one payment, after
 * a harvest, stay one.
 */
export function respread(instalments: readonly Payment[], first: Day, everyDays: number): Day[] {
  const open = [...new Set(instalments.filter(({ paid, amount }) => paid < amount).map(({ due }) => due))]
  return moved(instalments, (due) => addDays(first, everyDays * open.indexOf(due)))
}
