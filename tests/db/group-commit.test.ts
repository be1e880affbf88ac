import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Db, openDb, transact } from '#db/client.ts'
import { commitInGroups, commitNow, GroupLostError, whenCommitted } from '#db/group-commit.ts'

let folder: string
let db: Db
let other: Db
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuu-group-'))
  db = openDb(join(folder, 'kuu.db'))
  db.$client.exec('create table notes (text text unique)')
  other = openDb(join(folder, 'kuu.db'))
  commitInGroups(db.$client)
})
afterEach(() => {
  db.$client.close()
  other.$client.close()
  rmSync(folder, { recursive: true })
})

const write = (text: string, then = () => {}) =>
  transact(db, (tx) => {
    tx.$client.prepare('insert into notes values (?)').run(text)
    then()
  })
const texts = (from: Db) => from.$client.prepare('select text from notes order by rowid').pluck().all()
const fail = () => {
  throw new Error('refused')
}

test('a write resolves when it is on disk, and not before', async () => {
  write('a')
  expect([texts(db), texts(other)]).toEqual([['a'], []])
  await whenCommitted(db.$client)
  expect(texts(other)).toEqual(['a'])
})

test('the writes of one event-loop turn are one transaction; what comes after its commit is another', async () => {
  const commits: string[] = []
  const note = (name: string) => whenCommitted(db.$client).then(() => commits.push(`${name} ${texts(other).length}`))
  write('a')
  const first = note('a')
  await Promise.resolve()
  write('b')
  const second = note('b')
  await Promise.all([first, second])
  write('c')
  await note('c')
  expect(commits).toEqual(['a 2', 'b 2', 'c 3'])
})

const turn = () => new Promise((next) => setImmediate(next))

test('a write of the very next turn joins, and a quiet turn closes the group', async () => {
  // A turn of a busy machine may take longer than a group stays open.
  using _clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  write('a')
  const first = whenCommitted(db.$client)
  await turn()
  write('b')
  expect(whenCommitted(db.$client)).toBe(first)
  await turn()
  await turn()
  expect(texts(other)).toEqual(['a', 'b'])
})

test('writes in every turn do not keep a group open', async () => {
  let isCommitted = false
  const until = performance.now() + 2_000
  for (let count = 0; !isCommitted && performance.now() < until; count++) {
    write(`${count}`)
    whenCommitted(db.$client).then(() => {
      isCommitted = true
    })
    await turn()
  }
  expect(isCommitted).toBe(true)
  await whenCommitted(db.$client)
})

test('a write that fails is rolled back alone; the others of its group are committed', async () => {
  write('a')
  expect(() => write('b', fail)).toThrow('refused')
  expect(() => write('a')).toThrow('UNIQUE')
  expect(() => write('c', () => write('d', fail))).toThrow('refused')
  write('e')
  await whenCommitted(db.$client)
  expect(texts(other)).toEqual(['a', 'e'])
})

test('after a failed commit nothing is stored, and every waiting write is rejected', async () => {
  db.$client.exec('create table child (parent text references notes (text) deferrable initially deferred)')
  const [first, second] = [write('a'), write('b')].map(() => whenCommitted(db.$client))
  transact(db, (tx) => tx.$client.exec("insert into child values ('nobody')"))
  await expect(first).rejects.toThrow('FOREIGN KEY')
  await expect(second).rejects.toThrow('FOREIGN KEY')
  expect(texts(db)).toEqual([])
  write('c')
  await whenCommitted(db.$client)
  expect(texts(other)).toEqual(['c'])
})

test('when SQLite rolls back a whole transaction, the group is lost and the next one is not', async () => {
  write('a')
  const lost = whenCommitted(db.$client)
  db.$client.exec('rollback')
  write('b')
  await expect(lost).rejects.toThrow(GroupLostError)
  await whenCommitted(db.$client)
  expect(texts(other)).toEqual(['b'])
})

test('the group is committed at once before a statement that cannot run inside a transaction', async () => {
  write('a')
  await commitNow(db.$client)
  db.$client.exec(`vacuum into '${join(folder, 'copy.db')}'`)
  await commitNow(db.$client)
  expect(texts(other)).toEqual(['a'])
})

test('a separate handle commits at once', () => {
  transact(other, (tx) => tx.$client.exec("insert into notes values ('a')"))
  expect(texts(db)).toEqual(['a'])
})
