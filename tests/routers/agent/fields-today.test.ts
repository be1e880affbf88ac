import { beforeEach, expect, test } from 'vitest'
import { farmerRecords, fields } from '#db/schema/index.ts'
import type { Caller } from '#routers/index.ts'
import { type Village, village } from '../../village.ts'

const DAY = { day: '2026-11-21' }
const SIDE = 0.0005
const at = (longitude: number) =>
  [[longitude, 9.9], [longitude + SIDE, 9.9], [longitude + SIDE, 9.9 + SIDE], [longitude, 9.9 + SIDE]] as [number, number][] // biome-ignore format: a square

let v: Village
let today: Caller['agent']['today']
beforeEach(() => {
  v = village()
  v.db.$client.prepare("update users set location = 'Kara, Togo' where role = 'farmer'").run()
  today = v.as(v.people.hawa).agent.today
})
const lookAfter = (farmerId: string, agentId: string) =>
  v.db.insert(farmerRecords).values({ farmerId, agentId }).onConflictDoUpdate({ target: farmerRecords.farmerId, set: { agentId } }).run() // biome-ignore format: one row
const other = () => v.db.$client.prepare("select id from users where role <> 'farmer' and id <> ?").pluck().get(v.people.hawa!.id) as string // biome-ignore format: one row

test('today has the large fields of own farmers whose border nobody knows, the largest first', async () => {
  lookAfter('martha', v.people.hawa!.id)
  lookAfter('joseph', other())
  const field = { farmerId: 'martha', boundaryCoordinates: [] }
  v.db.insert(fields).values([{ ...field, id: 'large', name: 'Large', totalArea: 4.2 }, { ...field, id: 'larger', name: 'Larger', totalArea: 9 }, { ...field, id: 'small', name: 'Small', totalArea: 4 }, { ...field, id: 'gone', name: 'Gone', totalArea: 5, removedAt: '2026-11-01T00:00:00.000Z' }, { ...field, farmerId: 'joseph', id: 'his', name: 'His', totalArea: 5 }]).run() // biome-ignore format: rows
  expect((await today.get(DAY)).borders).toMatchObject([
    { fieldId: 'larger', name: 'Larger', totalArea: 9, fullName: 'Martha Kollie' },
    { fieldId: 'large' },
  ])
})

test('today has the open cases of own farmers, and of those whom nobody looks after, until they are settled', async () => {
  v.db.delete(farmerRecords).run()
  const mine = await v.as(v.people.martha).farmer.fields.create({ farmerId: 'martha', name: 'Mine', boundaryCoordinates: at(1.1) }) // biome-ignore format: one row
  const his = await v.as(v.people.joseph).farmer.fields.create({ farmerId: 'joseph', name: 'His', boundaryCoordinates: at(1.1002) }) // biome-ignore format: one row
  const [found] = (await today.get(DAY)).cases
  expect(found!.fields.map(({ id }) => id).sort()).toEqual([mine.id, his.id].sort())
  lookAfter('martha', other())
  expect((await today.get(DAY)).cases).toEqual([])
  lookAfter('joseph', v.people.hawa!.id)
  expect((await today.get(DAY)).cases).toEqual([found])

  const cases = v.as(v.people.hawa).agent.boundaryCases
  expect(await cases.get({ id: found!.id })).toEqual(found)
  const { boundaryCases } = v.as(v.people.martha).farmer
  expect(await boundaryCases.list({ id: mine.id })).toEqual([found])
  await cases.settle({ id: found!.id, note: 'The old tree is the corner' })
  expect((await today.get(DAY)).cases).toEqual([])
  expect(await boundaryCases.list({ id: mine.id })).toEqual([])
  const { items } = await v.as(v.people.martha).farmer.notifications.page({ limit: 5 })
  expect(items.find(({ kind }) => kind === 'boundaryCase')).toMatchObject({ link: `/fields/${mine.id}` })
})
