import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import {
  advisories,
  courses,
  crops,
  marketPrices,
  modules,
  ticketReplies,
  users,
  weatherAlerts,
} from '#db/schema/index.ts'
import { teach } from '../../lessons.ts'
import { village } from '../../village.ts'

type Admin = ReturnType<ReturnType<typeof village>['as']>

const ALERT = { title: 'Rain', description: 'Much', alertType: 'rain', severity: 'info', location: 'Lagos, Nigeria' } as const // biome-ignore format: one row

/** Every press that adds a row: the table it adds to, and what is sent. */
const ADDS: Record<string, [table: SQLiteTable, add: (desk: Admin) => Promise<unknown>]> = {
  crop: [crops, ({ admin }) => admin.crops.create({ name: 'Yam' })],
  advisory: [advisories, ({ admin }) => admin.advisories.create({ title: 'Weed', content: 'Early', category: 'pest' })],
  price: [marketPrices, ({ admin }) => admin.marketPrices.create({ cropId: 'maize', market: 'Lagos', pricePerKg: 1 })],
  alert: [weatherAlerts, ({ admin }) => admin.weatherAlerts.create(ALERT)],
  course: [courses, ({ admin }) => admin.courses.create({ title: 'Yam', description: 'All of it' })],
  'copied course': [courses, ({ admin }) => admin.courses.copy({ id: 'open' })],
  module: [modules, ({ admin }) => admin.builder.save({ kind: 'module', parentId: 'open', fields: { title: 'More' } })],
  user: [users, ({ admin }) => admin.users.create({ username: 'comfort', fullName: 'Comfort Dolo' })],
  'imported farmer': [users, ({ admin }) => admin.users.import({ file: btoa('Full name\nComfort Dolo\n') })],
  answer: [ticketReplies, ({ agent }) => agent.tickets.answer({ ticketId: 'KUU-MARTHA', message: 'Pick them off' })],
}

test.each(Object.keys(ADDS))('a double click adds one %s', async (name) => {
  const v = village()
  teach(v)
  const [table, add] = ADDS[name]!
  const before = v.db.select().from(table).all().length
  // The client sends the same content with the same key until it has an answer.
  const press = () => add(v.as(v.people.ruth, { idempotencyKeys: ['one-press'] }))
  await Promise.all([press(), press()])
  expect(v.db.select().from(table).all()).toHaveLength(before + 1)
  // Another key is another press.
  if (name === 'alert') await v.as(v.people.ruth, { idempotencyKeys: ['another'] }).admin.weatherAlerts.create(ALERT)
  if (name === 'alert') expect(v.db.select().from(table).all()).toHaveLength(before + 2)
})
