import { expect, test } from 'vitest'
import { columnsOf, isTagRow } from './columns.ts'
import { isDoubtful, movingMedian } from './doubt.ts'
import type { FileStyle } from './file-style.ts'
import { kindToTake, sourceOf } from './kinds.ts'
import { priceRowReader } from './price-row.ts'

const HEAD = 'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice'.split(',') // biome-ignore format: one line of a file
const STYLE: FileStyle = { order: null, number: { decimal: null, usual: 'point' } }
const NOW = new Date('2026-11-21T12:00:00Z')
const cropOf = (commodity: string) => ({ Maize: 'maize', Gari: 'leftOut' as const })[commodity] ?? null
const ROW = { date: '2025-01-15', market: 'Aba', market_id: '7', commodity: 'Maize', unit: '100 KG', priceflag: 'actual', pricetype: 'Retail', currency: 'NGN', price: '43440' } // biome-ignore format: one line of a file

const read = (row: Partial<Record<string, string>>, head = HEAD) =>
  priceRowReader(columnsOf(head), cropOf, NOW, STYLE)(head.map((name) => ({ ...ROW, ...row })[name] ?? ''))

test('a row is a price for one kilogram, in hundredths', () => {
  expect(read({})).toEqual({
    cropId: 'maize', market: 'Aba', currency: 'NGN', date: '2025-01-15', pricePerKg: 43440, commodity: 'Maize', priceType: 'Retail', place: '7',
  }) // biome-ignore format: a row
})

test.each([
  [{ unit: 'Bunch' }, 'unit Bunch cannot be turned into kilograms'],
  [{ commodity: 'Bread' }, 'no crop is chosen for Bread'],
  [{ commodity: 'Gari' }, 'Gari is left out'],
  [{ commodity: '' }, 'the commodity has no name of at most 100 letters'],
  [{ commodity: 'x'.repeat(101) }, 'the commodity has no name of at most 100 letters'],
  [{ category: 'non-food' }, 'not food'],
  [{ currency: 'LBP' }, 'currency LBP is not one of the platform'],
  [{ market: '' }, 'the market has no name of at most 100 letters'],
  [{ market: 'x'.repeat(101) }, 'the market has no name of at most 100 letters'],
  [{ date: '2025-02-30' }, 'the date cannot be read'],
  [{ date: '2026-11-22' }, 'the date lies in the future'],
  [{ price: 'n/a' }, 'the price is not a number'],
  [{ price: '0' }, 'the price is 0'],
  [{ price: '999999999999999', unit: 'G' }, 'the price is too high'],
  [{ priceflag: 'forecast' }, 'forecasts are not imported'],
  [{ priceflag: 'guess' }, 'the price flag is neither actual nor aggregate'],
])('%o is refused: %s', (row, reason) => {
  expect(read(row)).toBe(reason)
})

test.each([
  [{ priceflag: 'aggregate' }, 'Retail'],
  [{ priceflag: 'actual,aggregate' }, 'Retail'],
  [{ priceflag: '' }, 'Retail'],
  // The Ethiopian file has one column for both.
  [{ priceflag: '', pricetype: 'actual' }, ''],
])('%o is taken', (row, priceType) => {
  expect(read(row)).toMatchObject({ priceType })
})

test('a row of another length is refused', () => {
  expect(priceRowReader(columnsOf(HEAD), cropOf, NOW, STYLE)(['2025-01-15'])).toBe(
    'the row has too few or too many columns',
  )
})

test('columns may stand in any order, among others, and be named as the API names them', () => {
  const head = ['x', 'PRICE', 'currency_code', 'unit', 'commodity_name', 'market_name', 'reference_period_start']
  expect(columnsOf(head)).toMatchObject({ price: 1, currency: 2, unit: 3, commodity: 4, market: 5, date: 6, flag: -1 })
})

test('a missing column is named', () => {
  expect(() => columnsOf(HEAD.filter((name) => name !== 'price' && name !== 'unit'))).toThrow('no column unit, price.')
  expect(() => columnsOf(['PK', 'x'])).toThrow('The first line does not name the columns')
})

test('the line of tags is known by its signs', () => {
  expect(isTagRow(['#date', '#adm1+name', '#value'])).toBe(true)
  expect(isTagRow(['0', '#date'])).toBe(true)
  expect(isTagRow(['2025-01-15', 'Shop #3', '12'])).toBe(false)
})

test('more than five times and less than a fifth of what is usual are doubtful', () => {
  expect([500, 501, 20, 19].map((price) => isDoubtful(price, 100))).toEqual([false, true, false, true])
  expect(isDoubtful(1_000_000, null)).toBe(false)
})

test('the median moves with its window', () => {
  const window = movingMedian()
  expect(window.median()).toBeNull()
  for (const [day, price] of [[1, 10], [2, 30], [3, 20], [4, 1000]] as const) window.add(day, price) // biome-ignore format: a row
  expect(window.median()).toBe(25)
  window.moveTo(3)
  expect(window.median()).toBe(510)
  window.moveTo(5)
  expect(window.median()).toBeNull()
})

const kind = (priceType: string, commodity: string, prices = 10, newestDay = 1000) => ({ priceType, commodity, prices, newestDay }) // biome-ignore format: one line

test.each([
  ['retail before wholesale', [kind('Wholesale', 'Maize', 99), kind('Retail', 'Maize')], null, 'Retail, Maize'],
  ['local before imported', [kind('Retail', 'Rice (imported)', 99), kind('Retail', 'Rice (local)')], null, 'Retail, Rice (local)'],
  ['the longest', [kind('Retail', 'Maize (white)'), kind('Retail', 'Maize (yellow)', 11)], null, 'Retail, Maize (yellow)'],
  ['what the series has', [kind('Retail', 'Maize'), kind('Wholesale', 'Maize')], 'Wholesale, Maize', 'Wholesale, Maize'],
  ['what is still observed', [kind('Retail', 'Maize', 99, 900), kind('Wholesale', 'Maize')], 'Retail, Maize', 'Wholesale, Maize'],
])('of several kinds one stands for a series: %s', (_, kinds, current, taken) => {
  expect(sourceOf(kindToTake(kinds, current && `World Food Programme, ${current}`)!)).toBe(`World Food Programme, ${taken}`)
}) // biome-ignore format: a table

test.each([
  [
    ['adm0_id', 'mkt_id', 'mkt_name', 'cm_name', 'cur_name', 'pt_name', 'um_name', 'mp_month', 'mp_year', 'mp_price'],
    ['141.0', '7', 'Aba', 'Maize', 'NGN', 'Retail', '100 KG', '1', '2025', '43440'],
  ],
  [
    ['market_id', 'market', 'produce', 'currency', 'market_type', 'quantity', 'month', 'year', 'price'],
    ['7', 'Aba', 'Maize', 'NGN', 'Retail', '100 KG', '1', '2025', '43440'],
  ],
])('an older file, with a month and a year in place of a date, is read: %s', (head, cells) => {
  expect(priceRowReader(columnsOf(head), cropOf, NOW, STYLE)(cells)).toEqual(read({}))
})
