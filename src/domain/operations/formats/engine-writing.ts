import { ENGLISH_MONEY } from '../../money.ts'
import { once } from './once.ts'
import { sinceOf, spanOf, type Writing } from './writing.ts'

/** English, which every browser knows, as it is written in a place ('en-GB'). */
export const engineWriting = once((locale: string | undefined): Writing => {
  const numbers = once((how?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, how))
  const moments = once((how?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, how))
  const spans = once((how?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, how))
  const lists = once(() => new Intl.ListFormat(locale))
  return {
    money: ENGLISH_MONEY,
    number: (value, how) => numbers(how).format(value),
    dateTime: (at, how) => moments(how).format(at),
    hour: (time) => time,
    relativeTime(at, since) {
      const { now, style } = sinceOf(since)
      const { value, unit } = spanOf(at, now)
      return spans({ numeric: unit === 'second' ? 'auto' : 'always', style }).format(value, unit)
    },
    relativeDay: (days) => spans({ numeric: 'auto' }).format(days, 'day'),
    list: (values) => lists().format(values),
  }
})
