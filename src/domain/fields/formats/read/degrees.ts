import { numberOf } from './properties.ts'

/** Degrees with minutes and seconds, and the half of the world before or behind them: "N7 38'39.1\"", '7.64420 N'. */
const WITH_HALF =
  /^([NSEW])?\s*(\d+(?:\.\d+)?)\s*[\u00b0\u00bad]?\s*(?:(\d+(?:\.\d+)?)\s*['\u2019\u2032]?\s*)?(?:(\d+(?:\.\d+)?)\s*["\u201d\u2033]?\s*)?([NSEW])?$/i
const MINUTES = 60

/** Degrees as a table writes them: a number, or as GPSBabel's unicsv with the half of the world; else NaN. */
export function degreesOf(text: string): number {
  const plain = numberOf(text)
  if (!Number.isNaN(plain)) return plain
  const [, before, whole, minutes = '0', seconds = '0', behind] = WITH_HALF.exec(text.trim()) ?? []
  const half = (before ?? behind)?.toUpperCase()
  if (!whole || !half) return Number.NaN
  const degrees = Number(whole) + (Number(minutes) + Number(seconds) / MINUTES) / MINUTES
  return half === 'S' || half === 'W' ? -degrees : degrees
}
