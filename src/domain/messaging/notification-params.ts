import { type Day, dayOf } from '../dates.ts'
import { toMajor } from '../money.ts'
import type { Writing } from '../operations/formats/writing.ts'

/** Money in hundredths. */
type Money = { minor: number; currency: string }

type ParamValues = {
  /** What somebody wrote, as it was written. */
  text: string
  /** Of a row that the link names. */
  id: string
  number: number
  /** Money that somebody owes. */
  amount: Money
  price: Money
  coursePrice: Money
  /** '20 Nov'. */
  shortDay: Day
  /** 'Sunday 22 November'. */
  longDay: Day
  /** Of an appointment: '10:00'. */
  hour: string
  /** A crop by its English name. */
  crop: string
}
type Plain = keyof ParamValues

/** The type of a parameter; with '?' it may be null, and it may be missing in rows that are older than it. */
export type ParamType = Plain | `${Plain}?`

export type ParamValue<T extends ParamType> = T extends `${infer P extends Plain}?`
  ? ParamValues[P] | null
  : T extends Plain
    ? ParamValues[T]
    : never

/** Who reads: the locale of the plurals, how the language writes days and amounts, and how a crop is called in it. */
export type Reader = { locale: string; writing: Writing; cropName: (name: string) => string }

type Param<T> = { is: (value: unknown) => value is T; say: (value: T, reader: Reader) => string }

const isString = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isDay = (value: unknown): value is Day => isString(value) && isRealDay(value)
const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'minor' in value &&
  'currency' in value &&
  isNumber(value.minor) &&
  isString(value.currency)

function isRealDay(text: string) {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && dayOf(new Date(moment)) === text
}

const DAYS = {
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  long: { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', isExact: true },
} as const

const dayIn = (day: Day, { writing }: Reader, style: keyof typeof DAYS) =>
  writing.dateTime(Date.parse(`${day}T00:00:00Z`), DAYS[style]).replace(',', '')

const PARAMS: { [T in Plain]: Param<ParamValues[T]> } = {
  text: { is: isString, say: (text) => text },
  id: { is: isString, say: (id) => id },
  number: {
    is: isNumber,
    say: (number, { writing }) => writing.number(number, { useGrouping: false }),
  },
  amount: {
    is: isMoney,
    say: ({ minor, currency }, { writing }) => writing.money.formatAmount(toMajor(minor), currency),
  },
  price: {
    is: isMoney,
    say: ({ minor, currency }, { writing }) => writing.money.formatPrice(toMajor(minor), currency),
  },
  coursePrice: {
    is: isMoney,
    say: ({ minor, currency }, { writing }) => writing.money.formatCoursePrice(minor, currency),
  },
  shortDay: { is: isDay, say: (day, reader) => dayIn(day, reader, 'short') },
  longDay: { is: isDay, say: (day, reader) => dayIn(day, reader, 'long') },
  hour: { is: isString, say: (time, { writing }) => writing.hour(time) },
  crop: { is: isString, say: (name, { cropName }) => cropName(name) },
}

const isOptional = (type: ParamType): type is `${Plain}?` => type.endsWith('?')
const paramOf = (type: ParamType) => PARAMS[type.replace('?', '') as Plain] as Param<unknown>

const isNone = (value: unknown) => value === null || value === undefined

export const isParam = (type: ParamType, value: unknown) =>
  (isOptional(type) && isNone(value)) || paramOf(type).is(value)

/** The values that words take for a parameter. Whether an optional one is there is a value of its own. */
export function valuesOf(name: string, type: ParamType, value: unknown, reader: Reader): Record<string, string> {
  const said = isNone(value) ? '' : paramOf(type).say(value, reader)
  if (!isOptional(type)) return { [name]: said }
  return { [name]: said, [`has${name.charAt(0).toUpperCase()}${name.slice(1)}`]: isNone(value) ? 'no' : 'yes' }
}
