import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { KEPT_COUNTS } from '#db/kept-counts.ts'
import { listAccounts } from '#db/queries/finance/accounts.ts'
import * as schema from '#db/schema/index.ts'
import { seedDemo, seedReference } from '#db/seed/index.ts'
import { countryOf } from '#domain/country-names.ts'
import { CROP_NAMES } from '#domain/crops/crop-names.ts'
import { daysBetween } from '#domain/dates.ts'
import { kmOutside, OUTSIDE_KM } from '#domain/fields/border/outline.ts'
import { distanceKm } from '#domain/fields/distance.ts'
import { MARKET_PLACES } from '#domain/market/market-places.ts'
import { DEMO_ADMIN, DEMO_USERS } from '#domain/people/demo.ts'
import { pointOfPlace } from '#domain/places/locate.ts'
import { outlineOf } from '#domain/places/outlines.ts'
import { documentType } from '#domain/support/documents/document-type.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { migrated } from './migrated.ts'

const NOW = new Date('2026-11-21T03:00:00.000Z')
const hash = (password: string) => `hashed ${password}`

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

const COUNTS = {
  crops: 60,
  users: 19,
  fields: 43,
  farmer_crops: 29,
  crop_activities: 190,
  advisories: 49,
  advisory_deliveries: 4,
  market_prices: 1529,
  markets: 16,
  weather_alerts: 6,
  courses: 3,
  modules: 9,
  lessons: 27,
  quizzes: 9,
  proved_phones: 20,
  quiz_questions: 66,
  loan_products: 4,
  insurance_products: 3,
  mobile_money_accounts: 2,
  payment_methods: 2,
  financial_transactions: 2,
  ledger_accounts: 3,
  ledger_movements: 2,
  ledger_entries: 4,
  notifications: 5,
  received_messages: 4,
  sms_messages: 10,
  farmer_records: 6,
  visits: 8,
  farmer_notes: 4,
  documents: 4,
}

test('exactly these tables have rows: no loan, no policy', () => {
  expect(village().counts()).toEqual(COUNTS)
})

test('every id is a UUID', () => {
  const { db } = village()
  const withoutId = ['farmer_records', 'markets', 'proved_phones']
  const named = Object.keys(COUNTS).filter((name) => !name.startsWith('ledger_') && !withoutId.includes(name))
  for (const id of named.flatMap((name) => rows(db, name).map((row) => row.id))) expect(id).toMatch(UUID)
})

test('seeding a second time changes nothing, at any time', () => {
  const { db, dump } = village()
  const before = dump()
  seedReference(db)
  seedDemo(db, new Date('2027-01-01T00:00:00.000Z'), hash)
  expect(dump()).toBe(before)
})

test('the same moment gives the same village', () => {
  expect(village().dump()).toBe(village().dump())
})

test('each crop has its names in other languages, and a local name that is one of them', () => {
  const named = village().db.select().from(schema.crops).all()
  expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(CROP_NAMES).sort())
  for (const { name, localName } of named) {
    const words = Object.values(CROP_NAMES[name]!)
    expect(words.length ? words : [null]).toContain(localName)
  }
})

test('the reference data are the catalogue of crops only', () => {
  const empty = migrated()
  seedReference(empty)
  expect(counted(empty)).toEqual({ crops: 60 })
})

test('every foreign key holds', () => {
  expect(village().db.$client.pragma('foreign_key_check')).toEqual([])
})

test('no timestamp lies in the future', () => {
  const { db } = village()
  for (const name of [
    'users',
    'farmer_crops',
    'crop_activities',
    'advisories',
    'market_prices',
    'weather_alerts',
    'notifications',
    'sms_messages',
    'received_messages',
    'visits',
    'farmer_notes',
    'documents',
  ]) {
    const latest = db.$client.prepare(`select max(created_at) from ${name}`).pluck().get()
    expect(`${name} ${latest}` <= `${name} ${NOW.toISOString()}`).toBe(true)
  }
})

