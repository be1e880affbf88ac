import { existsSync, lstatSync, readdirSync, statfsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { checkDatabase, filesNamedIn } from '#db/backup/copy.ts'
import { newestDaily } from '#db/backup/rotation.ts'
import { newestWrite } from '#db/queries/operations/health.ts'
import { listJobRuns } from '#db/queries/operations/job-runs.ts'
import { Refusal } from '#db/refusal.ts'
import { jobsTable } from '#domain/operations/jobs.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { findPhotoFile, isPhotoName } from '../backup/photo-files.ts'
import { uploadsIn } from '../boot/data.ts'
import { askLitestream, isWhole } from '../machine/replica.ts'
import { type Check, type CheckContext, failed, ok, warn } from './check.ts'

const HOUR_MS = 3_600_000
const MIB = 1024 * 1024
/** A backup is made each day; half a day more is given to a machine that slept. */
const OLD_BACKUP_HOURS = 36
const LITTLE_ROOM = 500 * MIB
const REACH_MS = 3000

/** Every check by its name, in the order in which they are told. */
export const CHECKS: Record<string, Check> = {
  'data folder': dataFolder,
  database,
  ledger,
  files,
  disk,
  clock,
  configuration,
  gateways,
  backup,
  copy,
  jobs,
}

function dataFolder({ config }: CheckContext) {
  const open = readdirSync(config.dataFolder)
    .filter((name) => /^(kuu\.|uploads$|backups$)/.test(name))
    .filter((name) => (lstatSync(join(config.dataFolder, name)).mode & 0o077) !== 0)
  if ((lstatSync(config.dataFolder).mode & 0o077) !== 0) open.unshift('.')
  return open.length === 0
    ? ok(`${config.dataFolder} is its owner's alone`)
    : failed(
        `Other users of the machine can read ${open.join(', ')}`,
        'Restart Kuu: it takes the rights away from them.',
      )
}

function database({ config }: CheckContext) {
  const file = join(config.dataFolder, 'kuu.db')
  try {
    const counts = Object.values(checkDatabase(file))
    return ok(`sound: ${counts.length} tables, ${counts.reduce((sum, count) => sum + count, 0)} rows`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return failed(error.message, 'Stop Kuu, keep a copy of the data folder, and put the last backup back: kuu restore.')
  }
}

async function ledger({ db }: CheckContext) {
  const { checked, wrong } = await checkLedger(db, { pause: () => turn(), stopping: new AbortController().signal })
  return wrong.length === 0
    ? ok(`${checked} movements, each sums to zero; every balance is the sum of its entries`)
    : failed(
        wrong.slice(0, 5).join('; '),
        'Stop paying out, keep a copy of the database, and ask whoever looks after Kuu.',
      )
}

function files({ config }: CheckContext) {
  const uploads = uploadsIn(config.dataFolder)
  const named = new Set(filesNamedIn(join(config.dataFolder, 'kuu.db')))
  const missing = [...named].filter((name) => !findPhotoFile(uploads, name))
  const onDisk = existsSync(uploads) ? readdirSync(uploads).filter(isPhotoName) : []
  const orphaned = onDisk.filter((name) => !named.has(name) && lstatSync(join(uploads, name)).isFile())
  if (missing.length > 0)
    return failed(`${missing.length} of ${named.size} files are not on the disk`, 'Bring them from a backup: kuu restore, or copy them from backups/photos.') // biome-ignore format: one row
  if (orphaned.length > 0)
    return warn(`${orphaned.length} files are named by no row`, 'Nothing: the job for photos moves them to the trash a day after they came.') // biome-ignore format: one row
  return ok(`${named.size} files, each on the disk and named by a row`)
}

function disk({ config }: CheckContext) {
  const { bavail, bsize } = statfsSync(config.dataFolder)
  const free = bavail * bsize
  const said = `${Math.floor(free / MIB)} MB free`
  return free < LITTLE_ROOM ? failed(said, 'Make room: before-restore-… first, then old files in backups/.') : ok(said)
}

function clock({ db, now }: CheckContext) {
  const last = newestWrite(db)
  if (!last || Date.parse(last) <= now.getTime() + 60_000) return ok(`${now.toISOString()}, after the last write`)
  return failed(`The clock says ${now.toISOString()}, and the last write was at ${last}`, 'Set the clock: timedatectl set-ntp true.') // biome-ignore format: one row
}

function configuration({ config }: CheckContext) {
  if (config.demo) return ok('a demo')
  const found = [
    config.origin === null && warn('KUU_ORIGIN is not set', 'Name the address that people type, with https.'),
    config.sms.gateway === 'log' && warn('Text messages go to the log', 'Set KUU_SMS to your gateway.'),
    config.momo.length === 0 && !config.mpesa && !config.airtel && warn('Payments go through the sandbox: no money moves', 'Set KUU_MOMO_…, KUU_MPESA_… or KUU_AIRTEL_….'), // biome-ignore format: one row
  ].filter((each) => each !== false)
  return found.length > 0 ? found : ok('a production')
}

async function gateways({ hosts }: CheckContext) {
  if (hosts.length === 0) return ok('none is set up')
  const reached = await Promise.all(hosts.map(async (host) => ({ host, error: await reach(host) })))
  return reached.map(
    ({ host, error }) =>
    error === null ? ok(`${host} answers`) : failed(`${host}: ${error}`, 'Look at the network, the firewall, and the address in the configuration.'), // biome-ignore format: one row
  )
}

/** Opens a connection and closes it; answers why that failed. */
function reach(address: string): Promise<string | null> {
  const { hostname, port, protocol } = new URL(address)
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) })
    const end = (error: string | null) => {
      socket.destroy()
      done(error)
    }
    socket.setTimeout(REACH_MS, () => end('no answer within 3 seconds'))
    socket.once('connect', () => end(null))
    socket.once('error', (error) => end(error.message))
  })
}

function backup({ config, now }: CheckContext) {
  const folder = join(config.dataFolder, 'backups')
  const last = existsSync(folder) ? newestDaily(readdirSync(folder)) : undefined
  if (!last) return failed('There is no backup', 'Make one now: kuu backup.')
  const hours = Math.floor((now.getTime() - Date.parse(last.at)) / HOUR_MS)
  const said = `${last.file}, ${hours} hours old`
  return hours > OLD_BACKUP_HOURS ? failed(said, 'Make one now: kuu backup. Then look at kuu jobs.') : ok(said)
}

/** The copy that Litestream keeps elsewhere, where one is set up. */
async function copy({ config }: CheckContext) {
  if (config.litestream === null) return ok('Litestream is not set up')
  const reading = await askLitestream(config.litestream)
  if (reading && isWhole(reading)) return ok('Litestream has copied everything')
  return reading === null
    ? failed(`Litestream does not answer at ${config.litestream}`, 'Look at it: systemctl status litestream.')
    : warn('Litestream is copying just now', 'Ask again in a few seconds; if it stays so, look at its log.')
}

function jobs({ db }: CheckContext) {
  const failed = jobsTable(listJobRuns(db)).filter(({ error }) => error)
  return failed.length === 0
    ? ok('none failed')
    : failed.map(({ id, error }) => warn(`${id}: ${error}`, 'It is tried again after a quarter of an hour.'))
}
