import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { marketPrices } from '#db/schema/index.ts'
import { toCsv } from '#domain/operations/csv.ts'
import { village } from '../../village.ts'
import { world } from '../../world.ts'
import { importInto } from './wfp-file.ts'

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/files/${name}`, import.meta.url))

/** The prices that a file leaves behind, by day: in whole money for 100 kg. */
async function written(file: string | Uint8Array) {
  const w = world()
  w.crop({ id: 'maize', name: 'Maize' })
  const report = await importInto(w, file, { doubtful: 'take' })
  const rows = w.db.select().from(marketPrices).orderBy(marketPrices.date).all()
  return { report, prices: rows.map(({ date, pricePerKg }) => `${date} ${pricePerKg}`) }
}

const [JAN, FEB, MAR] = ['2026-01-15 4500', '2026-02-15 12501', '2026-03-15 4533']

test.each([
  ["R 4.2.2's fwrite with a decimal comma", 'prices-R-fwrite-decimal-comma.csv', [JAN, FEB, MAR]],
  ["R 4.2.2's write.csv2", 'prices-R-write.csv2.csv', [JAN, FEB, MAR]],
  ['Gnumeric 1.12.55, days with slashes', 'prices-gnumeric.csv', [JAN, FEB, MAR]],
  ['LibreOffice 7.4 in French, as shown', 'prices-libreoffice-fr-as-shown.csv', [JAN, FEB, MAR]],
  [
    "R's fwrite of midnights of Nairobi",
    'prices-R-fwrite-first-of-month-Nairobi.csv',
    ['2026-02-01 4500', '2026-03-01 12501', '2026-04-01 4533'],
  ],
])('%s', async (_, name, prices) => {
  const read = await written(fixture(name))
  expect(read.report.refused).toBe(0)
  expect(read.prices).toEqual(prices)
})

const HEAD = 'date,market,commodity,unit,currency,price'

test.each([
  ['15-01-2026,Zz,Maize,100 KG,KES,4500', [JAN]],
  ['1/15/26,Zz,Maize,100 KG,KES,"4,500.00"', [JAN]],
  ['Jan-26,Zz,Maize,100 KG,KES,4500', [JAN]],
  ['janv.-26,"Zz\nSample",Maize,100 KG,KES,4\u202f500', [JAN]],
  ['15/01/2026,Zz,Maize,100 KG,XOF,12 500 F CFA', ['2026-01-15 12500']],
  // The first row says how the second is meant.
  ['2026-01-15,Zz,Maize,100 KG,KES,"12,500.50"\n2026-02-15,Zz,Maize,100 KG,KES,"4,500"', ['2026-01-15 12501', '2026-02-15 4500']], // biome-ignore format: one row
  ['4/5/2026,Zz,Maize,100 KG,KES,4500\n20/5/2026,Zz,Maize,100 KG,KES,4600', ['2026-05-04 4500', '2026-05-20 4600']],
])('%j', async (rows, prices) => {
  expect((await written(`${HEAD}\n${rows}\n`)).prices).toEqual(prices)
})

test('what stays open is asked, and what is no price says why', async () => {
  const { report } = await written(
    [
      'Prices of Nairobi,,,,,',
      HEAD,
      '4/5/2026,Zz,Maize,100 KG,KES,4500',
      '2026-01-15,Zz,Maize,100 KG,KES,"4,500"',
      '2026-01-15,#N/A,Maize,100 KG,KES,4500',
      '2026-01-15,NA,Maize,100 KG,KES,4500',
      'Total,,,,,13500',
      '2026-02-15,Zz,Maize,100 KG,KES,4500',
    ].join('\n'),
  )
  expect(report.new).toBe(1)
  expect(report.samples.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '3 the date can be two days: write it as 2026-12-31',
    '4 the price can be two numbers: write it without signs between thousands',
    '5 the market is the result of a formula that failed',
    '6 the market has no name of at most 100 letters',
    '7 the row sums up others',
  ])
})

test('the lists of prices that Kuu writes are read again, from the desk and from the API', async () => {
  const v = village()
  const { token } = await v.sessions.open('ruth')
  const headers = { authorization: `Bearer ${token}`, accept: 'text/csv' }
  const ofApi = await (await v.app.request('/api/admin/market-prices', { headers })).text()
  const ofDesk = toCsv(['Crop', 'Market', 'Price a kilogram', 'Currency', 'Day'], [['Zea mays', 'Gbarnga', 412.5, 'LRD', '2026-11-19']]) // biome-ignore format: one list
  expect(await importInto(v, ofApi)).toMatchObject({ new: 0, same: 2, refused: 0 })
  expect(await importInto(v, ofDesk, { doubtful: 'take' })).toMatchObject({ new: 1, refused: 0 })
})
