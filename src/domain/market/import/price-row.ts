import { type Day, dayOf } from '#domain/dates.ts'
import { wholeMinor } from '#domain/money.ts'
import type { Currency } from '#domain/places.ts'
import { inOneLine, isFailedFormula, isMissing, isTotalRow } from '../../operations/import/cell-words.ts'
import { isInUse, isKnownCurrency, keptIn } from '../currency/currency-times.ts'
import { MAX_PRICE, marketName } from '../price.schema.ts'
import { dayOfCell } from './cell-day.ts'
import { isOtherCurrency, numberOfCell } from './cell-number.ts'
import type { PriceColumns } from './columns.ts'
import { zonesOfCurrency } from './currency-zones.ts'
import type { FileStyle } from './file-style.ts'
import { kilogramsOf } from './unit.ts'

/** A row of a file that is a price; `place` tells two markets of one name apart. */
export type PriceRow = {
  cropId: string
  market: string
  currency: Currency
  date: Day
  /** In hundredths. */
  pricePerKg: number
  commodity: string
  priceType: string
  place: string
}

/** Which crop a commodity is: 'leftOut' where an administrator said so, null where nobody knows. */
export type CropOf = (commodity: string) => string | 'leftOut' | null

type Column = Exclude<keyof PriceColumns, 'count'>
/** What a row needs. */
const READ = ['date', 'market', 'commodity', 'unit', 'currency', 'price'] as const
const SUM = 'the row sums up others'

const FLAGS = ['actual', 'aggregate', 'forecast']
const MAX_COMMODITY = 100

/**
 * Reads the rows of a file: a price, or why not. Observed prices and averages of observations ('actual', 'aggregate') are
 * taken, forecasts are not: nobody has paid them.
 */
export function priceRowReader(columns: PriceColumns, cropOf: CropOf, now: Date, style: FileStyle) {
  const today = dayOf(now)
  const unitOf = remembered(kilogramsOf)
  const zonesOf = remembered(zonesOfCurrency)
  const dateOf = remembered((key) => {
    const [cell = '', currency = ''] = key.split('\n')
    return dayOfCell(cell, style.order, cell.includes(':') ? zonesOf(currency) : [])
  })
  const wordOf = remembered((cell) => (isMissing(cell) ? '' : inOneLine(cell)))
  const isFailed = remembered(isFailedFormula)
  const isMarket = remembered((market) => marketName.safeParse(market).success)
  const isCurrency = remembered(isKnownCurrency)
  const knownCrop = remembered(cropOf)
  return (cells: readonly string[]): PriceRow | string => {
    if (cells.length !== columns.count) return isTotalRow(cells) ? SUM : 'the row has too few or too many columns'
    const written = (name: Column) => cells[columns[name]] ?? ''
    const cell = (name: Column) => wordOf(written(name))
    const failed = READ.find((name) => isFailed(written(name)))
    if (failed) return `the ${failed} is the result of a formula that failed`
    const [commodity, unit, currency, market] = [
      cell('commodity'),
      columns.unit < 0 ? 'KG' : cell('unit'),
      cell('currency').toUpperCase(),
      cell('market'),
    ]
    if (commodity === '' && isTotalRow(cells)) return SUM
    const { flag, priceType } = flagAndType(cell('flag'), cell('type'))
    if (flag.includes('forecast')) return 'forecasts are not imported'
    if (flag.some((each) => !FLAGS.includes(each))) return 'the price flag is neither actual nor aggregate'
    if (cell('category').toLowerCase() === 'non-food') return 'not food'
    if (commodity === '' || commodity.length > MAX_COMMODITY) return 'the commodity has no name of at most 100 letters'
    const cropId = knownCrop(commodity)
    if (cropId === 'leftOut') return `${commodity} is left out`
    if (cropId === null) return `no crop is chosen for ${commodity}`
    const kilograms = unitOf(unit)
    if (kilograms === null) return `unit ${unit} cannot be turned into kilograms`
    if (!isCurrency(currency)) return `currency ${currency} is not one of the platform`
    if (!isMarket(market)) return 'the market has no name of at most 100 letters'
    const date = dateOf(`${columns.date < 0 ? midMonth(cell('month'), cell('year')) : cell('date')}\n${currency}`)
    if (date === null) return isTotalRow(cells) ? SUM : 'the date cannot be read'
    if (date === 'open') return 'the date can be two days: write it as 2026-12-31'
    if (date > today) return 'the date lies in the future'
    if (!isInUse(currency, date)) return `currency ${currency} was not in use on that day`
    const kept = keptIn(currency)
    const price = numberOfCell(written('price'), style.number)
    if (price === null) return 'the price is not a number'
    if (isOtherCurrency(written('price'), currency)) return 'the price names another currency than its row'
    if (price === 'open') return 'the price can be two numbers: write it without signs between thousands'
    const pricePerKg = wholeMinor((price / kilograms / kept.rate) * 100)
    if (pricePerKg <= 0) return 'the price is 0'
    if (pricePerKg > MAX_PRICE * 100) return 'the price is too high'
    return {
      cropId,
      market,
      currency: kept.currency,
      date,
      pricePerKg,
      commodity,
      priceType,
      place: cell('place').toLowerCase(),
    }
  }
}

/** The day that the newer files give to the price of a month. */
const midMonth = (month: string, year: string) => `${year}-${month.padStart(2, '0')}-15`

/** Some files have one column for both: what it holds tells which it is. */
function flagAndType(flag: string, type: string) {
  const flags = (text: string) =>
    text
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean)
  const isFlag = flag === '' && flags(type).some((each) => FLAGS.includes(each))
  return isFlag ? { flag: flags(type), priceType: '' } : { flag: flags(flag), priceType: type.slice(0, 40) }
}

const MAX_REMEMBERED = 10_000

/** The same few cells stand in a hundred thousand rows. */
function remembered<T>(read: (cell: string) => T) {
  const known = new Map<string, T>()
  return (cell: string): T => {
    const before = known.get(cell)
    if (before !== undefined) return before
    if (known.size >= MAX_REMEMBERED) known.clear()
    const value = read(cell)
    known.set(cell, value)
    return value
  }
}
