import type { Db } from '#db/client.ts'
import { listCrops } from '#db/queries/crops/crops.ts'
import { listImportedCropNames, type SeriesKey } from '#db/queries/market/imported-prices.ts'
import { daysBetween } from '#domain/dates.ts'
import { columnsOf, isHead, isTagRow, type PriceColumns } from '#domain/market/import/columns.ts'
import { commodityKey, commodityMatcher } from '#domain/market/import/commodity.ts'
import { styleOf } from '#domain/market/import/file-style.ts'
import type { PriceKind } from '#domain/market/import/kinds.ts'
import { type ImportedCommodity, MAX_COMMODITIES } from '#domain/market/import/price-import.schema.ts'
import { type CropOf, type PriceRow, priceRowReader } from '#domain/market/import/price-row.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import { isTotalRow } from '#domain/operations/import/cell-words.ts'
import type { CsvRow } from '#services/operations/csv/csv-rows.ts'
import type { Slices } from '#services/operations/import/slices.ts'
import { marketNames } from '../market-names.ts'
import { columnStore } from './column-store.ts'
import { refusalLog } from './refusals.ts'

/** A kind of sale of a crop in a market, and the numbers of the kinds that share its series. */
type FileKind = PriceKind & { series: number }
export type FileSeries = SeriesKey & { kinds: number[] }

/** The prices of a file, each with its kind, ready to be compared; and the rows that are none. */
export type CollectedPrices = Awaited<ReturnType<typeof collectPrices>>

/** The day from which days are counted in numbers. */
export const FIRST_DAY = '1900-01-01'

/** Rows of a file as they come, and what separates its cells, known with the first of them. */
export type PriceTable = { rows: AsyncIterable<CsvRow[]>; separator: () => string | null }

/** How many rows are looked at for how a file writes its days and numbers before the first is read. */
const ROWS_TO_JUDGE = 5000

/** Reads all rows of a file. Nothing is written, and nothing of the file is kept but the numbers of its prices. */
export async function collectPrices(db: Db, file: PriceTable, now: Date, slices: Slices) {
  const [prices, refusals, known] = [columnStore(), refusalLog(), commoditiesOf(db)]
  const { kindOf, kinds, series } = kindIndex(marketNames(db))
  const dayNumber = dayNumbers()
  let head: Head | undefined
  let last: CsvRow | undefined
  const note = ({ columns: { commodity }, read }: Head, { cells, line }: CsvRow) => {
    const price = read(cells)
    known.count(cells[commodity] ?? '', price)
    if (typeof price === 'string') refusals.add(price, line, () => cells.join(', '))
    else prices.add(line, dayNumber(price.date), price.pricePerKg, kindOf(price, dayNumber(price.date)))
  }
  const noteAll = async (rows: readonly CsvRow[], by: Head) => {
    for (const row of rows) {
      last = row
      note(by, row)
      // Most rows need no pause, and an await for each would take as long as the row.
      const pause = slices.next()
      if (pause) await pause
    }
  }
  let first: CsvRow[] = []
  const begin = async () => {
    const begun = beginOf(first, file.separator(), known.cropOf, now)
    first = []
    head = begun.head
    await noteAll(begun.rows, head)
  }
  for await (const rows of file.rows) {
    if (head) await noteAll(rows, head)
    else {
      for (const row of rows) first.push(row)
      if (first.length >= ROWS_TO_JUDGE) await begin()
    }
  }
  if (!head) await begin()
  assertWhole(head, last)
  return { prices, refusals, kinds, series, commodities: known.list() }
}

function assertWhole(head: Head | undefined, last: CsvRow | undefined) {
  if (!last) throw new FileRefusal('The file has no rows below its first line.')
  if (head && last.cells.length < head.columns.count && !isTotalRow(last.cells)) throw cutFile(last, head.columns.count)
}

