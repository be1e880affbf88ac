import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, crops, marketPrices, notifications, users } from '#db/schema/index.ts'
import { village } from '../../village.ts'

function desk() {
  const w = village()
  return { ...w, ruth: w.as(w.people.ruth).admin, martha: w.as(w.people.martha).farmer }
}
const RAIN = {
  title: 'Rain',
  description: 'Much',
  alertType: 'rain',
  severity: 'info',
  location: 'Lagos, Nigeria',
} as const
const titlesOf = ({ db }: ReturnType<typeof desk>) =>
  db.select().from(notifications).where(eq(notifications.userId, 'martha')).all().map(({ kind, title }) => kind ?? title) // biome-ignore format: one list

test('of two administrators who edit one row the second is told, and sees both values', async () => {
  const { ruth, db } = desk()
  const { items } = await ruth.crops.list({ search: 'manihot' })
  const version = items[0]!.version
  await ruth.crops.change({ id: 'cassava', version, localName: 'Manioc' })
  await expect(ruth.crops.change({ id: 'cassava', version, localName: 'Yuca' })).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { conflicts: [{ field: 'localName', mine: 'Yuca', theirs: 'Manioc' }] },
  })
  expect(db.select().from(crops).where(eq(crops.id, 'cassava')).get()).toMatchObject({ localName: 'Manioc' })
  // Without the version it is the later word that counts, as REST has it.
  expect(await ruth.crops.change({ id: 'cassava', localName: 'Yuca' })).toMatchObject({ localName: 'Yuca', version: 3 })
  // What is as it was is no conflict.
  expect(await ruth.crops.change({ id: 'cassava', version, localName: 'Yuca' })).toMatchObject({ version: 3 })
})

test('an archived crop leaves the catalogue, and nothing else changes', async () => {
  const { ruth, martha, db } = desk()
  const names = async () => (await martha.crops.catalogue()).map(({ id }) => id)
  await ruth.crops.change({ id: 'maize', isArchived: true })
  expect(await names()).toEqual(['cassava'])
  expect(await martha.crops.list({ farmerId: 'martha' })).toMatchObject([{ id: 'plot', crop: { name: 'Zea mays' } }])
  // Who chose it from an older catalogue, without a connection, still gets it.
  await martha.crops.add({ farmerId: 'martha', cropId: 'maize', areaSize: 1 })
  await ruth.crops.change({ id: 'maize', isArchived: false })
  expect(await names()).toContain('maize')
  expect(db.select().from(crops).where(eq(crops.id, 'maize')).get()).toMatchObject({ archivedAt: null })
})

test('a deleted advisory is on no list, and is there again once it is restored', async () => {
  const { ruth, martha } = desk()
  const listed = async () => (await martha.advisories.list({})).items.map(({ id }) => id)
  await ruth.advisories.delete({ id: 'scout' })
  expect(await listed()).toEqual([])
  const { items } = await ruth.archive.list({})
  expect(items).toMatchObject([{ kind: 'advisory', recordId: 'scout', deletedBy: 'Ruth Togba' }])
  await ruth.archive.restore({ id: items[0]!.id })
  expect(await listed()).toEqual(['scout'])
})

