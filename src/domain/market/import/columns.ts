import { FileRefusal } from '#domain/operations/csv-file.ts'

/**
 * The columns that are read, each by its name in the country files of the Humanitarian Data Exchange, in those of its API
 * and in the older files of VAM, which have a month and a year in place of a date; and in the lists that Kuu writes. What else a file has is passed over, and so is the order.
 */
const NAMES = {
  date: ['date', 'reference_period_start', 'day'],
  market: ['market', 'market_name', 'mkt_name'],
  commodity: ['commodity', 'commodity_name', 'cm_name', 'produce', 'crop', 'crop.name'],
  unit: ['unit', 'um_name', 'quantity'],
  currency: ['currency', 'currency_code', 'cur_name'],
  price: ['price', 'mp_price', 'price_a_kilogram', 'priceperkg'],
} as const
/** In Kuu's own lists prices are those of a kilogram, and no column says so. */
const PER_KILOGRAM = ['price_a_kilogram', 'priceperkg']
/** What a file may lack. */
const FURTHER = {
  category: ['category', 'commodity_category'],
  flag: ['priceflag', 'price_flag'],
  type: ['pricetype', 'price_type', 'pt_name', 'market_type'],
  month: ['month', 'mp_month'],
  year: ['year', 'mp_year'],
  place: ['market_id', 'market_code', 'mkt_id', 'admin1', 'provider_admin1_name'],
} as const

/** Where each column stands; -1 where the file lacks it. `count` is how many columns a row has. */
export type PriceColumns = Record<keyof typeof NAMES | keyof typeof FURTHER, number> & { count: number }

/** Finds the columns by the head of a file; refuses a file that lacks one, and names it. */
export function columnsOf(head: readonly string[]): PriceColumns {
  const { places, missing } = placesOf(head)
  if (missing.length > 0) throw new FileRefusal(missingSentence(missing))
  return { ...places, count: head.length }
}

/** Whether a row names all the columns that are needed. */
export const isHead = (cells: readonly string[]) => placesOf(cells).missing.length === 0

function placesOf(head: readonly string[]) {
  const names = head.map((name) => name.toLowerCase().replaceAll(/[\s_]+/g, '_'))
  const placeOf = (accepted: readonly string[]) =>
    accepted.reduce((found, name) => (found >= 0 ? found : names.indexOf(name)), -1)
  const hasMonths = placeOf(FURTHER.month) >= 0 && placeOf(FURTHER.year) >= 0
  const isPerKilogram = placeOf(PER_KILOGRAM) >= 0
  const isMissing = (name: string, accepted: readonly string[]) =>
    placeOf(accepted) < 0 && !(name === 'date' && hasMonths) && !(name === 'unit' && isPerKilogram)
  const missing = Object.entries(NAMES).filter(([name, accepted]) => isMissing(name, accepted))
  const places = Object.entries({ ...NAMES, ...FURTHER }).map(([name, accepted]) => [name, placeOf(accepted)])
  return {
    missing: missing.map(([name]) => name),
    places: Object.fromEntries(places) as Omit<PriceColumns, 'count'>,
  }
}

const missingSentence = (missing: readonly string[]) =>
  missing.length === Object.keys(NAMES).length
    ? 'The first line does not name the columns of a food-price file of the World Food Programme.'
    : `The file has no column ${missing.join(', ')}. A food-price file of the World Food Programme has ${Object.keys(NAMES).join(', ')}.`

/** The line of tags that some files have below their head. */
export const isTagRow = (cells: readonly string[]) => cells.some((cell) => /^#[a-z]+(\+|$)/i.test(cell))
