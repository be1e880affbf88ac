import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { NODE, ROOT } from '../../setup/install.mjs'
import { HEAP_ENV, HEAP_FLAGS } from '../../setup/launch.mjs'
import { addressOf } from '../../setup/product.mjs'
import { type Load, load } from './load.ts'

export type Server = { process: ChildProcess; port: number; folder: string }
export type Run = Load & { cpuUs: number }

/** The built server, as its users start it. */
export const KUU = {
  args: [...HEAP_FLAGS, join(ROOT, 'dist/server/main.js'), 'serve'],
  env: { ...HEAP_ENV, KUU_DEMO: '1', KUU_LOG: 'warn' },
}

/** Starts servers, each on its own copy of a data folder. */
export function servers() {
  const started: Server[] = []
  async function start(args: string[], env: Record<string, string>, source: string): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'kuu-bench-run-'))
    cpSync(source, folder, { recursive: true })
    beginDay(folder)
    const child = spawn(NODE, [...args, ...(env.KUU_DEMO ? [] : [folder])], {
      env: { PATH: process.env.PATH, PORT: '0', KUU_DATA: folder, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: ROOT,
    })
    const server = { process: child, port: 0, folder }
    started.push(server)
    server.port = Number(new URL(await addressOf(child)).port)
    return server
  }

  async function stopAll() {
    for (const server of started) await stop(server)
  }
  return { start, stopAll }
}

/**
 * A day on which each session was used, or the first request of each would be a write, and whose backup is made: that of
 * a country takes the other core for a minute, and would fall on one row of the table.
 */
function beginDay(folder: string) {
  const db = new Database(join(folder, 'kuu.db'))
  const now = new Date().toISOString()
  db.prepare('update sessions set used_at = ?').run(now)
  db.prepare(
    "insert or replace into job_runs (name, started_at, ended_at, succeeded_at, done) values ('backup', @now, @now, @now, 1)",
  ).run({ now })
  db.close()
}

async function stop({ process: child, folder }: Server) {
  const gone = new Promise((done) => child.once('exit', done))
  if (child.exitCode === null) {
    child.kill('SIGTERM')
    await gone
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Asks for some time, after a quarter of it that does not count. `cpuUs` is the processor time of a request. */
export async function run(
  server: Server,
  next: (count: number) => string,
  { ms, ...how }: Parameters<typeof load>[2] & { status: number },
): Promise<Run> {
  await load(server.port, next, { ...how, ms: ms / 4 })
  const before = cpuMs(server)
  const made = await load(server.port, next, { ...how, ms })
  return { ...made, cpuUs: ((cpuMs(server) - before) * 1000) / made.count }
}

/** The processor time of a server with all its threads (proc(5)), in ticks of 10 ms. */
function cpuMs({ process: { pid } }: Server) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
