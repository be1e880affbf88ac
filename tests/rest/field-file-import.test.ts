import { gzipSync } from 'node:zlib'
import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, fields, unfinishedImports } from '#db/schema/index.ts'
import type { User } from '#domain/people/session.schema.ts'
import { takeBackImports } from '#services/fields/import/take-back.ts'
import { village } from '../village.ts'
import { NOON } from '../world.ts'

type Corner = [longitude: number, latitude: number]
const SIDE = 0.0005
const square = (at: number): Corner[] => {
  const [west, south] = [1.11 + (at % 100) * SIDE * 1.2, 9.9 + Math.floor(at / 100) * SIDE * 1.2]
  return [[west, south], [west + SIDE, south], [west + SIDE, south + SIDE], [west, south + SIDE], [west, south]] // biome-ignore format: a square
}
const OF = ['martha', 'joseph', 'kebbeh', 'saah', 'musu', 'hawa-f', 'korpo']
const file = (count: number) =>
  JSON.stringify({ type: 'FeatureCollection', features: Array.from({ length: count }, (_, at) => ({ type: 'Feature', properties: { name: `Field ${at}`, username: OF[at % OF.length] }, geometry: { type: 'Polygon', coordinates: [square(at)] } })) }) // biome-ignore format: one file

function desk() {
  const v = village()
  for (const id of OF.slice(2)) v.person('farmer', { id, username: id, fullName: id })
  v.db.$client.prepare("update users set location = 'Kara, Togo' where role = 'farmer'").run()
  const upload = async (body: BodyInit, user: User | null = v.people.ruth, packing = '') => {
    const token = user && (await v.sessions.open(user.id)).token
    return v.app.request('/api/admin/fields/import/files', {
      method: 'POST',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(packing && { 'content-encoding': packing }) },
      body,
    })
  }
  const { startImport, importState } = v.as(v.people.ruth).admin.fields
  const run = async (body: BodyInit, isDryRun: boolean, packing = '') => {
    const { fileId } = (await (await upload(body, v.people.ruth, packing)).json()) as { fileId: string }
    const { importId } = await startImport({ fileId, isDryRun })
    for (;;) {
      const state = await importState({ importId })
      if (state.state !== 'running') return state
      await new Promise((go) => setTimeout(go, 5))
    }
  }
  return { ...v, upload, run }
}

test('farmers, agents and visitors upload no file of fields', async () => {
  const d = desk()
  for (const [who, status] of [[null, 401], [d.people.martha, 403], [d.people.hawa, 403]] as const) // biome-ignore format: one table
    expect((await d.upload(file(1), who)).status).toBe(status)
})

test('a large file is looked at, then imported; each field is in the audit', async () => {
  const d = desk()
  const preview = await d.run(file(1200), true)
  expect(preview).toMatchObject({ state: 'done', report: { isDryRun: true, rows: 1200, fresh: 1200, imported: 0 } })
  expect(await d.db.$count(fields)).toBe(0)
  const done = await d.run(gzipSync(file(1200)), false, 'gzip')
  if (done.state !== 'done') throw new Error(done.state)
  expect(done.report).toMatchObject({ isDryRun: false, imported: 1200, refused: 0 })
  expect(done.report.fields).toHaveLength(1000)
  expect(await d.db.$count(fields)).toBe(1200)
  expect(d.db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.fields.import')).all()).toHaveLength(1200)
}, 30_000)

const present = (d: ReturnType<typeof desk>) => d.db.$count(fields, isNull(fields.removedAt))
const boxes = (d: ReturnType<typeof desk>) => d.db.$client.prepare('select count(*) from field_boxes').pluck().get()

test('of an import that fails on its way nothing stays, and the audit says so', async () => {
  const d = desk()
  d.db.$client.exec("create trigger fails before insert on fields when new.name = 'Field 1190' begin select raise(abort, 'no'); end") // biome-ignore format: one statement
  expect(await d.run(file(1200), false)).toEqual({ state: 'failed' })
  const written = await d.db.$count(fields)
  expect(written).toBeGreaterThan(0)
  expect([await present(d), boxes(d), await d.db.$count(unfinishedImports)]).toEqual([0, 0, 0])
  const events = d.db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.fields.import')).all()
  expect(events.filter(({ actorId }) => actorId === null)).toHaveLength(written)
  d.db.$client.exec('drop trigger fails')
  expect(await d.run(file(1200), false)).toMatchObject({ state: 'done', report: { imported: 1200, refused: 0 } })
  expect([await present(d), await d.db.$count(unfinishedImports)]).toEqual([1200, 0])
}, 30_000)

test('an import that ended with the server is taken back at the next start', async () => {
  const d = desk()
  await d.run(file(3), false)
  const [kept, ...others] = d.db.select({ id: fields.id }).from(fields).orderBy(fields.name).all()
  const fieldIds = [...others.map(({ id }) => id), 'not-written-yet']
  d.db.insert(unfinishedImports).values({ fieldIds, startedAt: NOON.toISOString() }).run()
  await takeBackImports(d.db, { now: () => NOON, pause: async () => {} })
  expect(d.db.select({ id: fields.id }).from(fields).where(isNull(fields.removedAt)).all()).toEqual([kept])
  expect(await d.db.$count(unfinishedImports)).toBe(0)
})

test('of a long report, what was refused comes first', async () => {
  const d = desk()
  await d.run(file(1), false)
  const done = await d.run(file(1100), true)
  if (done.state !== 'done') throw new Error(done.state)
  expect(done.report.fields[0]).toMatchObject({ number: 1, refusal: { check: 'sameField' } })
  expect(done.report.refused).toBe(1)
}, 30_000)

test('a file that is none, or holds too much, is refused in words', async () => {
  const d = desk()
  expect(await d.run('hello', false)).toMatchObject({ state: 'refused', check: { id: 'fileNoGeometry', values: {} } })
  const many = JSON.stringify({ type: 'FeatureCollection', features: Array.from({ length: 10_001 }, () => ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 9] } })) }) // biome-ignore format: one file
  expect(await d.run(many, false)).toMatchObject({
    state: 'refused',
    message: 'The file holds more than 10,000 fields. Divide it into smaller files.',
    check: { id: 'fileManyFields', values: { fields: 10_000 } },
  })
}, 30_000)
