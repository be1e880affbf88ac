/** A word for one and one for several: 'il y a {0} jour', 'il y a {0} jours'. */
type Counted = readonly string[]
type Span = { past: Counted; future: Counted }
export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
type Names = { short: readonly string[]; long: readonly string[] }

/** How a language writes numbers, money, days, times and lists (CLDR): data alone, so that a worker can keep it. */
export type Formats = {
  decimal: string
  group: string
  /** Digits that stand before the first separator of thousands: Portugal writes 1234 and 12 345. */
  minGrouping: number
  percent: string
  /** '{0}' is the number and '¤' the sign; the second one is for a sign that ends in a letter. */
  money: string
  moneyByLetters: string
  /** The signs of currencies beside those of the specification. */
  signs: Readonly<Record<string, string>>
  units: Readonly<Record<'kilobyte' | 'megabyte', string>>
  /** Of thousands, millions and milliards. */
  compact: readonly string[]
  months: Names
  /** From Sunday. */
  days: Names
  /** By CLDR's skeletons: 'd MMM y'. */
  patterns: Readonly<Record<Skeleton, string>>
  /** The first day of a month, where it is no bare number. */
  firstDay: string
  relative: {
    long: Readonly<Record<TimeUnit, Span>>
    short: Readonly<Record<TimeUnit, Span>>
    /** Yesterday, today and tomorrow. */
    day: Readonly<Record<'-1' | '0' | '1', string>>
    now: string
  }
  list: { start: string; middle: string; end: string; two: string }
  /** Whether nothing is said as one is: 'il y a 0 jour'. */
  nothingIsOne: boolean
  /** The months of the Ethiopian calendar, where a reader may choose it. */
  ethiopian?: readonly string[]
  /** What the reader chose; without it days are those of the Gregorian calendar. */
  calendar?: 'ethiopian'
  /** How hours are said, where they are counted from sunrise and sunset. */
  hours?: Hours
}

/** '{0}' is the hour, '{1}' the minutes and '{2}' the part of the day. */
export type Hours = Readonly<Record<'whole' | 'quarter' | 'half' | 'minutes', string>> & {
  /** From the twelfth. */
  names: readonly string[]
  /** Each with the hour of the clock from which on it is. */
  parts: readonly (readonly [from: number, word: string])[]
}

export type Skeleton =
  | 'd'
  | 'E'
  | 'MMMd'
  | 'MMMMd'
  | 'yMMM'
  | 'yMMMM'
  | 'yMMMd'
  | 'yMMMMd'
  | 'MMMEd'
  | 'MMMMEEEEd'
  | 'medium'
  | 'long'
  | 'time'
  | 'timeSeconds'
  | 'both'
