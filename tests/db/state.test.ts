import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, openDb, transact } from '#db/client.ts'
import { stateOf } from '#db/state.ts'

let folder: string
let db: Db
let other: Db
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuu-state-'))
  db = openDb(join(folder, 'kuu.db'))
  db.$client.exec('create table crops (name text)')
  other = openDb(join(folder, 'kuu.db'))
})
afterEach(() => {
  other.$client.close()
  db.$client.close()
  rmSync(folder, { recursive: true })
})

const plant = (of: Db) => of.$client.prepare("insert into crops values ('rice')").run()

test('stays while nothing is written', async () => {
  const before = stateOf(db)
  db.$client.prepare('select * from crops').all()
  await setImmediate()
  expect(stateOf(db)).toBe(before)
})

test('is another one right after a write, also one that deletes everything', () => {
  const before = stateOf(db)
  plant(db)
  const after = stateOf(db)
  db.$client.prepare('delete from crops').run()
  expect(new Set([before, after, stateOf(db)]).size).toBe(3)
})

test('there is none within a transaction, and what was taken back leaves another one', () => {
  const before = stateOf(db)
  const within: (number | null)[] = []
  expect(() =>
    transact(db, (tx) => {
      within.push(stateOf(tx))
      plant(tx)
      within.push(stateOf(tx))
      throw new Error('taken back')
    }),
  ).toThrow('taken back')
  expect(within).toEqual([null, null])
  expect(stateOf(db)).not.toBe(before)
})

test('is another one in the next turn after another connection has written', async () => {
  const before = stateOf(db)
  plant(other)
  await setImmediate()
  const after = stateOf(db)
  expect(after).not.toBe(before)
  await setImmediate()
  expect(stateOf(db)).toBe(after)
})
