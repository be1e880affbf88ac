import { addDays, type Day } from '../dates.ts'

/** Days from `from` up to, and without, `until`. */
export type Period = { from: Day; until: Day }

/** The last `count` calendar months, oldest first, the one of `today` as the last. */
export function lastMonths(today: Day, count: number): Period[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const firstDay = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
  return countedBack(count).map((back) => ({ from: firstDay(back), until: firstDay(back - 1) }))
}

/** The last `count` weeks from Monday to Sunday, oldest first, the one of `today` as the last. */
export function lastWeeks(today: Day, count: number): Period[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -sinceMonday)
  return countedBack(count).map((back) => ({ from: addDays(monday, -7 * back), until: addDays(monday, 7 - 7 * back) }))
}

/** 2, 1, 0 for 3. */
const countedBack = (count: number) => Array.from({ length: count }, (_, at) => count - 1 - at)