/** What the head of a file says, and how the others are read by it. */
type Head = { columns: PriceColumns; read: ReturnType<typeof priceRowReader> }

/** Titles may stand above the head of a table. */
const MAX_TITLES = 20

/** The head of a file and the rows below it, of its first rows. */
function beginOf(first: readonly CsvRow[], separator: string | null, cropOf: CropOf, now: Date) {
  const at = Math.max(
    0,
    first.slice(0, MAX_TITLES).findIndex(({ cells }) => isHead(cells)),
  )
  const columns = columnsOf(first[at]?.cells ?? [])
  const below = first.slice(at + 1)
  const rows = below[0] && isTagRow(below[0].cells) ? below.slice(1) : below
  const head: Head = { columns, read: priceRowReader(columns, cropOf, now, styleOf(rows, columns, separator)) }
  return { head, rows }
}

/** A download that broke off ends in the middle of a row; what came before it may be wrong as well. */
const cutFile = ({ line, cells }: CsvRow, count: number) =>
  new FileRefusal(
    `The file is cut off: its last line, ${line}, has ${cells.length} of ${count} columns. Download it again.`,
  )

function dayNumbers() {
  const known = new Map<string, number>()
  return (date: string) => {
    let day = known.get(date)
    if (day === undefined) {
      day = daysBetween(FIRST_DAY, date)
      known.set(date, day)
    }
    return day
  }
}

/** The crop of each commodity: an administrator's choice first, then by its name; and how many rows each has. */
function commoditiesOf(db: Db) {
  const choices = new Map(listImportedCropNames(db).map(({ name, cropId }) => [name, cropId]))
  const byName = commodityMatcher(listCrops(db))
  const seen = new Map<string, ImportedCommodity>()
  const cropOf: CropOf = (commodity) => {
    const choice = choices.get(commodityKey(commodity))
    return choice === undefined ? byName(commodity) : (choice ?? 'leftOut')
  }
  const describe = (name: string): ImportedCommodity => {
    const crop = cropOf(name)
    const by = choices.has(commodityKey(name)) ? 'choice' : 'name'
    return { name, rows: 0, cropId: crop === 'leftOut' ? null : crop, by }
  }
  return {
    cropOf,
    count(name: string, price: PriceRow | string) {
      if (price === 'not food' || name === '' || name.length > 100) return
      const found = seen.get(name) ?? (seen.size < MAX_COMMODITIES ? describe(name) : undefined)
      if (!found) return
      found.rows += 1
      seen.set(name, found)
    },
    /** Those without a crop first, then those with most rows. */
    list: () => [...seen.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.rows - a.rows),
  }
}

const rankOf = ({ cropId, by }: ImportedCommodity) => (cropId === null && by === 'name' ? 0 : 1)

/** Numbers the kinds and the series of a file in the order in which they come. */
function kindIndex(nameOf: (market: string) => string) {
  const kinds: FileKind[] = []
  const series: FileSeries[] = []
  const numbers = new Map<string, number>()
  const numberOf = (key: string, make: () => number) => {
    let found = numbers.get(key)
    if (found === undefined) {
      found = make()
      numbers.set(key, found)
    }
    return found
  }
  const kindOf = ({ cropId, market: written, currency, commodity, priceType, place }: PriceRow, day: number) => {
    const market = nameOf(written)
    const seriesKey = `${cropId}\n${market}\n${currency}`
    const kind = numberOf(`${seriesKey}\n${commodity}\n${priceType}\n${place}`, () => {
      const number = numberOf(seriesKey, () => series.push({ cropId, market, currency, kinds: [] }) - 1)
      const made = kinds.push({ commodity, priceType, prices: 0, newestDay: day, series: number }) - 1
      series[number]!.kinds.push(made)
      return made
    })
    const found = kinds[kind]!
    found.prices += 1
    if (day > found.newestDay) found.newestDay = day
    return kind
  }
  return { kindOf, kinds, series }
}
