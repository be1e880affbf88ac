import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { newestDaily } from '#db/backup/rotation.ts'
import type { Machine } from '#services/operations/machine.ts'
import type { Release } from '../program-files.ts'
import { freeBytesOf } from './disk.ts'
import type { RecentErrors } from './recent-errors.ts'

type Parts = { dataFolder: string; release: Release; startedAt: Date; errors: RecentErrors }

/** Reads what the process knows of itself and of its machine, at the moment of each call. */
export const machineOf =
  ({ dataFolder, release, startedAt, errors }: Parts) =>
  (): Machine => ({
    ...release,
    startedAt: startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    freeBytes: freeBytesOf(dataFolder),
    databaseBytes: ['kuu.db', 'kuu.db-wal'].reduce((sum, name) => sum + sizeOf(join(dataFolder, name)), 0),
    backupAt: newestIn(join(dataFolder, 'backups')),
    errors: errors.read(),
  })

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
const newestIn = (folder: string) => (existsSync(folder) ? (newestDaily(readdirSync(folder))?.at ?? null) : null)

/** An app without a process around it, as in a test. */
export const NO_MACHINE = (): Machine => ({
  version: 'none',
  commit: null,
  startedAt: '1970-01-01T00:00:00.000Z',
  memoryBytes: 0,
  freeBytes: 0,
  databaseBytes: 0,
  backupAt: null,
  errors: { count: 0, newest: [] },
})
