import type { Money } from '../../money.ts'
import type { Formats, TimeUnit } from './formats.ts'

type RelativeStyle = 'long' | 'short' | 'narrow'
type Moment = Date | number

/** Of an exact time the figure of the clock stands behind an hour that is said: an appointment hangs on it. */
export type DateTimeOptions = Intl.DateTimeFormatOptions & { isExact?: boolean }

/** How a language writes what is no word: numbers, money, days, times and lists. */
export type Writing = {
  money: Money
  number: (value: number, how?: Intl.NumberFormatOptions) => string
  /** In the zone of this machine, unless another is named. */
  dateTime: (at: Moment, how?: DateTimeOptions) => string
  /** An hour of an appointment, '10:00': 'saa nne asubuhi (10:00)'. */
  hour: (time: string) => string
  /** '3 days ago'. */
  relativeTime: (at: Moment, now: Moment | Since) => string
  /** The same of whole days: 'yesterday'. */
  relativeDay: (days: number) => string
  /** 'a, b and c'. */
  list: (values: Iterable<string>) => string
  /** The table that it writes by; English has none. */
  table?: Formats
}

const SECONDS: Record<TimeUnit, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_628_000,
  year: 31_536_000,
}
const UNITS = Object.keys(SECONDS) as TimeUnit[]

/** How far a moment lies from another one, in the largest unit of which it is one at least. */
export function spanOf(at: Moment, now: Moment): { value: number; unit: TimeUnit } {
  const seconds = (Number(at) - Number(now)) / 1000
  const unit = UNITS.findLast((each) => Math.abs(seconds) >= SECONDS[each]) ?? 'second'
  return { value: Math.round(seconds / SECONDS[unit]), unit }
}

type Since = { now: Moment; style?: RelativeStyle | undefined }
export const sinceOf = (since: Moment | Since): Since =>
  typeof since === 'object' && 'now' in since ? since : { now: since }
