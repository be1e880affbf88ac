import { expect, test } from 'vitest'
import { marketPrices } from '#db/schema/index.ts'
import { village } from '../../village.ts'

test('of two prices of one day the one entered last counts, whatever their ids', async () => {
  const { as, db } = village()
  const today = { cropId: 'maize', market: 'Accra', currency: 'GHS', date: '2026-11-21' } as const
  db.insert(marketPrices)
    .values([
      { ...today, id: 'z', pricePerKg: 1000, createdAt: '2026-11-21T08:00:00.000Z' },
      { ...today, id: 'a', pricePerKg: 1100, createdAt: '2026-11-21T09:00:00.000Z' },
      { ...today, id: 'm', pricePerKg: 900, date: '2026-11-20', createdAt: '2026-11-21T10:00:00.000Z' },
    ])
    .run()
  const [newest] = await as(null).farmer.prices.newest({ most: 1 })
  expect(newest).toMatchObject({ id: 'a', pricePerKg: 11, trend: 'up', changePercent: 10, history: [9, 10, 11] })
})

test('an administrator’s own word on the trend wins', async () => {
  const { as, db } = village()
  db.update(marketPrices).set({ trend: 'down' }).run()
  expect(await as(null).farmer.prices.latest()).toMatchObject([{ id: 'price', pricePerKg: 412.5, trend: 'down' }])
})