test('several advisories are deleted together and restored together, all or none', async () => {
  const w = desk()
  const { ruth, db } = w
  const other = await ruth.advisories.create({ title: 'Weed', content: 'Twice', category: 'pest' })
  const ids = ['scout', other.id]
  const listed = async () => (await ruth.advisories.list({})).items.map(({ id }) => id).sort()
  const before = await listed()
  expect(await ruth.archive.previewMany({ kind: 'advisory', ids: [other.id] })).toEqual({ counts: {}, inUse: 0 })
  await expect(ruth.archive.deleteMany({ kind: 'advisory', ids: ['scout', 'nowhere'] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await listed()).toEqual(before)
  const { archiveIds } = await ruth.archive.deleteMany({ kind: 'advisory', ids: [...ids, 'scout'] })
  expect(archiveIds).toHaveLength(2)
  expect(await listed()).toEqual(before.filter((id) => !ids.includes(id)))
  const events = db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.archive.deleteMany')).all()
  expect(events.map(({ tableName, rowId }) => `${tableName} ${rowId}`).sort()).toEqual(
    ids.map((id) => `advisories ${id}`).sort(),
  )
  expect((await ruth.archive.restoreMany({ ids: archiveIds })).records).toHaveLength(2)
  expect(await listed()).toEqual(before)
})

test('a crop that is grown keeps the others of a selection too, and the preview says so', async () => {
  const { ruth } = desk()
  const yam = await ruth.crops.create({ name: 'Water yam' })
  const ids = [yam.id, 'maize']
  expect(await ruth.archive.previewMany({ kind: 'crop', ids })).toMatchObject({ inUse: 1 })
  await expect(ruth.archive.deleteMany({ kind: 'crop', ids })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await ruth.crops.list({})).items.map(({ id }) => id)).toContain(yam.id)
})

test('an advisory that is switched off is on no list of farmers', async () => {
  const { ruth, martha } = desk()
  await ruth.advisories.change({ id: 'scout', isActive: false })
  expect((await martha.advisories.list({})).items).toEqual([])
  expect((await ruth.advisories.list({ search: 'scout' })).items).toMatchObject([
    { isActive: false, author: 'Hawa Sirleaf' },
  ])
})

test('an alert notifies the farmers of its place, once, and again when it is switched on again', async () => {
  const w = desk()
  w.db.update(users).set({ preferredLocation: 'Lagos, Nigeria' }).where(eq(users.id, 'martha')).run()
  const before = titlesOf(w).length
  const { id } = await w.ruth.weatherAlerts.create(RAIN)
  expect(titlesOf(w)).toHaveLength(before + 1)
  await w.ruth.weatherAlerts.change({ id, title: 'Heavy rain' })
  expect(titlesOf(w)).toHaveLength(before + 1)
  await w.ruth.weatherAlerts.change({ id, isActive: false })
  expect(await w.martha.alerts.list({})).not.toContainEqual(expect.objectContaining({ id }))
  await w.ruth.weatherAlerts.change({ id, isActive: true })
  expect(titlesOf(w)).toHaveLength(before + 2)
})

test('the day of a price lies in the future for nobody in Africa', async () => {
  const w = desk()
  const prices = w.ruth.marketPrices
  const price = { cropId: 'maize', market: 'Lagos', pricePerKg: 412.5 }
  w.clock.now = new Date('2026-11-21T21:30:00Z')
  // In Nairobi it is tomorrow already.
  const { id } = await prices.create({ ...price, date: '2026-11-22' })
  await expect(prices.create({ ...price, date: '2026-11-23' })).rejects.toThrow('cannot lie in the future')
  await expect(prices.change({ id, date: '2062-11-22' })).rejects.toThrow('cannot lie in the future')
})

test('a price is kept in hundredths, found by crop and market, and rings where it is waited for', async () => {
  const w = desk()
  const { id } = await w.ruth.marketPrices.create({
    cropId: 'maize',
    market: 'Gbarnga',
    pricePerKg: 1.005,
    currency: 'LRD',
  })
  expect(w.db.select().from(marketPrices).where(eq(marketPrices.id, id)).get()).toMatchObject({ pricePerKg: 101 })
  for (const search of ['gbarnga', 'corn', 'zea gbarnga', 'gbarnag'])
    expect(
      (await w.ruth.marketPrices.list({ search })).items.map((row) => row.id),
      search,
    ).toContain(id)
  expect((await w.ruth.marketPrices.list({ search: 'cassava gbarnga' })).items).toEqual([])
  expect(await w.ruth.marketPrices.change({ id, pricePerKg: 2 })).toMatchObject({ pricePerKg: 2, market: 'Gbarnga' })
})

test('each write of the desk is in the audit, with the row before and after', async () => {
  const { ruth, db } = desk()
  const { id } = await ruth.weatherAlerts.create(RAIN)
  await ruth.weatherAlerts.change({ id, severity: 'danger' })
  await ruth.weatherAlerts.delete({ id })
  const events = db.select().from(auditEvents).where(eq(auditEvents.rowId, id)).orderBy(auditEvents.id).all()
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['admin.weatherAlerts.create', 'ruth'],
    ['admin.weatherAlerts.change', 'ruth'],
    ['admin.weatherAlerts.delete', 'ruth'],
  ])
  expect(JSON.parse(events[1]!.before!)).toMatchObject({ severity: 'info' })
  expect(JSON.parse(events[2]!.before!)).toMatchObject({ severity: 'danger', title: 'Rain' })
  expect(events[2]!.after).toBeNull()
})
