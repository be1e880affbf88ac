import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listRainDays } from '#db/queries/weather/rain-days.ts'

const ALL = readMigrations('drizzle')
const NAME = '0045_season_water'

test('rain on record stays, without what grass would have used, and is still never changed', () => {
  const db = openDb(':memory:')
  migrate(db, ALL.filter(({ name }) => name < NAME)) // biome-ignore format: one step
  db.$client.exec("insert into rain_days (cell, day, rain, source, fetched_at) values ('6.50,3.50', '2026-11-01', 4.2, 'ERA5', '2026-11-10T00:00:00.000Z')") // biome-ignore format: one statement
  migrate(db, ALL)
  expect(listRainDays(db, { cell: '6.50,3.50', from: '2026-11-01', to: '2026-11-01' })).toEqual([
    { day: '2026-11-01', rain: 4.2, et0: null, source: 'ERA5' },
  ])
  expect(() => db.$client.exec("update rain_days set et0 = 1 where cell = '6.50,3.50'")).toThrow()
  db.$client.close()
})
