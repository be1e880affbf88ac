import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveImportedCropName } from '#db/queries/market/imported-prices.ts'
import { auditEvents, crops, marketPrices, notifications, priceAlerts } from '#db/schema/index.ts'
import { NOON, world } from '../../world.ts'
import { importInto, type WfpRow, wfpFile } from './wfp-file.ts'

function fieldWorld() {
  const w = world()
  w.crop({ id: 'maize', name: 'Maize' })
  w.crop({ id: 'rice', name: 'Rice' })
  const prices = () =>
    w.db
      .select()
      .from(marketPrices)
      .all()
      .map(({ id: _, createdAt: __, trend: ___, ...price }) => price)
  return { ...w, prices, put: (rows: WfpRow[], order = {}) => importInto(w, wfpFile(rows), order) }
}

const months = (count: number, row: WfpRow = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...row, date: `2026-0${at + 1}-15`, price: 400 + at }))

test('rows become prices for a kilogram with their source, and the audit has one row', async () => {
  const w = fieldWorld()
  expect(await w.put([{ unit: '100 KG', price: 43440 }, { commodity: 'Bread' }])).toMatchObject({
    new: 1, changed: 0, same: 0, doubtful: 0, refused: 1, written: 1,
    reasons: [{ reason: 'no crop is chosen for Bread', rows: 1 }],
    commodities: [{ name: 'Bread', rows: 1, cropId: null, by: 'name' }, { name: 'Maize', cropId: 'maize' }],
    samples: { new: [{ line: 2, cropId: 'maize', market: 'Aba', pricePerKg: 434.4 }], refused: [{ line: 3 }] },
  }) // biome-ignore format: a report
  expect(w.prices()).toEqual([
    { cropId: 'maize', market: 'Aba', currency: 'NGN', date: '2026-10-15', pricePerKg: 43440, source: 'World Food Programme, Retail, Maize', version: 1 },
  ]) // biome-ignore format: a row
  const audits = w.db.select().from(auditEvents).all()
  expect(audits).toHaveLength(1)
  expect(audits[0]).toMatchObject({ actorId: 'ruth', tableName: 'market_prices', rowId: null })
  expect(JSON.parse(audits[0]!.after!)).toEqual({
    file: 'wfp.csv', doubtfulTaken: false, new: 1, changed: 0, same: 0, doubtful: 0, refused: 1, written: 1,
  }) // biome-ignore format: a row
})

test('a dry run says the same and writes nothing', async () => {
  const w = fieldWorld()
  expect(await w.put(months(3), { isDryRun: true })).toMatchObject({ new: 3, written: 0, isDryRun: true })
  expect(w.prices()).toEqual([])
  expect(w.db.select().from(auditEvents).all()).toEqual([])
})

test('a price that differs from that of its day is changed, whoever entered it, and says what it was', async () => {
  const w = fieldWorld()
  await w.put(months(2))
  const report = await w.put([
    { date: '2026-01-15', price: 410 },
    { date: '2026-02-15', price: 401 },
  ])
  expect(report).toMatchObject({ new: 0, changed: 1, same: 1, samples: { changed: [{ pricePerKg: 410, other: 400 }] } })
  expect(w.prices().map(({ pricePerKg, version }) => [pricePerKg, version])).toEqual([[41000, 2], [40100, 1]]) // biome-ignore format: rows
})

test('a price far from the last year of its series is doubtful: left out, or taken', async () => {
  const w = fieldWorld()
  await w.put(months(6))
  const file = [{ date: '2026-07-15', price: 2100 }, { date: '2026-08-15', price: 80 }, { date: '2026-09-15', price: 2000 }] // biome-ignore format: rows
  expect(await w.put(file)).toMatchObject({
    doubtful: 2,
    new: 1,
    written: 1,
    samples: { doubtful: [{ other: 402.5 }, {}] },
  })
  expect(await w.put(file)).toMatchObject({ doubtful: 2, same: 1, written: 0 })
  expect(await w.put(file, { doubtful: 'take' })).toMatchObject({ doubtful: 2, same: 1, written: 2 })
  expect(await w.put(file)).toMatchObject({ doubtful: 0, same: 3, written: 0 })
})

test('another market, another currency and what lies further back than a year are no measure', async () => {
  const w = fieldWorld()
  await w.put(months(6))
  expect(
    await w.put([
      { market: 'Kano', price: 9000 },
      { currency: 'USD', price: 0.3 },
      { date: '2024-01-15', price: 10 },
    ]),
  ).toMatchObject({ new: 3, doubtful: 0 })
})

test('one kind of a crop stands for a market; the others are refused by name', async () => {
  const w = fieldWorld()
  const file = [...months(3, { pricetype: 'Wholesale', commodity: 'Maize (white)' }), ...months(2, { commodity: 'Maize (yellow)' })] // biome-ignore format: rows
  expect(await w.put(file)).toMatchObject({
    new: 2, refused: 3, reasons: [{ reason: 'another kind of this crop stands for its market (Maize (white), Wholesale)', rows: 3 }],
  }) // biome-ignore format: a report
  // The series keeps its kind, though the file now has a retail price of the white one.
  expect(await w.put([...file, ...months(5, { commodity: 'Maize (white)' })])).toMatchObject({ same: 2, refused: 8 })
})

test('a row that stands twice is the same; a second price of the day is refused', async () => {
  const w = fieldWorld()
  expect(await w.put([{}, {}, { price: 401 }])).toMatchObject({ new: 1, same: 1, refused: 1, reasons: [{ reason: 'the file has another price of the same day' }] }) // biome-ignore format: a report
})

