import { dateAt, localDay } from '#domain/dates.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** An instant as the field of a browser takes it, by the clock of this device: '2026-11-23T08:00'; empty for none. */
export function localMomentOf(instant: string | null): string {
  if (instant === null) return ''
  const date = dateAt(instant)
  return `${localDay(date)}T${two(date.getHours())}:${two(date.getMinutes())}`
}