test('prices are positive, in the currency of one country, the newest of each series at most six days old', () => {
  const { db } = village()
  const prices = db.select().from(schema.marketPrices).all()
  expect(prices.every((price) => price.pricePerKg > 0 && price.trend === null && price.source)).toBe(true)
  for (const series of Object.values(Object.groupBy(prices, (price) => price.cropId + price.market))) {
    const newest =
      series
        ?.map((price) => price.date)
        .sort()
        .at(-1) ?? ''
    expect(daysBetween(newest, '2026-11-21')).toBeOneOf([0, 1, 2, 3, 4, 5, 6])
    expect(new Set(series?.map((price) => price.currency)).size).toBe(1)
    expect(MARKET_PLACES).toHaveProperty([series?.[0]?.market ?? ''])
  }
})

test("each notification of Martha's bell opens what it is about", () => {
  const { db } = village()
  const bell = db.select().from(schema.notifications).where(eq(schema.notifications.userId, DEMO_USERS.farmer)).all()
  const known = [schema.advisories, schema.crops, schema.courses, schema.farmerCrops].flatMap((table) =>
    db
      .select({ id: table.id })
      .from(table)
      .all()
      .map(({ id }) => id),
  )
  // The alert itself is on the home.
  const opened = bell.filter(({ link }) => link !== '/farmer').map(({ link }) => /[\w-]{36}$/.exec(link ?? '')?.[0])
  expect(opened).toHaveLength(4)
  for (const id of opened) expect(known).toContain(id)
})

test('Martha has three unread notifications and her maize is due in 38 days', () => {
  const { db } = village()
  const bell = db.select().from(schema.notifications).where(eq(schema.notifications.userId, DEMO_USERS.farmer)).all()
  expect(bell.filter((each) => !each.isRead)).toHaveLength(3)
  const crops = db.select().from(schema.farmerCrops).where(eq(schema.farmerCrops.farmerId, DEMO_USERS.farmer)).all()
  const growing = crops.find((crop) => crop.status === 'growing')
  expect(growing).toMatchObject({ fieldSize: 12_000, expectedHarvest: '2026-12-29' })
})

test('only the administrator has a password', () => {
  const people = village().db.select().from(schema.users).all()
  expect(people.filter((user) => user.password !== '!')).toMatchObject([
    { id: DEMO_USERS.admin, username: DEMO_ADMIN.username, password: 'hashed admin123', role: 'admin' },
  ])
})

test('a text message fits into one SMS, and every right answer is one of the options', () => {
  const { db } = village()
  for (const { message } of db.select().from(schema.smsMessages).all()) expect(message.length).toBeLessThanOrEqual(160)
  for (const each of db.select().from(schema.quizQuestions).all()) expect(each.options).toContain(each.correctAnswer)
})

test('the agent’s farmers have visits on days that fit: one today, one on the Thursday that a text message names', () => {
  const visits = village().db.select().from(schema.visits).all()
  expect(visits.filter(({ day }) => day === '2026-11-21')).toMatchObject([{ status: 'confirmed' }])
  const ahead = visits.filter(({ day }) => day > '2026-11-21')
  expect(ahead.map(({ day, status }) => [day, status])).toEqual([['2026-11-26', 'scheduled'], ['2026-11-30', 'scheduled']]) // biome-ignore format: one row
  for (const { day, status } of visits) if (day < '2026-11-21') expect(['completed', 'cancelled']).toContain(status)
})

test('when somebody last spoke with a farmer is what the notes, the visits and the messages say', () => {
  const { db } = village()
  const last = db.select().from(schema.farmerRecords).all().map(({ farmerId, lastContactAt }) => [farmerId, lastContactAt] as const) // biome-ignore format: one sentence
  for (const [farmerId, at] of last) {
    const of = <T extends { at: string | null; by: string | null }>(rows: T[]) => rows.filter(({ by }) => by === farmerId).map((row) => row.at ?? '') // biome-ignore format: one sentence
    const contacts = [
      ...of(db.select({ at: schema.visits.completedAt, by: schema.visits.farmerId }).from(schema.visits).all()),
      ...of(db.select({ at: schema.farmerNotes.createdAt, by: schema.farmerNotes.farmerId }).from(schema.farmerNotes).all()),
      ...of(db.select({ at: schema.receivedMessages.createdAt, by: schema.receivedMessages.userId }).from(schema.receivedMessages).all()),
    ] // biome-ignore format: one a line
    expect(at).toBe(contacts.sort().at(-1) || null)
  }
})

