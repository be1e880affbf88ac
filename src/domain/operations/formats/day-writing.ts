import { ethiopianDay } from './ethiopian-day.ts'
import type { Formats, Skeleton } from './formats.ts'
import { exactHour, saidHour } from './said-hour.ts'
import type { DateTimeOptions } from './writing.ts'

type Fields = Record<'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second', number>

/** A day and an hour by the clock of a zone; without one by that of this machine. */
function fieldsOf(at: Date | number, zone?: string): Fields {
  const date = new Date(at)
  if (!zone) return localFields(date)
  const moved = new Date(date.getTime() + offsetIn(zone, date))
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth(),
    day: moved.getUTCDate(),
    weekday: moved.getUTCDay(),
    hour: moved.getUTCHours(),
    minute: moved.getUTCMinutes(),
    second: moved.getUTCSeconds(),
  }
}

const localFields = (date: Date): Fields => ({
  year: date.getFullYear(),
  month: date.getMonth(),
  day: date.getDate(),
  weekday: date.getDay(),
  hour: date.getHours(),
  minute: date.getMinutes(),
  second: date.getSeconds(),
})

const ZONED = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const

/** Of the engine is asked what the clock of a zone shows, and no word. */
function offsetIn(zone: string, date: Date): number {
  if (zone === 'UTC') return 0
  const shown = new Intl.DateTimeFormat('sv', { ...ZONED, timeZone: zone }).format(date)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(date.getTime() / 1000) * 1000
}

const two = (part: number) => String(part).padStart(2, '0')

/** What the letters of a pattern stand for (UTS 35). */
const PARTS: Record<string, (fields: Fields, formats: Formats) => string> = {
  d: ({ day }, { firstDay }) => (day === 1 ? firstDay : String(day)),
  dd: ({ day }) => two(day),
  MM: ({ month }) => two(month + 1),
  MMM: ({ month }, { months }) => months.short[month]!,
  MMMM: ({ month }, { months }) => months.long[month]!,
  y: ({ year }) => String(year),
  E: ({ weekday }, { days }) => days.short[weekday]!,
  ccc: ({ weekday }, { days }) => days.short[weekday]!,
  EEEE: ({ weekday }, { days }) => days.long[weekday]!,
  HH: ({ hour }) => two(hour),
  mm: ({ minute }) => two(minute),
  ss: ({ second }) => two(second),
}

const filled = (pattern: string, fields: Fields, formats: Formats) =>
  pattern.replace(/'([^']*)'|([a-zA-Z])\2*/g, (letters, quoted?: string) => quoted ?? PARTS[letters]!(fields, formats))

/** '27 nov. 2026, 10:00', by the same options as Intl takes, of those that the product asks for. */
export function writeDateTime(formats: Formats, at: Date | number, how: DateTimeOptions = {}): string {
  if (Number.isNaN(Number(at))) return String(at)
  const fields = fieldsOf(at, how.timeZone)
  const day = saidDay(formats, fields, how)
  const timing = timePattern(how)
  const time = timing && filled(formats.patterns[timing], fields, formats)
  const said = time && saidTime(formats, time, fields, how)
  return day && said ? formats.patterns.both.replace('{1}', day).replace('{0}', said) : (day ?? said ?? '')
}

/** By the calendar that the reader chose; of an exact day by both. */
function saidDay(formats: Formats, fields: Fields, how: DateTimeOptions) {
  const pattern = dayPattern(how)
  if (!pattern) return undefined
  const civil = filled(formats.patterns[pattern], fields, formats)
  const [own, months] = [ETHIOPIAN[pattern], formats.ethiopian]
  if (formats.calendar !== 'ethiopian' || !own || !months) return civil
  const said = filled(
    own,
    { ...fields, ...ethiopianDay(fields) },
    { ...formats, months: { short: months, long: months } },
  )
  return how.isExact ? `${said} (${civil})` : said
}

/** Day, month and year in this order; months have no short names. */
const ETHIOPIAN: Partial<Record<Skeleton, string>> = {
  d: 'd',
  MMMd: 'd MMM',
  MMMMd: 'd MMM',
  yMMM: 'MMM y',
  yMMMM: 'MMM y',
  yMMMd: 'd MMM y',
  yMMMMd: 'd MMM y',
  MMMEd: 'E፣ d MMM',
  MMMMEEEEd: 'EEEE d MMM',
  medium: 'd MMM y',
  long: 'd MMM y',
}

/** Seconds are for who looks into a log. */
function saidTime({ hours }: Formats, time: string, { hour, minute }: Fields, how: DateTimeOptions) {
  if (!hours || timePattern(how) === 'timeSeconds') return time
  return how.isExact ? exactHour(hours, time) : saidHour(hours, hour, minute)
}

function timePattern({ timeStyle, hour, second }: Intl.DateTimeFormatOptions): Skeleton | undefined {
  if (timeStyle === undefined && hour === undefined) return undefined
  return timeStyle === 'medium' || second !== undefined ? 'timeSeconds' : 'time'
}

function dayPattern(how: Intl.DateTimeFormatOptions): Skeleton | undefined {
  const { dateStyle, weekday, day, month, year, hour, timeStyle } = how
  if (dateStyle) return dateStyle === 'long' || dateStyle === 'full' ? 'long' : 'medium'
  const key = `${year ? 'y' : ''}${month ? (month === 'long' ? 'MMMM' : 'MMM') : ''}${weekday ? (weekday === 'long' && month ? 'EEEE' : 'E') : ''}${day ? 'd' : ''}`
  if (key) return key as Skeleton
  return hour || timeStyle ? undefined : 'medium'
}
