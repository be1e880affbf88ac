import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs' // biome-ignore format: one import
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { checkDatabase, copyDatabase } from '#db/backup/copy.ts'
import { openDb } from '#db/client.ts'
import { openExisting } from '#db/data-folder/database.ts'
import { newestChange } from '#db/queries/sync/changes.ts'
import { insertIdempotentResponse } from '#db/queries/sync/idempotent-responses.ts'
import { courseFiles, users } from '#db/schema/index.ts'
import { writeArchive } from '#server/backup/archive.ts'
import { backUpInProcess } from '#server/backup/backup-process.ts'
import { backUpToday } from '#server/backup/daily.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { migrationsOfProgram } from '#server/program-files.ts'
import { findRestored } from '#services/sync/restored.ts'
import { ownFolder } from './folder.ts'
import { addPhoto, makeInstallation, NOW, writePhoto } from './installation.ts'

const { path, beside, write } = ownFolder()
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const restore = (backup: string, dataFolder = path(), now = NOW) =>
  restoreBackup({ backup, dataFolder, migrations: migrationsOfProgram(), now })
const filesIn = (...names: string[]) => readdirSync(path(...names)).sort()
const bytesOf = (...names: string[]) => readFileSync(path(...names), 'utf8')

function withData<T>(work: (db: ReturnType<typeof openExisting>) => T, folder = path()): T {
  const db = openExisting(folder)
  try {
    return work(db)
  } finally {
    db.$client.close()
  }
}
const backUp = (now = NOW) => withData((db) => backUpToday({ db, dataFolder: path(), now }))
const nameOf = (username: string, folder = path()) =>
  withData((db) => db.select().from(users).where(eq(users.username, username)).get()?.fullName, folder)
const rename = (fullName: string) =>
  withData((db) => db.update(users).set({ fullName }).where(eq(users.username, 'admin')).run())

describe('a copy of the database', () => {
  test('has what only the log (WAL) holds, needs no log itself, and is private', () => {
    makeInstallation(path())
    withData((db) => {
      db.$client.pragma('wal_autocheckpoint = 0')
      db.insert(users).values({ id: 'new', username: 'new', fullName: 'New', password: '!' }).run()
      copyDatabase(db.$client, path('copy.db'))
    })
    expect(filesIn().filter((name) => name.startsWith('copy'))).toEqual(['copy.db'])
    expect(statSync(path('copy.db')).mode & 0o077).toBe(0)
    mkdirSync(beside('other'))
    renameSync(path('copy.db'), join(beside('other'), 'kuu.db'))
    expect(nameOf('new', beside('other'))).toBe('New')
  })

  test('that is damaged is detected, and leaves no file', () => {
    makeInstallation(path())
    withData((db) => copyDatabase(db.$client, path('copy.db')))
    const bytes = readFileSync(path('copy.db'))
    bytes.fill(0x5a, 40 * 4096, 60 * 4096)
    writeFileSync(path('copy.db'), bytes)
    expect(() => checkDatabase(path('copy.db'))).toThrow(/copy\.db (is damaged|is no database)/)
    withData((db) => {
      db.$client.pragma('foreign_keys = OFF')
      db.$client.exec(
        "insert into notifications (id, user_id, type, title, message) values ('n', 'nobody', 'system', '', '')",
      )
      expect(() => copyDatabase(db.$client, path('broken.db'))).toThrow('1 rows without their parent')
    })
    expect(filesIn().filter((name) => name.startsWith('broken'))).toEqual([])
  })
})

describe('the daily backup', () => {
  test('contains the database, and stores each photo once for all backups', () => {
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
    expect(backUp()).toMatchObject({ photos: 1, missing: [] })
    backUp(later(1))
    expect(filesIn('backups')).toEqual(['kuu-20261121T120000.000Z.db', 'kuu-20261122T120000.000Z.db', 'photos'])
    expect(statSync(path('backups/photos/worm')).ino).toBe(statSync(path('uploads/worm')).ino)
  })

  test('keeps a photo as long as a backup refers to it', () => {
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
    backUp()
    withData((db) => db.$client.exec('delete from crop_activities; delete from photos'))
    rmSync(path('uploads/worm'))
    for (let day = 1; day < 40; day += 1) {
      const last = filesIn('backups').includes('kuu-20261121T120000.000Z.db')
      expect(filesIn('backups/photos')).toEqual(last ? ['worm'] : [])
      backUp(later(day))
    }
    expect(filesIn('backups').filter((name) => name.endsWith('.db'))).toHaveLength(9)
    expect(filesIn('backups/photos')).toEqual([])
  })

  test('keeps all photos if another backup cannot be read', () => {
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
    backUp()
    write('backups/kuu-20261120T120000.000Z.db', 'no database '.repeat(1000))
    withData((db) => db.$client.exec('delete from crop_activities; delete from photos'))
    expect(() => backUp(later(1))).toThrow('kuu-20261120T120000.000Z.db is no database that can be read')
    expect(filesIn('backups/photos')).toEqual(['worm'])
  })

  test('takes the files of courses along, and a restore brings them back', () => {
    const hash = 'ab'.repeat(32)
    makeInstallation(path(), (db) => db.insert(courseFiles).values({ hash, name: 'plan.pdf', type: 'application/pdf', bytes: 4 }).run()) // biome-ignore format: one row
    write(`uploads/${hash}`, 'plan')
    const { file } = backUp()
    expect(restore(file, beside('new'))).toMatchObject({ missing: [] })
    expect(readFileSync(beside(`new/uploads/${hash}`), 'utf8')).toBe('plan')
  })

  test('names the photos whose files are lost, and contains the others', () => {
    makeInstallation(path(), (db) => {
      for (const id of ['worm', 'lost']) addPhoto(db, path(), id)
    })
    rmSync(path('uploads/lost'))
    expect(backUp()).toMatchObject({ photos: 1, missing: ['lost'] })
  })
})

