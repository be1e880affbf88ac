import { writeDateTime } from './day-writing.ts'
import type { Formats } from './formats.ts'
import { moneyWriting, writeNumber } from './number-writing.ts'
import { exactHour } from './said-hour.ts'
import { sinceOf, spanOf, type Writing } from './writing.ts'

/** Writes as a table says, and asks the engine for no word: a phone and the server write alike. */
export function tableWriting(formats: Formats): Writing {
  const number: Writing['number'] = (value, how) => writeNumber(formats, value, how)
  return {
    money: moneyWriting(formats),
    number,
    dateTime: (at, how) => writeDateTime(formats, at, how),
    hour: (time) => exactHour(formats.hours, time),
    relativeTime: (at, since) => writeRelative(formats, at, since),
    relativeDay: (days) => formats.relative.day[`${days}` as '1'] ?? spanIn(formats, { value: days, unit: 'day' }),
    list: (values) => listed(formats, [...values]),
    table: formats,
  }
}

const writeRelative = (formats: Formats, at: Date | number, since: Parameters<Writing['relativeTime']>[1]) => {
  const { now, style } = sinceOf(since)
  return spanIn(formats, spanOf(at, now), style === 'short' || style === 'narrow' ? 'short' : 'long')
}

function spanIn(
  formats: Formats,
  { value, unit }: ReturnType<typeof spanOf>,
  style: 'long' | 'short' = 'long',
): string {
  const { relative, nothingIsOne } = formats
  if (unit === 'second' && value === 0) return relative.now
  const [one, other] = relative[style][unit][value > 0 ? 'future' : 'past']
  const count = Math.abs(value)
  const isOne = count === 1 || (count === 0 && nothingIsOne)
  return (isOne ? one : other)!.replace('{0}', writeNumber(formats, count))
}

const joined = (pattern: string, before: string, after: string) =>
  pattern.replace(/\{([01])\}/g, (_, place) => (place === '0' ? before : after))

/** 'a, b et c'. */
function listed({ list }: Formats, values: readonly string[]): string {
  const [last = '', ...before] = [...values].reverse()
  if (before.length < 2) return before.length === 0 ? last : joined(list.two, before[0]!, last)
  const [near, ...far] = before
  const end = joined(list.end, near!, last)
  return far.reduce((text, each, at) => joined(at === far.length - 1 ? list.start : list.middle, each, text), end)
}
