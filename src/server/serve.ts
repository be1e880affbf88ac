import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { refuseWrites } from '#db/client.ts'
import { commitInGroups, commitNow } from '#db/group-commit.ts'
import { Refusal } from '#db/refusal.ts'
import { optimize } from '#db/upkeep.ts'
import { takeBackImports } from '#services/fields/import/take-back.ts'
import { newSetUpCode } from '#services/operations/set-up.ts'
import { createServer } from './app.ts'
import { openData, takeFolder, uploadsIn } from './boot/data.ts'
import { gatewaysOf } from './boot/gateways.ts'
import { fitMemoryToWork } from './boot/heap.ts'
import type { Config } from './config.ts'
import { listen } from './http/listen.ts'
import { importInThread } from './imports/import-thread.ts'
import { createImports, importsFolder } from './imports/imports.ts'
import { runBroadcasts } from './jobs/broadcasts.ts'
import { startJobs } from './jobs/start.ts'
import { startWrittenWords } from './jobs/written-words.ts'
import { watchDisk } from './machine/disk.ts'
import { createLog } from './machine/log.ts'
import { machineOf } from './machine/machine.ts'
import { createMetrics, type Metrics } from './machine/metrics.ts'
import { createRecentErrors } from './machine/recent-errors.ts'
import { watchReplica } from './machine/replica.ts'
import { paymentsOf } from './payments/set-up.ts'
import { startPayments } from './payments/worker.ts'
import { programFiles, releaseOfProgram } from './program-files.ts'
import { pushGatewayOf, startPush } from './push/start.ts'
import { startSms } from './sms/dispatcher.ts'
import { smsGatewayOf } from './sms/gateway-of.ts'
import { rainArchiveOf } from './weather/rain-round.ts'
import { forecasterOf } from './weather/round.ts'

const GRACE_MS = 10_000
const now = () => new Date()

/** Serves until a signal ends it. Rejects where it cannot begin. */
export async function serveInstallation(
  config: Config,
  backUp: (stopping: AbortSignal) => Promise<void>,
  program: readonly string[],
) {
  const errors = createRecentErrors(now)
  let metrics: Metrics | undefined
  const log = createLog(config.logLevel, {
    onError(message, requestId) {
      errors.note(message, requestId)
      metrics?.noteError()
    },
  })
  const release = releaseOfProgram()
  const giveFree = takeFolder(config.dataFolder)
  const db = openData(config, now())
  commitInGroups(db.$client)
  const disk = watchDisk({ folder: config.dataFolder, log })
  const replica = config.litestream ? watchReplica({ url: config.litestream, log }) : undefined
  const uploadsFolder = uploadsIn(config.dataFolder)
  const folder = importsFolder(uploadsFolder)
  await takeBackImports(db, { now, pause: () => turn() })
  const imports = createImports({
    db,
    now,
    folder,
    run: importInThread(program, db.$client.name),
    log,
    onLongWriting: (isWriting) => refuseWrites(db, isWriting),
  })
  const { isWriting: isHeld, whenWritable } = imports
  const forecaster = forecasterOf(config.weather)
  const archive = rainArchiveOf(config.weather)
  const push = pushGatewayOf({ db, now, config })
  const sms = smsGatewayOf(config.sms, log)
  const gateways = gatewaysOf({ db, log, now, config, push, forecaster, sms })
  const { payments, providers, paybill } = paymentsOf({ db, now, config })
  const machine = machineOf({ dataFolder: config.dataFolder, release, startedAt: now(), errors })
  metrics = createMetrics({ db, machine })
  let isStopping = false
  const app = createServer({
    db,
    now,
    log,
    version: release.version,
    machine,
    metrics,
    isStopping: () => isStopping,
    config,
    client: programFiles('dist/client'),
    drawings: programFiles('dist/ssr'),
    uploadsFolder,
    disk,
    replica,
    imports,
    gateways,
    payments,
  })
  const stopWords = startWrittenWords({ db, log })
  const { server, url } = await listening({ ...app, ...config })
  const stopJobs = soon(() => {
    fitMemoryToWork()
    return startJobs({ db, log, now, uploadsFolder, forecaster, archive, payments, backUp, whenWritable })
  })
  const stopTelling = runBroadcasts({ db, log, now, isHeld })
  const stopSms = startSms({ db, log, now, gateway: sms, isHeld, perSecond: config.sms.perSecond })
  const stopPush = startPush({ db, log, now, gateway: push, isHeld })
  const stopPayments = startPayments({ db, log, now, providers, paybill, gatewayOf: payments.gatewayOf, isHeld })

  console.info(`Kuu ${release.version} ${config.demo ? '(demo) ' : ''}serves on ${url}`)
  const code = config.demo ? null : newSetUpCode(db, now())
  // Behind '#', so that no proxy and no log ever sees it.
  if (code) console.info(`There is no administrator yet. Make one within a day: ${config.origin ?? url}/setup#${code}`)

  /** Lets the requests under way end, then closes the database, so that its log is folded in. */
  const stop = () => {
    isStopping = true
    const still = Promise.all([stopJobs(), stopTelling(), stopSms(), stopPayments()])
    stopPush()
    stopWords()
    server.close(async () => {
      await still
      commitNow(db.$client)
      await optimize(db)
      db.$client.close()
      giveFree()
      process.exit(0)
    })
    server.closeIdleConnections()
    setTimeout(() => process.exit(1), GRACE_MS).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const SOON_MS = 100

/** Starts what is due a moment later: those who waited for the server go first. Answers how to stop it. */
function soon(start: () => () => Promise<void>) {
  let stop: (() => Promise<void>) | undefined
  const timer = setTimeout(() => {
    stop = start()
  }, SOON_MS)
  return async () => {
    clearTimeout(timer)
    await stop?.()
  }
}

/** Waits until the server listens; says in a sentence why it cannot. */
const listening = (options: Omit<Parameters<typeof listen>[0], 'onListening'>) =>
  new Promise<{ server: Server; url: string }>((resolve, reject) => {
    const server = listen({ ...options, onListening: (url) => resolve({ server, url }) })
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = LISTEN_REFUSALS[error.code ?? '']
      reject(reason ? new Refusal(`${reason} (HOST=${options.host}, PORT=${options.port})`) : error)
    })
  })

const LISTEN_REFUSALS: Record<string, string> = {
  EADDRINUSE: 'Another program listens on this port already: stop it, or set PORT to a free one.',
  EACCES: 'This user may not listen on this port: set PORT to one above 1023, with a proxy in front.',
  EADDRNOTAVAIL: 'This machine has no such address: set HOST to one of its own.',
  ENOTFOUND: 'There is no such host: set HOST to an address of this machine.',
}
