import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { notificationPreferences } from '#db/schema/index.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0043_calendar_choice'

test('what people chose stays, and nobody has chosen another calendar yet', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name) values ('martha', 'martha', 'martha', '!', 'Martha');
    insert into notification_preferences (user_id, market_prices, sms_updates) values ('martha', 1, 0);`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(db.select().from(notificationPreferences).all()).toEqual([
    {
      userId: 'martha',
      weatherAlerts: true,
      advisories: true,
      marketPrices: true,
      smsUpdates: false,
      ethiopianCalendar: false,
    },
  ])
  db.$client.close()
})
