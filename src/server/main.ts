import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDb } from '#db/client.ts'
import { commitInGroups, commitNow } from '#db/group-commit.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { seedDemo, seedReference } from '#db/seed/index.ts'
import { createApp } from './app.ts'
import { hashPasswordSync } from './auth/passwords.ts'
import { type Config, readConfig } from './config.ts'
import { watchDisk } from './disk.ts'
import { startJobs } from './jobs.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { startPush } from './push/start.ts'
import { startTelling } from './telling.ts'
import { forecasterOf } from './weather/round.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const GRACE_MS = 10_000

function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

  const db = openData(config)
  commitInGroups(db.$client)
  const disk = watchDisk({ folder: config.dataFolder, log })
  const uploadsFolder = join(config.dataFolder, 'uploads')
  const app = createApp({
    db,
    now: () => new Date(),
    log,
    version,
    config,
    clientFolder: join(ROOT, 'dist/client'),
    uploadsFolder,
    disk,
  })
  const stopJobs = startJobs({
    db,
    log,
    now: () => new Date(),
    uploadsFolder,
    forecaster: forecasterOf(config.weather),
  })
  const stopTelling = startTelling({ db, log, now: () => new Date() })
  const stopPush = startPush({ db, log, now: () => new Date(), config })
  const server = listen({
    app,
    ...config,
    onListening: (url) => console.info(`Kuu ${version} ${config.demo ? '(demo) ' : ''}serves on ${url}`),
  })
  server.on('error', (error) => fail(error))

  /** Lets the requests under way end, then closes the database, so that its log is folded in. */
  const stop = () => {
    const still = Promise.all([stopJobs(), stopTelling()])
    stopPush()
    server.close(async () => {
      await still
      commitNow(db.$client)
      db.$client.close()
      process.exit(0)
    })
    server.closeIdleConnections()
    setTimeout(() => process.exit(1), GRACE_MS).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Opens the database of the data folder at the newest schema, with its reference data and, in a demo, its village. */
function openData({ dataFolder, demo }: Config) {
  mkdirSync(dataFolder, { recursive: true })
  const db = openDb(join(dataFolder, 'kuu.db'))
  migrate(db, readMigrations(join(ROOT, 'drizzle')))
  const now = new Date()
  seedReference(db)
  if (demo) seedDemo(db, now, hashPasswordSync)
  return db
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

try {
  main()
} catch (error) {
  fail(error)
}
