import type { Hours } from './formats.ts'

/** Sunrise and sunset, from which hours are counted. */
const SUNRISE = 6

/** An hour of the clock as people say it: 10:00 is 'saa nne asubuhi', '4 ሰዓት ጠዋት'. */
export function saidHour(hours: Hours, hour: number, minute: number): string {
  const pattern = { 0: hours.whole, 15: hours.quarter, 30: hours.half }[minute] ?? hours.minutes
  // Before the first part of a day the last one of the day before goes on: the night.
  const [, part] = hours.parts.findLast(([from]) => hour >= from) ?? hours.parts.at(-1)!
  const values = [hours.names[(hour + SUNRISE) % 12]!, String(minute), part]
  return pattern.replace(/\{(\d)\}/g, (_, place: '0') => values[Number(place)]!)
}

/** The same with the figure of the clock, where an appointment hangs on it: 'saa nne asubuhi (10:00)'. */
export function exactHour(hours: Hours | undefined, time: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours && hour && minute ? `${saidHour(hours, Number(hour), Number(minute))} (${time})` : time
}
