import type { Day } from '#domain/dates.ts'
import { folded, withAsciiDigits } from '#domain/letters.ts'
import { dayIn } from '#domain/places.ts'

/** What stands first in days such as 4/5/2025; null while no cell of the file has said so. */
export type DayOrder = 'day' | 'month' | null

/** The day of a cell; 'open' where it can be two days; null where it is none. */
export type CellDay = Day | 'open' | null

type Parts = { first: number; second: number; year: number; isDotted: boolean }

/**
 * A day as files write it: '2025-01-15', '2025/1/15', '20250115', with or without a time; as a spreadsheet shows it
 * ('1/15/2025', '15-01-26', '15.1.2025', '15-Jan-26', 'jeudi 15 janvier 2026'); or as a month alone ('Jan-26',
 * 'janv.-26'), which stands for its 15th, as in the files of the World Food Programme. An instant is the day on the clock
 * of `zones`, where all of them agree.
 */
export function dayOfCell(written: string, order: DayOrder, zones: readonly string[] = []): CellDay {
  const cell = withAsciiDigits(written)
  const squashed = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(cell)
  if (squashed) return realDay(Number(squashed[1]), Number(squashed[2]), Number(squashed[3]))
  const iso = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)(?:[T ](.*))?$/.exec(cell)
  if (iso) {
    const day = realDay(Number(iso[1]), Number(iso[3]), Number(iso[4]))
    return day && /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso[5] ?? '') ? dayOfInstant(day, iso[5]!, zones) : day
  }
  const parts = partsOf(cell)
  if (parts) return dayOfParts(parts, order)
  return namedMonth(cell) ?? monthAlone(cell)
}

/** What one cell says of its column: which part stands first, where it can be read in one way only. */
export function orderOfCell(cell: string): DayOrder {
  const parts = partsOf(withAsciiDigits(cell))
  if (!parts || parts.isDotted || parts.first === parts.second) return null
  const [asDay, asMonth] = [dayOfParts(parts, 'day'), dayOfParts(parts, 'month')]
  if (asDay !== null && asMonth !== null) return null
  if (asDay !== null) return 'day'
  return asMonth === null ? null : 'month'
}

function partsOf(cell: string): Parts | null {
  const found = /^(\d\d?)([-/.])(\d\d?)\2(\d{4}|\d\d)(?:[T ]\d.*)?$/.exec(cell)
  if (!found) return null
  return { first: Number(found[1]), second: Number(found[3]), year: wholeYear(found[4]!), isDotted: found[2] === '.' }
}

/** Days with dots begin with the day wherever they are written. */
function dayOfParts({ first, second, year, isDotted }: Parts, order: DayOrder): CellDay {
  const [asDay, asMonth] = [realDay(year, second, first), realDay(year, first, second)]
  if (isDotted || order === 'day') return asDay
  if (order === 'month') return asMonth
  return asDay === null || asMonth === null || asDay === asMonth ? (asDay ?? asMonth) : 'open'
}

const NAMED =
  /^(?:(\d\d?)(?:st|nd|rd|th|er)?(?:[\s./-]|de )*)?(\p{L}{3,10})\.?(?:[\s.,/-]|de )*(?:(\d\d?)(?:st|nd|rd|th)?[\s,-]+)?'?(\d{4}|\d\d)$/u

/** A day of the week before a day: 'Thursday, ', 'jeudi ', 'quinta-feira, '. */
const WEEKDAY = /^\p{L}{3,9}(?:-feira)?[.,]?\s+(?=\d|\p{L}{3,10}\.? \d\d?,)/u

/** '15-Jan-26', 'Jan 15, 2026', '15 janv. 2026', '15 de janeiro de 2026'; of a month and a year the middle. */
function namedMonth(cell: string): Day | null {
  const found = NAMED.exec(cell) ?? NAMED.exec(cell.replace(WEEKDAY, ''))
  const month = found && monthOf(found[2]!)
  if (!month || (found[1] && found[3])) return null
  return realDay(wholeYear(found[4]!), month, Number(found[1] ?? found[3] ?? MIDDLE))
}

function monthAlone(cell: string): Day | null {
  const [, year, month] = /^(\d{4})[-/](\d\d?)$/.exec(cell) ?? []
  const [, monthFirst, yearSecond] = /^(\d\d?)[-/](\d{4})$/.exec(cell) ?? []
  const [of, at] = [year ?? yearSecond, month ?? monthFirst]
  return of && at ? realDay(Number(of), Number(at), MIDDLE) : null
}

const MIDDLE = 15

/** The months in English, French, Swahili and Portuguese, without accents. */
const MONTHS = [
  ['january', 'janvier', 'januari', 'janeiro'],
  ['february', 'fevrier', 'februari', 'fevereiro'],
  ['march', 'mars', 'machi', 'marco'],
  ['april', 'avril', 'aprili', 'abril'],
  ['may', 'mai', 'mei', 'maio'],
  ['june', 'juin', 'juni', 'junho'],
  ['july', 'juillet', 'julai', 'julho'],
  ['august', 'aout', 'agosti', 'agosto'],
  ['september', 'septembre', 'septemba', 'setembro'],
  ['october', 'octobre', 'oktoba', 'outubro'],
  ['november', 'novembre', 'novemba', 'novembro'],
  ['december', 'decembre', 'desemba', 'dezembro'],
] as const

/** The month that a word or its beginning names, from 1; 0 where it is none, or two. */
function monthOf(name: string) {
  const begun = MONTHS.map((names) => names.some((full) => full.startsWith(folded(name))))
  return begun.filter(Boolean).length === 1 ? begun.indexOf(true) + 1 : 0
}

/** Two digits are of this century up to 69, as spreadsheets read them. */
const wholeYear = (year: string) =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900)

function dayOfInstant(day: Day, time: string, zones: readonly string[]): CellDay {
  // Midnight of UTC is how programs write a day without a time.
  if (/^00:00(?::00(?:\.0+)?)?Z$/i.test(time)) return day
  const at = new Date(`${day}T${time}`)
  if (Number.isNaN(at.getTime())) return null
  const days = new Set((zones.length > 0 ? zones : ['UTC']).map((zone) => dayIn(at, zone)))
  return days.size === 1 ? [...days][0]! : 'open'
}

function realDay(year: number, month: number, day: number): Day | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : null
}
