import type { Fix } from '#domain/fields/border/walked.ts'

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** A position of the phone as a fix of a walk that began then; a clock that is set back does not go behind the last fix. */
export function fixOf({ coords, timestamp }: GeolocationPosition, startedAt: string, last: Fix | undefined): Fix {
  const seconds = Math.max(last?.[0] ?? 0, (timestamp - Date.parse(startedAt)) / 1000)
  return [rounded(seconds, 1), rounded(coords.longitude, 8), rounded(coords.latitude, 8), rounded(coords.accuracy, 1)]
}
