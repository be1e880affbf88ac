import { expect, test } from 'vitest'
import { auditEvents, heldPrices } from '#db/schema/index.ts'
import { addPrice } from '#services/market/admin-prices.ts'
import { confirmHeld, listHeld } from '#services/market/held-prices.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const FAR = { cropId: 'maize', market: 'Monrovia', pricePerKg: 4125, currency: 'LRD', date: '2026-11-21', isSure: true } as const // biome-ignore format: one row
const HOUR = 3_600_000
const WHY = 'Two traders told it by phone'

/** Ruth, who is the only administrator, has typed a price that is held back. */
function held({ others = [] as { id: string; isActive?: boolean }[] } = {}) {
  const v = village()
  for (const { id, isActive = true } of others) v.person('admin', { id, username: id, fullName: id, isActive })
  const ruth = v.people.ruth!
  const typist = (hours = 0, user = ruth) => ({ user, now: () => new Date(NOON.getTime() + hours * HOUR) })
  const { id } = addPrice(v.db, { ...FAR, trend: null, source: null }, typist())
  const confirm = (hours: number, reason: string | null) => () => confirmHeld(v.db, { id, reason }, typist(hours))
  return { ...v, typist, confirm }
}

test('the only administrator cannot confirm a price of their own on the same day, nor without a reason', () => {
  const { db, confirm } = held()
  expect(confirm(0, WHY)).toThrow('a day after')
  expect(confirm(23.9, WHY)).toThrow('a day after')
  expect(confirm(24, null)).toThrow('reason')
  expect(db.select().from(heldPrices).all()).toHaveLength(1)
})

test('and after a day confirms it with a reason, which the audit keeps', () => {
  const { db, confirm } = held()
  expect(confirm(24, WHY)()).toMatchObject({ pricePerKg: 4125, isHeld: false })
  expect(db.select().from(heldPrices).all()).toEqual([])
  const line = db.select().from(auditEvents).all().find(({ action }) => action === 'admin.marketPrices.confirm') // biome-ignore format: one line
  expect(line).toMatchObject({ actorId: 'ruth', tableName: 'market_prices' })
  expect(JSON.parse(line!.after!)).toMatchObject({ pricePerKg: 412_500, reason: WHY })
})

test('where a second one can sign in, a day and a reason do not help', () => {
  const { db, confirm, typist } = held({ others: [{ id: 'james' }] })
  expect(confirm(48, WHY)).toThrow('another administrator')
  expect(listHeld(db, typist())).toMatchObject([{ isOwn: true, aloneFrom: null }])
})

test('one who was deactivated is no second one', () => {
  const { db, confirm, typist } = held({ others: [{ id: 'james', isActive: false }] })
  expect(listHeld(db, typist())).toMatchObject([{ isOwn: true, aloneFrom: new Date(NOON.getTime() + 24 * HOUR).toISOString() }]) // biome-ignore format: one line
  expect(confirm(24, WHY)()).toMatchObject({ isHeld: false })
})