describe('a backup beside the server', () => {
  const program = (code: string) => backUpInProcess(['--eval', code])
  const { signal } = new AbortController()

  test('gives way to who asks', async () => {
    await program(`
      const { constants, getPriority } = require('node:os')
      if (getPriority() !== constants.priority.PRIORITY_LOW) throw new Error(getPriority())
    `)(signal)
  })

  test('that fails says why', async () => {
    await expect(program("console.error('The disk is full.'); process.exit(1)")(signal)).rejects.toThrow(
      'The disk is full.',
    )
  })
})

describe('an archive', () => {
  test('is one file that every tar reads, made while the server writes', () => {
    const photo = 'x'.repeat(700)
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm', photo))
    withData((db) => expect(writeArchive(db, path('uploads'), beside('kuu.tar'))).toMatchObject({ photos: 1 }))
    mkdirSync(beside('unpacked'))
    execFileSync('tar', ['-xf', beside('kuu.tar'), '-C', beside('unpacked')])
    expect(readFileSync(join(beside('unpacked'), 'uploads/worm'), 'utf8')).toBe(photo)
    expect(checkDatabase(join(beside('unpacked'), 'kuu.db')).users).toBeGreaterThan(10)
    expect(statSync(beside('kuu.tar')).mode & 0o077).toBe(0)
  })

  test('never overwrites a file', () => {
    makeInstallation(path())
    writeFileSync(beside('kuu.tar'), 'precious')
    expect(() => withData((db) => writeArchive(db, path('uploads'), beside('kuu.tar')))).toThrow('is there already')
    expect(readFileSync(beside('kuu.tar'), 'utf8')).toBe('precious')
  })

  test('from another tar is read too', () => {
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
    execFileSync('tar', ['-cf', beside('theirs.tar'), '-C', path(), 'kuu.db', 'uploads'])
    expect(restore(beside('theirs.tar'), beside('new'))).toMatchObject({ photos: 1, missing: [], aside: null })
    expect(readFileSync(join(beside('new'), 'uploads/worm'), 'utf8')).toBe('picture worm')
  })
})