test('an administrator’s choice of a crop goes before the name, and none leaves the rows out', async () => {
  const w = fieldWorld()
  saveImportedCropName(w.db, { name: 'gari', cropId: 'rice', updatedAt: NOON.toISOString() })
  saveImportedCropName(w.db, { name: 'maize', cropId: null, updatedAt: NOON.toISOString() })
  expect(await w.put([{ commodity: 'GARI' }, {}])).toMatchObject({ new: 1, refused: 1, reasons: [{ reason: 'Maize is left out' }] }) // biome-ignore format: a report
  expect(w.prices()).toMatchObject([{ cropId: 'rice' }])
})

test('of an import the newest price notifies, where it is newer than what was there; history does not', async () => {
  const w = fieldWorld()
  const martha = w.person('farmer')
  await w.put([{ date: '2026-10-15' }])
  const wish = { userId: martha.id, cropId: 'maize', market: 'Aba', direction: 'above', pricePerKg: 45000, currency: 'NGN' } as const // biome-ignore format: a row
  w.db.insert(priceAlerts).values(wish).run()
  const notified = () => w.db.select().from(notifications).all().length
  await w.put([{ date: '2026-09-15', price: 500 }])
  expect(notified()).toBe(0)
  await w.put([
    { date: '2026-11-01', price: 900 },
    { date: '2026-11-15', price: 440 },
  ])
  expect(notified()).toBe(0)
  await w.put([{ date: '2026-11-16', price: 500 }])
  expect(notified()).toBe(1)
})

test('the first price of a market notifies nobody when it is years old', async () => {
  const w = fieldWorld()
  const wish = { userId: w.person('farmer').id, cropId: 'maize', market: 'Aba', direction: 'above', pricePerKg: 1, currency: 'NGN' } as const // biome-ignore format: a row
  w.db.insert(priceAlerts).values(wish).run()
  await w.put([{ date: '2020-10-15' }])
  expect(w.db.select().from(notifications).all()).toEqual([])
})

test('prices that others enter between the comparison and the writing are seen', async () => {
  const w = fieldWorld()
  let attempts = 0
  const report = await importInto(w, wfpFile(months(2)), {}, async () => {
    if (++attempts === 1)
      w.db.insert(marketPrices).values({ cropId: 'maize', market: 'Aba', currency: 'NGN', date: '2026-01-15', pricePerKg: 40000 }).run() // biome-ignore format: one row
  })
  expect([report.new, report.same, attempts]).toEqual([1, 1, 2])
  expect(w.prices()).toHaveLength(2)
})

test('a crop that is deleted meanwhile fails the import as a whole', async () => {
  const w = fieldWorld()
  await expect(
    importInto(w, wfpFile([...months(2), { commodity: 'Rice' }]), {}, async () => {
      w.db.delete(crops).run()
    }),
  ).rejects.toThrow('FOREIGN KEY')
  expect(w.prices()).toEqual([])
})

test.each([
  ['a row that ends half-way', `${wfpFile(months(3))}\n"2026-05-15","Aba","7`, /never closed/],
  ['a last line with some of its columns', `${wfpFile(months(3))}\n2026-05-15,Aba`, /last line, 5, has 2 of 10 columns/],
  ['only its first line', wfpFile([]), /no rows below its first line/],
  ['a head without prices', 'date,market,commodity,unit,currency\n1,2,3,4,5', /no column price/],
  ['another table', 'name,phone\nMartha,+231', /does not name the columns/],
])('a file with %s is refused as a whole', async (_, file, sentence) => {
  const w = fieldWorld()
  await expect(importInto(w, file)).rejects.toThrow(sentence)
  expect(w.prices()).toEqual([])
}) // biome-ignore format: a table

test('tags, marks, padding, other columns and another order do not matter', async () => {
  const w = fieldWorld()
  const file = '\ufeff"usdprice" , currency,price,unit,commodity,market,date,note\r\n#value+usd,#currency,#value,#item+unit,#item+name,#loc+market+name,#date,\r\n1, NGN ," 400",  KG ,"Maize (white, dry)" , Aba ,2026-10-15,x\r\n' // biome-ignore format: one file
  expect(await importInto(w, file)).toMatchObject({ new: 1, refused: 0 })
})

test('any file imported twice changes nothing the second time', async () => {
  const row = fc.record({
    date: fc.constantFrom('2025-01-15', '2025-02-15', '2026-03-15', '2026-10-15', '2031-01-01'),
    market: fc.constantFrom('Aba', 'Kano'),
    commodity: fc.constantFrom('Maize', 'Maize (yellow)', 'Rice (imported)', 'Bread'),
    unit: fc.constantFrom('KG', '50 KG', 'Bunch'),
    pricetype: fc.constantFrom('Retail', 'Wholesale'),
    price: fc.constantFrom(1, 400, 410, 9000, 0),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 30 }),
      fc.constantFrom('skip', 'take'),
      async (rows, doubtful) => {
        const w = fieldWorld()
        const first = await w.put(rows, { doubtful })
        const before = w.prices()
        const second = await w.put(rows, { doubtful })
        expect(first.new + first.changed + first.same + first.doubtful + first.refused).toBe(rows.length)
        expect(second).toMatchObject({ new: 0, changed: 0, written: 0, refused: first.refused })
        expect(second.doubtful).toBe(doubtful === 'take' ? 0 : first.doubtful)
        expect(w.prices()).toEqual(before)
      },
    ),
    { numRuns: 60 },
  )
})
