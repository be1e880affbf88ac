import type { Db } from '#db/client.ts'
import { findSourceOfSeries, listPricesOfSeries } from '#db/queries/market/imported-prices.ts'
import { addDays, daysBetween } from '#domain/dates.ts'
import { conversionOf } from '#domain/market/currency/currency-times.ts'
import { isDoubtful, movingMedian, YEAR_DAYS } from '#domain/market/import/doubt.ts'
import { kindToTake, sourceOf } from '#domain/market/import/kinds.ts'
import { type DoubtfulChoice, MAX_SAMPLES, type PriceSample } from '#domain/market/import/price-import.schema.ts'
import { toMajor } from '#domain/money.ts'
import type { Slices } from '#services/operations/import/slices.ts'
import { type CollectedPrices, FIRST_DAY, type FileSeries } from './collect-prices.ts'
import type { RefusalLog } from './refusals.ts'

/** A price to be written: a new row, or the change of one that was `before`. */
export type PlannedPrice = { row: number; change: { id: string; before: number } | null }
type Group = 'new' | 'changed' | 'doubtful'

export type Comparison = {
  counts: Record<Group | 'same', number>
  samples: Record<Group, PriceSample[]>
  /** What is to be written, by series, each oldest first. */
  plan: Map<FileSeries, PlannedPrice[]>
  refusals: RefusalLog
}

type Known = { id: string; price: number }
/** What a series has on a day: the price that counts in the database, and the one of the file. */
type DayOfSeries = { day: number; known?: Known; row?: number }

/** Compares the prices of a file with those of the database. Writes nothing. */
export async function comparePrices(
  db: Db,
  collected: CollectedPrices,
  doubtful: DoubtfulChoice,
  slices: Slices,
  progress: (done: number) => void,
): Promise<Comparison> {
  const { kinds, prices, series } = collected
  const comparison: Comparison = {
    counts: { new: 0, changed: 0, same: 0, doubtful: 0 },
    samples: { new: [], changed: [], doubtful: [] },
    plan: new Map(),
    refusals: collected.refusals.copy(),
  }
  const rowsOf = prices.byKind(kinds.length)
  for (const [at, each] of series.entries()) {
    const rows = takenRows(db, collected, each, rowsOf, comparison)
    const judge = judgeOf(collected, each, doubtful, comparison)
    for (const day of daysOf(db, collected, each, rows, comparison)) judge(day)
    progress(at + 1)
    await slices.next()
  }
  return comparison
}

/** The rows of the one kind that stands for a series; those of the others are refused. */
function takenRows(
  db: Db,
  { kinds, prices }: CollectedPrices,
  series: FileSeries,
  rowsOf: (kind: number) => Uint32Array,
  { refusals }: Comparison,
) {
  const current = series.kinds.length > 1 ? findSourceOfSeries(db, series) : null
  const taken = kindToTake(
    series.kinds.map((number) => ({ ...kinds[number]!, number })),
    current,
  )
  for (const number of series.kinds) {
    if (number === taken?.number) continue
    const { commodity, priceType } = kinds[number]!
    const sale = [commodity, priceType].filter(Boolean).join(', ')
    for (const row of rowsOf(number))
      refusals.add(`another kind of this crop stands for its market (${sale})`, prices.line(row), () =>
        [dateOf(prices.day(row)), series.market, sale, `${series.currency} ${toMajor(prices.price(row))} a kg`].join(
          ', ',
        ),
      )
  }
  return taken ? rowsOf(taken.number) : new Uint32Array()
}

/** The days of a series in their order, those of the database and those of the file together. */
function daysOf(
  db: Db,
  { prices }: CollectedPrices,
  series: FileSeries,
  rows: Uint32Array,
  { counts, refusals }: Comparison,
): DayOfSeries[] {
  const days = new Map<number, DayOfSeries>()
  for (const { id, date, pricePerKg } of listPricesOfSeries(db, series)) {
    const day = daysBetween(FIRST_DAY, date)
    days.set(day, { day, known: { id, price: pricePerKg } })
  }
  for (const row of rows) {
    const day = prices.day(row)
    const found = days.get(day)
    if (found?.row === undefined) days.set(day, { ...found, day, row })
    else if (prices.price(found.row) === prices.price(row)) counts.same += 1
    else
      refusals.add('the file has another price of the same day', prices.line(row), () =>
        [dateOf(day), series.market, `${series.currency} ${toMajor(prices.price(row))} a kg`].join(', '),
      )
  }
  return [...days.values()].sort((a, b) => a.day - b.day)
}

/** Judges the days of a series one after another, from the oldest. */
function judgeOf({ prices }: CollectedPrices, series: FileSeries, doubtful: DoubtfulChoice, comparison: Comparison) {
  const { counts, samples, plan } = comparison
  const year = movingMedian()
  const planned: PlannedPrice[] = []
  const note = (group: Group, row: number, other: number | null) => {
    counts[group] += 1
    if (samples[group].length < MAX_SAMPLES) samples[group].push(sampleOf(row, other))
  }
  const sampleOf = (row: number, other: number | null): PriceSample => ({
    line: prices.line(row),
    cropId: series.cropId,
    market: series.market,
    currency: series.currency,
    date: dateOf(prices.day(row)),
    pricePerKg: toMajor(prices.price(row)),
    other: other === null ? null : toMajor(Math.round(other)),
  })
  const write = (row: number, known: Known | undefined) => {
    if (planned.push({ row, change: known ? { id: known.id, before: known.price } : null }) === 1)
      plan.set(series, planned)
  }
  return ({ day, known, row }: DayOfSeries) => {
    year.moveTo(day - YEAR_DAYS)
    if (row === undefined) return year.add(day, known!.price)
    const price = prices.price(row)
    if (known?.price === price) {
      counts.same += 1
      return year.add(day, price)
    }
    const usual = year.median()
    if (isDoubtful(price, usual)) {
      note('doubtful', row, usual)
      if (doubtful === 'take') write(row, known)
      // It counts for the prices after it: where a currency lost its zeros, half a year is doubtful and no more.
      return year.add(day, known?.price ?? price)
    }
    note(known ? 'changed' : 'new', row, known?.price ?? null)
    write(row, known)
    year.add(day, price)
  }
}

const dates = new Map<number, string>()

/** A day of the calendar by its number. */
export function dateOf(day: number) {
  let date = dates.get(day)
  if (date === undefined) {
    date = addDays(FIRST_DAY, day)
    dates.set(day, date)
  }
  return date
}

export function sourceOfRow({ kinds, prices, series }: CollectedPrices, row: number) {
  const kind = kinds[prices.kind(row)]!
  const conversion = conversionOf(series[kind.series]!.currency, dateOf(prices.day(row)))
  return [sourceOf(kind), conversion].filter(Boolean).join(', ')
}
