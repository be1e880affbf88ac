import { chmodSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import Database from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { openDatabase, sentenceOf } from '#db/data-folder/database.ts'
import { lockDataFolder } from '#db/data-folder/lock.ts'
import { keepPrivate } from '#db/data-folder/privacy.ts'
import { commitInGroups } from '#db/group-commit.ts'
import { users } from '#db/schema/index.ts'
import { checkpoint } from '#db/upkeep.ts'
import { openData, takeFolder } from '#server/boot/data.ts'
import { ownFolder } from './folder.ts'

const { path, write } = ownFolder()
const modeOf = (file: string) => statSync(file).mode & 0o777

describe('only its owner can read a data folder', () => {
  test('a new one, and files of an old one that others could read', () => {
    takeFolder(path())()
    expect(modeOf(path())).toBe(0o700)
    for (const name of ['kuu.db', 'kuu.db-wal', 'uploads/photo', 'backups/photos/photo']) {
      write(name, '')
      chmodSync(path(name), 0o664)
    }
    for (const folder of ['', 'uploads', 'backups', 'backups/photos']) chmodSync(path(folder), 0o755)
    takeFolder(path())()
    expect(['kuu.db', 'kuu.db-wal', 'kuu.lock', 'uploads/photo', 'backups/photos/photo'].map((name) => modeOf(path(name)))).toEqual(Array(5).fill(0o600)) // biome-ignore format: one question
    expect(['', 'uploads', 'backups', 'backups/photos'].map((name) => modeOf(path(name)))).toEqual(Array(4).fill(0o700))
  })

  test('files of other programs and targets of links are left alone', () => {
    write('notes.txt', '')
    write('uploads/photo', '')
    chmodSync(path('notes.txt'), 0o644)
    symlinkSync(path('notes.txt'), path('uploads/link'))
    keepPrivate(path())
    expect(modeOf(path('notes.txt'))).toBe(0o644)
  })

  test('a folder shared by programs is refused, and stays as it is', () => {
    mkdirSync(path())
    chmodSync(path(), 0o1777)
    expect(() => takeFolder(path())).toThrow("KUU_DATA must be a folder of Kuu's own")
    expect(statSync(path()).mode & 0o7777).toBe(0o1777)
    expect(() => keepPrivate('/')).toThrow('one that programs share')
  })

  test('a folder that cannot be created is reported with advice', () => {
    write('file', '')
    expect(() => takeFolder(path('file', 'data'))).toThrow(
      /^The data folder .* cannot be made or written: .*Name one in KUU_DATA/,
    )
  })
})

test('a second server on one folder is refused until the first has ended', () => {
  const release = takeFolder(path())
  expect(() => lockDataFolder(path())).toThrow(`Another Kuu is running on ${path()}. Stop it first`)
  release()
  lockDataFolder(path())()
})

describe('a database that cannot be opened', () => {
  test('a folder at its path', () => {
    write('kuu.db/inside', '')
    expect(() => openDatabase(path())).toThrow(`${path('kuu.db')} is a folder.`)
  })

  test('another file at its path: the error names the last backup', () => {
    write('kuu.db', 'this is no database '.repeat(300))
    expect(() => openDatabase(path())).toThrow(
      `${path('kuu.db')} is not a database, or its beginning is damaged. If you have a backup: kuu restore <file>.`,
    )
    write('backups/kuu-20261120T030000.000Z.db', 'older')
    write('backups/kuu-20261121T030000.000Z.db', 'newer')
    expect(() => openDatabase(path())).toThrow(`kuu restore ${path('backups/kuu-20261121T030000.000Z.db')}.`)
  })

  test('the database of another program', () => {
    mkdirSync(path())
    const other = new Database(path('kuu.db'))
    other.exec('create table songs (id text)')
    other.close()
    expect(() => openDatabase(path())).toThrow(`${path('kuu.db')} is the database of another program.`)
  })

  test.each([
    ['SQLITE_CANTOPEN', 'must be able to read and write it and its folder'],
    ['SQLITE_READONLY_DIRECTORY', 'must be able to write it and its folder'],
    ['SQLITE_CORRUPT_INDEX', 'is damaged'],
    ['SQLITE_FULL', 'the disk is full'],
    ['SQLITE_IOERR_READ', 'the disk reports an error'],
    ['SQLITE_BUSY', 'kept busy by another program'],
  ])('%s is said in words', (code, words) => {
    const sentence = sentenceOf('/data/kuu.db', new Database.SqliteError('no', code))
    expect(sentence).toMatch(/^\/data\/kuu\.db /)
    expect(sentence).toContain(words)
  })
})

describe('an empty database beside other data is no new installation', () => {
  const EMPTY: [state: string, make: () => void][] = [
    ['is missing', () => {}],
    ['is empty', () => write('kuu.db', '')],
    [
      'has no tables',
      () => {
        const db = new Database(path('kuu.db'))
        db.pragma('journal_mode = WAL')
        db.close()
      },
    ],
  ]

  describe.each(EMPTY)('where it %s', (state, make) => {
    test.each(['uploads/photo', 'uploads/trash/photo', 'backups/kuu-20261121T030000.000Z.db'])(
      'and %s is there',
      (name) => {
        write(name, 'data')
        make()
        expect(() => openDatabase(path())).toThrow(
          `${path('kuu.db')} ${state}, but ${name.split('/')[0]} beside it hold`,
        )
      },
    )

    test('and nothing else is there, it is a new installation', () => {
      mkdirSync(path('uploads'), { recursive: true })
      make()
      openDatabase(path()).$client.close()
    })
  })

  test('a log without its database is not deleted', () => {
    write('kuu.db-wal', 'changes that were never folded in')
    expect(() => openDatabase(path())).toThrow('is missing, but kuu.db-wal beside it hold data')
    expect(statSync(path('kuu.db-wal')).size).toBeGreaterThan(0)
  })
})

test('after seeding and after each hour the database file is complete without its log', () => {
  const release = takeFolder(path())
  const db = openData({ dataFolder: path(), demo: true }, new Date('2026-11-21T12:00:00.000Z'))
  expect(statSync(path('kuu.db-wal')).size).toBe(0)
  commitInGroups(db.$client)
  transact(db, (tx) => tx.delete(users).where(eq(users.role, 'admin')).run())
  expect(checkpoint(db)).toBeGreaterThan(0)
  expect(statSync(path('kuu.db-wal')).size).toBe(0)
  db.$client.close()
  release()
})

test('a checkpoint waits for no reader', () => {
  const release = takeFolder(path())
  const db = openData({ dataFolder: path(), demo: true }, new Date('2026-11-21T12:00:00.000Z'))
  const reader = new Database(path('kuu.db'), { readonly: true })
  reader.exec('begin; select * from users')
  db.delete(users).where(eq(users.role, 'admin')).run()
  const begun = performance.now()
  checkpoint(db)
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(db.$client.pragma('busy_timeout', { simple: true })).toBe(5000)
  reader.close()
  db.$client.close()
  release()
})
