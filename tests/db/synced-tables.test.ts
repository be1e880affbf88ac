import { expect, test } from 'vitest'
import * as z from 'zod'
import { SYNCED_TABLES, syncTriggersOf } from '#db/synced-tables.ts'
import { SYNCED_LISTS } from '#domain/sync/sync.ts'
import { keysOf } from '#domain/table.ts'
import { appRouter } from '#routers/index.ts'
import { contractShapes, hashOf, shapeOf } from '../../scripts/build/vite/contract-hash.ts'
import { migrated } from './migrated.ts'

const squeezed = (sql: string) => sql.replace(/\s+/g, ' ').trim()
const { $client } = migrated()
const standing = $client
  .prepare("select sql from sqlite_master where type = 'trigger' and name like '%is_a_change'")
  .pluck()
  .all()
  .map((sql) => squeezed(String(sql)))

test.each(keysOf(SYNCED_TABLES))('the triggers of %s are those of its declaration', (list) => {
  expect(standing).toEqual(expect.arrayContaining(syncTriggersOf(list)))
})

test('there are no other triggers', () => {
  expect(standing.sort()).toEqual(keysOf(SYNCED_TABLES).flatMap(syncTriggersOf).sort())
})

test('every procedure that a list names exists', () => {
  const paths = Object.keys(appRouter._def.procedures)
  for (const { procedures } of Object.values(SYNCED_LISTS))
    for (const head of procedures)
      expect(
        paths.some((path) => path === head || path.startsWith(`${head}.`)),
        head,
      ).toBe(true)
})

test('each procedure that a list names has a hash of its output, and another one for another shape', async () => {
  const shapes = await contractShapes()
  const hash = (path: string) => hashOf(shapes[path]!)
  expect(hash('farmer.crops.list')).toMatch(/^[\w-]{3}$/)
  expect(hash('farmer.crops.list')).not.toBe(hash('farmer.crops.catalogue'))
  expect(shapes).not.toHaveProperty('farmer.crops.add')
  expect(shapes).not.toHaveProperty('admin.loans.list')
})

const PRICE = z.object({ market: z.string().max(80), price: z.number().nullable(), trend: z.enum(['up', 'down']) })

test.each([
  ['a description', PRICE.describe('A price')],
  ['another bound', PRICE.extend({ market: z.string().max(120) })],
  ['another order', z.object({ trend: PRICE.shape.trend, price: PRICE.shape.price, market: PRICE.shape.market })],
])('%s does not change the shape of an answer', (_, schema) => {
  expect(hashOf(shapeOf(schema))).toBe(hashOf(shapeOf(PRICE)))
})

test.each([
  ['an added field', PRICE.extend({ unit: z.string() })],
  ['an added optional field', PRICE.extend({ unit: z.string().optional() })],
  ['a value of a closed set', PRICE.extend({ trend: z.enum(['up', 'down', 'stable']) })],
  ['another type', PRICE.extend({ price: z.string() })],
])('%s does', (_, schema) => {
  expect(hashOf(shapeOf(schema))).not.toBe(hashOf(shapeOf(PRICE)))
})
