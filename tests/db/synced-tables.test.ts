import { expect, test } from 'vitest'
import { SYNCED_TABLES, syncTriggersOf } from '#db/synced-tables.ts'
import { SYNCED_LISTS } from '#domain/sync/sync.ts'
import { keysOf } from '#domain/table.ts'
import { appRouter } from '#routers/index.ts'
import { contractHashes } from '../../scripts/vite/contract-hash.ts'
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
  const hashes = await contractHashes()
  expect(hashes['farmer.crops.list']).toMatch(/^[\w-]{3}$/)
  expect(hashes['farmer.crops.list']).not.toBe(hashes['farmer.crops.catalogue'])
  expect(hashes).not.toHaveProperty('farmer.crops.add')
  expect(hashes).not.toHaveProperty('admin.loans.list')
})