test('the documents are stored under their hash, and are what their names say', () => {
  const files = new Map<string, Uint8Array>()
  const db = migrated()
  seedDemo(db, NOW, hash, (name, bytes) => files.set(name, bytes))
  const rows = db.select().from(schema.documents).all()
  for (const { hash: name, name: fileName, type, bytes } of rows) {
    const file = files.get(name)!
    expect([createHash('sha256').update(file).digest('hex'), file.length]).toEqual([name, bytes])
    expect(documentType(file, fileName)).toBe(type)
  }
  expect(files.size).toBe(rows.length)
})

function village() {
  const db = migrated()
  seedReference(db)
  seedDemo(db, NOW, hash)
  return { db, counts: () => counted(db), dump: () => JSON.stringify(tables(db).map((name) => rows(db, name))) }
}

type Db = ReturnType<typeof migrated>
const tables = (db: Db) =>
  (
    db.$client
      .prepare(`select name from sqlite_master where type = 'table' and name <> 'schema_migrations'
    and name not like 'sqlite%' and name not like 'search_%' and name not like 'field_boxes%' order by name`)
      .pluck()
      .all() as string[]
  ).filter((name) => !Object.hasOwn(KEPT_COUNTS, name))
const rows = (db: Db, name: string) =>
  db.$client.prepare(`select * from "${name}" order by 1`).all() as { id: string }[]

/** Triggers write the table of changes. */
const isWrittenByUs = (table: string) => table !== 'changes'

/** The number of rows of each table that is not empty. */
function counted(db: Db) {
  const all = tables(db)
    .filter(isWrittenByUs)
    .map((name) => [name, rows(db, name).length] as const)
  return Object.fromEntries(all.filter(([, count]) => count > 0))
}

test('the books of the demo balance, and its farmer has money to pay with', async () => {
  const { db } = village()
  expect((await checkLedger(db, { pause: async () => undefined, stopping: new AbortController().signal })).wrong).toEqual([]) // biome-ignore format: one sentence
  expect(listAccounts(db, DEMO_USERS.farmer)).toMatchObject([{ balance: 25_000_000, isDefault: true }, { balance: 4_000_000 }]) // biome-ignore format: one row
})

test('each farmer has two or three invented fields near their town, the last without a border; a second crop stands in the second', () => {
  const { db } = village()
  const all = db.select().from(schema.fields).all()
  for (const { id, location } of db.select().from(schema.users).where(eq(schema.users.role, 'farmer')).all()) {
    const own = all.filter(({ farmerId }) => farmerId === id)
    expect([2, 3]).toContain(own.length)
    expect(own.filter(({ boundaryCoordinates }) => boundaryCoordinates.length === 0)).toHaveLength(1)
    const [, second] = own
    for (const { centerLatitude, centerLongitude, description } of own) {
      expect(description).toMatch(/^Invented for the demo/)
      if (centerLatitude === null) continue
      const there = { latitude: centerLatitude, longitude: centerLongitude! }
      expect(distanceKm(there, pointOfPlace(location)!)).toBeLessThan(10)
      expect(kmOutside(outlineOf(countryOf(location)!), there)).toBeLessThanOrEqual(OUTSIDE_KM)
    }
    const crops = db.select().from(schema.farmerCrops).where(eq(schema.farmerCrops.farmerId, id)).all()
    const inside = crops.filter(({ fieldId }) => fieldId !== null)
    expect(inside).toHaveLength(crops.length > 1 ? 1 : 0)
    if (crops.length < 2) continue
    expect(inside[0]!.fieldId).toBe(second!.id)
    expect(inside[0]!.fieldSize!).toBeLessThan(second!.totalArea * 10_000)
  }
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(db.$client.prepare('select count(*) from field_boxes').pluck().get()).toBe(all.filter(({ west }) => west !== null).length) // biome-ignore format: one sentence
  for (const country of ['LR', 'NG', 'GH', 'KE']) expect(all.map((each) => each.country)).toContain(country)
})
