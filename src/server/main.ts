import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { seedDemo, seedReference } from '#db/seed/index.ts'
import { createApp } from './app.ts'
import { hashPasswordSync } from './auth/passwords.ts'
import { type Config, readConfig } from './config.ts'
import { startJobs } from './jobs.ts'
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
  const uploadsFolder = join(config.dataFolder, 'uploads')
  const app = createApp({
    db,
    now: () => new Date(),
    log,
    version,
    config,
    clientFolder: join(ROOT, 'dist/client'),
    uploadsFolder,
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
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ address, port }) => {
    const host = address.includes(':') ? `[${address}]` : address
    console.info(`Kuu ${version} ${config.demo ? '(demo) ' : ''}serves on http://${host}:${port}`)
  })
  server.on('error', (error) => fail(error))

  /** Lets the requests under way end, then closes the database, so that its log is folded in. */
  const stop = () => {
    const still = Promise.all([stopJobs(), stopTelling()])
    stopPush()
    server.close(async () => {
      await still
      db.$client.close()
      process.exit(0)
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
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