describe('restoring', () => {
  test.each(['the last daily one', 'an archive', 'the folder of an installation'])(
    '%s, into an empty folder',
    (from) => {
      makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
      const { file } = backUp()
      withData((db) => writeArchive(db, path('uploads'), beside('kuu.tar')))
      const backup = { 'the last daily one': file, 'an archive': beside('kuu.tar') }[from] ?? path()
      expect(restore(backup, beside('new'))).toEqual({ photos: 1, missing: [], aside: null })
      expect(readdirSync(beside('new')).sort()).toEqual(['kuu.db', 'uploads'])
      expect(readFileSync(join(beside('new'), 'uploads/worm'), 'utf8')).toBe('picture worm')
      expect(nameOf('admin', beside('new'))).toBe(nameOf('admin'))
      expect(statSync(join(beside('new'), 'uploads/worm')).mode & 0o077).toBe(0)
    },
  )

  test('moves the existing data aside, and removes no photo', () => {
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
    const { file } = backUp()
    rename('Newer Name')
    writePhoto(path(), 'newer', 'newer picture')
    const { aside } = restore(file)
    expect(nameOf('admin')).not.toBe('Newer Name')
    expect(nameOf('admin', aside!)).toBe('Newer Name')
    expect(filesIn('uploads')).toEqual(['newer', 'worm'])
  })

  test('brings a photo back from the trash', () => {
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
    const { file } = backUp()
    mkdirSync(path('uploads/trash'))
    renameSync(path('uploads/worm'), path('uploads/trash/worm'))
    rmSync(path('backups/photos'), { recursive: true })
    expect(restore(file)).toMatchObject({ photos: 1, missing: [] })
    expect(bytesOf('uploads/worm')).toBe('picture worm')
  })

  test('uses nothing from the log of the database before', () => {
    makeInstallation(path())
    const { file } = backUp()
    write('kuu.db-wal', 'a log that is not its own')
    const { aside } = restore(file)
    expect(existsSync(path('kuu.db-wal'))).toBe(false)
    expect(readFileSync(join(aside!, 'kuu.db-wal'), 'utf8')).toBe('a log that is not its own')
  })

  test('resets phones that have synchronized later changes', () => {
    makeInstallation(path())
    const { file } = backUp()
    const before = withData((db) => {
      db.$client.exec("update users set full_name = full_name || '!' ; update farmer_crops set notes = 'later'")
      return newestChange(db)
    })
    restore(file)
    const next = withData((db) => {
      db.$client.exec("update farmer_crops set notes = 'after'")
      return newestChange(db)
    })
    expect(next).toBeGreaterThan(before + 1000)
  })

  test('notes when, and up to which write it reaches', () => {
    makeInstallation(path())
    const [agent] = withData((db) => db.select().from(users).all())
    const answered = (key: string, day: number) =>
      withData((db) => insertIdempotentResponse(db, { userId: agent!.id, key, requestHash: '', answer: '1', createdAt: later(day).toISOString() })) // biome-ignore format: one row
    answered('before', 0)
    const { file } = backUp()
    answered('after', 1)
    expect(withData((db) => findRestored(db, later(2)))).toBeNull()
    restore(file, path(), later(2))
    expect(withData((db) => findRestored(db, later(91)))).toEqual({ to: later(0).toISOString(), at: later(2).toISOString() }) // biome-ignore format: one row
    // No phone has a receipt of that time any more.
    expect(withData((db) => findRestored(db, later(92)))).toBeNull()
  })
})

describe('a damaged backup is not restored, and nothing is changed', () => {
  const unsound: [what: string, make: () => string, words: RegExp][] = [
    ['a missing file', () => beside('none.tar'), /There is no backup/],
    ['a folder without a database', () => emptyFolder(), /holds no kuu\.db/],
    ['a truncated archive', () => cut(statSync(archive()).size - 3000), /was cut off/],
    ['an archive without its end', () => cut(512 * 9), /was cut off/],
    ['no archive', () => noArchive(), /is no archive, or is damaged/],
    ['a damaged database', () => damaged(), /is damaged|is no database/],
    ['the database of another program', () => foreign(), /is not a database of Kuu/],
    ['a database of a newer Kuu', () => newer(), /was written by a newer Kuu/],
  ]
  const archive = () => beside('kuu.tar')
  const emptyFolder = () => {
    mkdirSync(beside('empty'))
    return beside('empty')
  }
  const cut = (bytes: number) => {
    truncateSync(archive(), bytes)
    return archive()
  }
  const noArchive = () => {
    writeFileSync(archive(), 'x'.repeat(4096))
    return archive()
  }
  const made = () => {
    const folder = beside('source')
    makeInstallation(folder)
    return join(folder, 'kuu.db')
  }
  const damaged = () => {
    const file = made()
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 40 * 4096, 60 * 4096)
    writeFileSync(file, bytes)
    return file
  }
  const foreign = () => {
    const db = openDb(beside('songs.db'))
    db.$client.exec('create table songs (id text)')
    db.$client.close()
    return beside('songs.db')
  }
  const newer = () => {
    const file = made()
    const db = openDb(file)
    db.$client.exec("insert into schema_migrations values ('9999_later', 'hash', '2027-01-01')")
    db.$client.close()
    return file
  }

  test.each(unsound)('%s', (_, make, words) => {
    makeInstallation(path(), (db) => addPhoto(db, path(), 'worm'))
    withData((db) => writeArchive(db, path('uploads'), archive()))
    const backup = make()
    const before = readFileSync(path('kuu.db'))
    expect(() => restore(backup)).toThrow(words)
    expect(readFileSync(path('kuu.db')).equals(before)).toBe(true)
    expect(filesIn()).toEqual(['kuu.db', 'kuu.lock', 'uploads'])
  })

  test('an archive with names outside of the folder writes nothing there', () => {
    makeInstallation(path())
    mkdirSync(beside('evil/uploads'), { recursive: true })
    writeFileSync(beside('evil/escaped'), 'evil')
    writeFileSync(beside('evil/uploads/ok'), 'evil')
    execFileSync('tar', ['-cPf', archive(), '-C', beside('evil/uploads'), '../escaped', '--transform=s,^ok,uploads/../../escaped,', 'ok', '-C', path(), 'kuu.db']) // biome-ignore format: one command
    restore(archive(), beside('new'))
    expect(readdirSync(beside('new')).sort()).toEqual(['kuu.db', 'uploads'])
    expect(existsSync(beside('escaped'))).toBe(false)
  })
})
