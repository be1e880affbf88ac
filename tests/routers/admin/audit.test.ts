import { expect, test } from 'vitest'
import { auditEvents } from '#db/schema/index.ts'
import { village } from '../../village.ts'

async function desk() {
  const w = village()
  const ruth = w.as(w.people.ruth).admin
  const hawa = w.as(w.people.hawa)
  await ruth.crops.change({ id: 'maize', localName: 'Bele' })
  await hawa.farmer.advisories.publish({ title: 'Weed', content: 'Early', category: 'pest' })
  await ruth.advisories.delete({ id: 'scout' })
  return { ...w, ruth }
}
type Admin = Awaited<ReturnType<typeof desk>>
const actionsOf = async ({ ruth }: Admin, input: Parameters<Admin['ruth']['audit']['list']>[0]) =>
  (await ruth.audit.list(input)).items.map(({ action }) => action)

test('the audit tells who did what to which row, before and after, the last first', async () => {
  const d = await desk()
  const { items } = await d.ruth.audit.list({})
  expect(items).toMatchObject([
    { action: 'admin.advisories.delete', actor: { fullName: 'Ruth Togba' }, rowId: 'scout', after: null },
    { action: 'farmer.advisories.publish', actor: { id: 'hawa', role: 'extension_agent' }, before: null },
    { action: 'admin.crops.change', before: { localName: 'Corn' }, after: { localName: 'Bele' } },
  ])
  expect(items[0]!.before).toMatchObject({ title: expect.any(String) })
})

test.each([
  ['hawa', ['farmer.advisories.publish']],
  ['RUTH', ['admin.advisories.delete', 'admin.crops.change']],
  ['ruth delete', ['admin.advisories.delete']],
  ['maize', ['admin.crops.change']],
  // What it was called before, what it is called now, and what was deleted.
  ['CORN', ['admin.crops.change']],
  ['bele', ['admin.crops.change']],
  ['weed', ['farmer.advisories.publish']],
  ['Scout', ['admin.advisories.delete']],
  ['ruth corn', ['admin.crops.change']],
  ['hawa corn', []],
  ['crops change', ['admin.crops.change']],
  ['nobody-of-this-name', []],
])('it is searched for %j', async (search, actions) => {
  expect(await actionsOf(await desk(), { search })).toEqual(actions)
})

test('it is narrowed to one table, and read page by page', async () => {
  const d = await desk()
  expect(await actionsOf(d, { table: 'crops' })).toEqual(['admin.crops.change'])
  const first = await d.ruth.audit.list({ limit: 2 })
  const next = await d.ruth.audit.list({ limit: 2, cursor: first.nextCursor! })
  expect(next).toMatchObject({ items: [{ action: 'admin.crops.change' }], nextCursor: null })
})

test('of somebody whose account is gone the name is gone, and the event stays', async () => {
  const d = await desk()
  d.db
    .insert(auditEvents)
    .values({ at: '2026-11-21T13:00:00.000Z', action: 'x.y', actorId: 'gone', actorRole: 'admin' })
    .run()
  const { items } = await d.ruth.audit.list({ limit: 1 })
  expect(items).toMatchObject([{ actor: { id: 'gone', fullName: null, role: 'admin' } }])
})

test('money is told in major units, as everywhere in the API; the price of a course in minor ones', async () => {
  const { ruth } = await desk()
  await ruth.marketPrices.create({ cropId: 'maize', market: 'Lagos', pricePerKg: 412.5 })
  await ruth.courses.change({ id: 'open', price: 1_050 })
  const { items } = await ruth.audit.list({ limit: 2 })
  expect(items).toMatchObject([{ after: { price: 1_050 } }, { after: { pricePerKg: 412.5 } }])
})
