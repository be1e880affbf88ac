import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { saveSetting } from '#db/queries/operations/settings.ts'
import { auditEvents, marketPrices } from '#db/schema/index.ts'
import type { Role } from '#domain/roles.ts'
import { SECOND_FACTOR_SETTING } from '#services/people/second-factor-duty.ts'
import { wfpFile } from '../services/market/wfp-file.ts'
import { NOON, world } from '../world.ts'

const PATH = '/api/admin/market-prices/import'
const FILE = wfpFile([{}, { date: '2026-09-15' }, { commodity: 'Bread' }, { unit: 'Bunch' }, { unit: 'Bunch' }])

async function doors(role: Role | null = 'admin') {
  const w = world()
  w.crop({ id: 'maize', name: 'Maize' })
  const user = role && w.person(role, { id: 'ruth' })
  const token = user && (await w.sessions.open(user.id)).token
  const send = (file: BodyInit, query = '', headers: Record<string, string> = {}) =>
    w.app.request(PATH + query, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: file,
      duplex: 'half',
    } as RequestInit)
  const count = () => w.db.$count(marketPrices)
  const waiting = () => readdirSync(join(w.uploadsFolder, '../imports'))
  return { ...w, user, send, count, waiting }
}

test.each([
  [null, 401],
  ['farmer', 403],
  ['extension_agent', 403],
] as const)('%s may not import: %i', async (role, status) => {
  const d = await doors(role)
  for (const path of ['', '?dryRun=1', '/files']) expect((await d.send(FILE, path)).status).toBe(status)
  expect(await d.count()).toBe(0)
})

test('an administrator who owes the second factor may not import', async () => {
  const d = await doors()
  const rule = { admin: true, extension_agent: true }
  saveSetting(
    d.db,
    SECOND_FACTOR_SETTING,
    { rule, changedBy: 'ruth', changedAt: NOON.toISOString() },
    NOON.toISOString(),
  )
  const answer = await d.send(FILE)
  expect([answer.status, await d.count()]).toEqual([403, 0])
})

const COUNTS = {
  new: 2, changed: 0, same: 0, doubtful: 0, refused: 3,
  reasons: [{ reason: 'unit Bunch cannot be turned into kilograms', rows: 2 }, { reason: 'no crop is chosen for Bread', rows: 1 }],
} // biome-ignore format: an answer

test('a dry run counts, an import answers the same and writes, the same file again changes nothing', async () => {
  const d = await doors()
  const dry = await d.send(FILE, '?dryRun=1')
  expect([dry.status, await dry.json(), await d.count()]).toEqual([200, COUNTS, 0])
  expect(await (await d.send(FILE, '?file=nga.csv')).json()).toEqual(COUNTS)
  expect(await d.count()).toBe(2)
  expect(await (await d.send(FILE)).json()).toEqual({ ...COUNTS, new: 0, same: 2 })
  const [first] = d.db.select().from(auditEvents).all()
  expect(first).toMatchObject({ actorId: 'ruth', action: 'admin.marketPrices.import' })
  expect(JSON.parse(first!.after!)).toMatchObject({ file: 'nga.csv', new: 2, written: 2 })
  expect(d.waiting()).toEqual([])
})

test('doubtful prices are left out, or taken', async () => {
  const d = await doors()
  await d.send(FILE)
  const file = wfpFile([{ date: '2026-11-01', price: 9000 }])
  expect(await (await d.send(file)).json()).toMatchObject({ doubtful: 1 })
  expect(await d.count()).toBe(2)
  expect(await (await d.send(file, '?doubtful=take')).json()).toMatchObject({ doubtful: 1 })
  expect(await d.count()).toBe(3)
  expect((await d.send(file, '?doubtful=maybe')).status).toBe(400)
})

test('a file may come compressed; what is not is refused', async () => {
  const d = await doors()
  const packed = { 'content-encoding': 'gzip' }
  expect(await (await d.send(gzipSync(FILE), '', packed)).json()).toEqual(COUNTS)
  expect((await d.send(FILE, '', packed)).status).toBe(400)
})

test.each([
  ['JSON', '{"date":"2025-01-15"}', 400, /JSON file/],
  ['a workbook', 'PK\x03\x04 [Content_Types].xml', 400, /workbook/],
  ['nothing', '', 400, /is empty/],
  ['a cut file', `${FILE}\n2026-05-15,Aba`, 400, /cut off/],
  ['a missing column', FILE.replace(',price\n', ',prize\n'), 400, /no column price/],
])('%s is refused in words, and nothing of it stays', async (_, file, status, message) => {
  const d = await doors()
  const answer = await d.send(file)
  expect([answer.status, await d.count(), d.waiting()]).toEqual([status, 0, []])
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(message), code: 'BAD_REQUEST' })
})

test('a body that is not announced as CSV is refused', async () => {
  const d = await doors()
  expect((await d.send(FILE, '', { 'content-type': 'application/json' })).status).toBe(415)
})

test('a file above 50 MB is refused while it arrives, also where it comes small', async () => {
  const d = await doors()
  const line = Buffer.alloc(1024 * 1024, 'x')
  let sent = 0
  const endless = new ReadableStream({ pull: (c) => (sent++ < 500 ? c.enqueue(line) : c.close()) })
  const answer = await d.send(endless)
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { message: expect.stringMatching(/larger than 50 MB/) },
  ])
  expect(sent).toBeLessThan(80)
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, 'x'))
  expect((await d.send(bomb, '', { 'content-encoding': 'gzip' })).status).toBe(413)
  expect(d.waiting()).toEqual([])
})

test('the second of two imports is told; afterwards it may', async () => {
  const d = await doors()
  const answers = await Promise.all([d.send(FILE), d.send(FILE)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await answers.find(({ status }) => status === 409)!.json()).toMatchObject({ message: 'Another import is running. Please wait until it has ended' }) // biome-ignore format: one sentence
  expect((await d.send(FILE)).status).toBe(200)
})

test('the screen uploads once, looks, corrects a crop, looks again, imports, and reads how that went', async () => {
  const d = await doors()
  const { fileId } = (await (await d.send(FILE, '/files?file=nga.csv')).json()) as { fileId: string }
  const { priceImport } = d.as(d.db.query ? ({ id: 'ruth', role: 'admin' } as never) : null).admin
  const run = async (order: { isDryRun: boolean }) => {
    const { importId } = await priceImport.start({ fileId, ...order })
    for (;;) {
      const state = await priceImport.state({ importId })
      if (state.state !== 'running') return state
      await new Promise((go) => setTimeout(go, 5))
    }
  }
  expect(await run({ isDryRun: true })).toMatchObject({ state: 'done', report: { new: 2, refused: 3 } })
  await expect(priceImport.chooseCrop({ name: 'Bread', cropId: 'none' })).rejects.toThrow('not in the catalogue')
  await priceImport.chooseCrop({ name: ' BREAD ', cropId: 'maize' })
  expect(await run({ isDryRun: true })).toMatchObject({ report: { refused: 3, commodities: expect.arrayContaining([{ name: 'Bread', rows: 1, cropId: 'maize', by: 'choice' }]) } }) // biome-ignore format: a report
  expect(await run({ isDryRun: false })).toMatchObject({ report: { written: 2 } })
  expect(d.waiting()).toEqual([])
  await expect(priceImport.start({ fileId, isDryRun: false })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(d.db.select().from(auditEvents).all()).toMatchObject([{ tableName: 'imported_crop_names', rowId: 'bread' }, { tableName: 'market_prices' }]) // biome-ignore format: rows
})
