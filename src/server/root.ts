import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMigrations } from '#db/migrate.ts'

/** The folder of the program: two above this file, and two above the bundle. */
export const ROOT = resolve(import.meta.dirname, '../..')

export const migrationsOfProgram = () => readMigrations(join(ROOT, 'drizzle'))

export const versionOfProgram = () =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version
