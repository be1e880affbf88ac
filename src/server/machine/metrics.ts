import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#db/client.ts'
import { listJobRuns } from '#db/queries/operations/job-runs.ts'
import { countQueues, type Machine } from '#services/operations/machine.ts'
import type { Connection } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { sendText } from '../http/respond.ts'

/** From a static file to the slowest report. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The numbers of a server in the form of Prometheus. Nothing in them names a person. */
export function createMetrics({ db, machine }: { db: Db; machine: () => Machine }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // prom-client 15 names gauges as counters are named, which a Prometheus would add up over restarts.
  for (const { name, type } of registry.getMetricsAsArray())
    if (String(type) === 'gauge' && name.endsWith('_total')) registry.removeSingleMetric(name)
  const duration = new Histogram({
    name: 'kuu_http_request_duration_seconds',
    help: 'How long requests took, by door and status class',
    labelNames: ['door', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const errors = new Counter({ name: 'kuu_errors_total', help: 'Errors that were logged', registers: [registry] })
  gauge(registry, 'kuu_queue_length', 'What waits to be done', ['queue'], (set) => {
    for (const [queue, length] of Object.entries(countQueues(db))) set(length, { queue })
  })
  gauge(registry, 'kuu_job_succeeded_timestamp_seconds', 'When a job last succeeded', ['job'], (set) => {
    for (const { name, succeededAt } of listJobRuns(db)) if (succeededAt) set(secondsOf(succeededAt), { job: name })
  })
  gauge(registry, 'kuu_job_failing', 'Whether the last run of a job failed', ['job'], (set) => {
    for (const { name, error } of listJobRuns(db)) set(error === null ? 0 : 1, { job: name })
  })
  gauge(registry, 'kuu_disk_free_bytes', 'Room on the disk of the data folder', [], (set) => set(machine().freeBytes))
  gauge(registry, 'kuu_database_bytes', 'The database with its log', [], (set) => set(machine().databaseBytes))
  gauge(registry, 'kuu_backup_timestamp_seconds', 'When the newest backup was made', [], (set) => {
    const { backupAt } = machine()
    if (backupAt) set(secondsOf(backupAt))
  })
  gauge(registry, 'kuu_build_info', 'Always 1; the labels say what runs', ['version', 'commit'], (set) => {
    const { version, commit } = machine()
    set(1, { version, commit: commit ?? '' })
  })
  return {
    text: () => registry.metrics(),
    type: registry.contentType,
    noteError: () => errors.inc(),
    noteRequest: ({ path, method, status, ms }: { path: string; method: string; status: number; ms: number }) =>
      duration.observe({ door: doorOf(path), method, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
  }
}
export type Metrics = ReturnType<typeof createMetrics>

type Set = (value: number, labels?: Record<string, string>) => void

/** A number that is read anew for each answer. */
function gauge(registry: Registry, name: string, help: string, labelNames: string[], read: (set: Set) => void) {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      read((value, labels = {}) => this.set(labels, value))
    },
  })
}

const secondsOf = (at: string) => Date.parse(at) / 1000

/** Paths hold ids: only where they lead to is counted. */
const doorOf = (path: string) => (path.startsWith('/api/') ? 'rest' : path.startsWith('/trpc/') ? 'trpc' : path.startsWith('/hooks/') ? 'hooks' : 'files') // biome-ignore format: one row

/**
 * `/metrics`, for a Prometheus on this machine, or for one that sends the token. Others find nothing there. A proxy on
 * this machine speaks for somebody else, so what it forwards needs the token too.
 */
export function metricsRoute(metrics: Metrics, token: string | null) {
  const route = new Hono<ServerEnv>()
  route.get('/metrics', async (c) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /, '')
    const isKnown = token !== null && given !== undefined && isSame(given, token)
    if (!isKnown && !isOfThisMachine(c.req.raw, c.env)) return c.notFound()
    return sendText(c, await metrics.text(), { 'Content-Type': metrics.type })
  })
  return route
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/

function isOfThisMachine(request: Request, connection: Connection | undefined) {
  const peer = connection?.incoming?.socket?.remoteAddress ?? ''
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => request.headers.has(name))
  return LOOPBACK.test(peer) && !isForwarded && LOCAL_HOST.test(request.headers.get('host') ?? '')
}

function isSame(given: string, token: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
