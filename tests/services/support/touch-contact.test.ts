import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { farmerRecords } from '#db/schema/index.ts'
import { touchContact } from '#services/support/touch-contact.ts'
import { village } from '../../village.ts'

test('the last contact is the latest one, however late the others are written', () => {
  const { db } = village()
  const contact = () => db.select().from(farmerRecords).where(eq(farmerRecords.farmerId, 'martha')).get()?.lastContactAt
  touchContact(db, 'martha', '2026-11-20T08:00:00.000Z')
  expect(contact()).toBe('2026-11-20T08:00:00.000Z')
  touchContact(db, 'martha', '2026-11-21T08:00:00.000Z')
  touchContact(db, 'martha', '2026-11-19T08:00:00.000Z')
  expect(contact()).toBe('2026-11-21T08:00:00.000Z')
})

test('what agents know of a farmer besides stays', () => {
  const { db } = village()
  db.insert(farmerRecords).values({ farmerId: 'martha', agentId: 'hawa', gender: 'female' }).run()
  touchContact(db, 'martha', '2026-11-20T08:00:00.000Z')
  expect(db.select().from(farmerRecords).get()).toMatchObject({ agentId: 'hawa', gender: 'female', lastContactAt: '2026-11-20T08:00:00.000Z' }) // biome-ignore format: one row
})
