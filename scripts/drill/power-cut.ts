import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDb } from '#db/client.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { chanceOf } from '../../tests/fuzz/values.ts'
import { addressOf } from '../setup/product.mjs'
import { flushedFiles } from './flushed-files.ts'
import { type Call, readTrace, TRACED } from './trace.ts'

/**
 * `npm run drill -- power-cut [cuts] [seed]`: writes notes and photos through the built product while every file system call
 * is recorded; then simulates power cuts at chosen moments: the disk holds what was flushed by then, and by chance some
 * of the rest. On each such disk the database must be sound, and every write that was acknowledged before the cut must
 * be there.
 */
const [cuts = 100, seed = 1] = process.argv.slice(2).map(Number)
const NOTES_ONE_BY_ONE = 20
const NOTES_AT_ONCE = 60
const PHOTOS = 6
const STRACE = ['strace', '-D', '-f', '-y', '-xx', '-s', '16777216', '-e', `trace=${TRACED}`, '-o']

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJiaGD4D8NMDEgAAAAA//+VIiveAAAABklEQVQDAFQyBIKyOOVtAAAAAElFTkSuQmCC',
  'base64',
)

type Written = { kind: 'note' | 'photo'; id: string }
type Acknowledged = Written & { at: number }

const home = realpathSync(mkdtempSync(join(tmpdir(), 'kuu-power-')))
try {
  const data = join(home, 'data')
  const log = join(home, 'calls.log')
  await serve(data, [], async () => [])
  const before = filesIn(data)
  const written = await serve(data, [...STRACE, log], writeAll)
  const calls = readTrace(readFileSync(log, 'utf8')).filter(
    (call) => call.kind === 'send' || call.path.startsWith(data),
  )
  const acknowledged = written.map((each) => ({ ...each, at: answeredAt(calls, each.id) }))
  const flushes = countFlushed(calls, acknowledged.slice(0, NOTES_ONE_BY_ONE))
  console.info(
    `${flushes} of ${NOTES_ONE_BY_ONE} notes written one by one had a flush of the database before their answer`,
  )
  const lost = cutPower(before, calls, acknowledged)
  console.info(`${cuts} power cuts, ${written.length} writes acknowledged, ${lost} found lost or a database broken`)
  if (flushes < NOTES_ONE_BY_ONE || lost > 0) process.exitCode = 1
} finally {
  rmSync(home, { recursive: true })
}

/** Starts the product on a folder, with a tracer if one is given, runs `work`, and ends the product. */
async function serve<T>(data: string, tracer: string[], work: (url: string) => Promise<T>): Promise<T> {
  const [command, ...words] = [...tracer, process.execPath, 'dist/server/main.js']
  const env = { PATH: process.env.PATH, PORT: '0', KUU_DATA: data, KUU_DEMO: '1', KUU_LOG: 'error' }
  const server = spawn(command!, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((done) => server.once('exit', done))
  try {
    return await work(await addressOf(server))
  } finally {
    server.kill('SIGTERM')
    await gone
    // The tracer writes its last lines after the process has ended.
    await setTimeout(tracer.length > 0 ? 1000 : 0)
  }
}

/** Writes notes one by one, then notes and photos concurrently; returns what the server acknowledged. */
async function writeAll(url: string): Promise<Written[]> {
  const send = async (path: string, type: string, body: string | Buffer<ArrayBuffer>, token?: string) => {
    const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const call = async (path: string, json: object, token?: string) =>
    (await send(`/trpc/${path}`, 'application/json', JSON.stringify({ json }), token)).result.data.json
  const { token } = await call('auth.enterDemo', { role: 'farmer' })
  const farmerId = DEMO_USERS.farmer
  const list = await fetch(`${url}/api/farmers/${farmerId}/crops`, { headers: { authorization: `Bearer ${token}` } })
  const [{ id: cropId }] = await list.json()
  const note = async (at: number): Promise<Written> => {
    const { id } = await call(
      'farmer.cropLog.note',
      { farmerId, cropId, text: `Note ${at} ${'.'.repeat(at * 7)}` },
      token,
    )
    return { kind: 'note', id }
  }
  const photo = async (): Promise<Written> => {
    const { id } = await send(`/api/farmers/${farmerId}/photos`, 'image/png', PNG, token)
    return { kind: 'photo', id }
  }
  const oneByOne: Written[] = []
  for (let at = 0; at < NOTES_ONE_BY_ONE; at++) oneByOne.push(await note(at))
  const atOnce = [
    ...Array.from({ length: NOTES_AT_ONCE }, (_, at) => note(at)),
    ...Array.from({ length: PHOTOS }, photo),
  ]
  return [...oneByOne, ...(await Promise.all(atOnce))]
}

/** When the answer with this id left the server: its index among the calls. */
function answeredAt(calls: Call[], id: string) {
  const at = calls.findIndex((call) => call.kind === 'send' && call.bytes.includes(id))
  if (at < 0) throw new Error(`No answer with ${id} was seen to leave the server`)
  return at
}

/** How many of the writes had a flush of the database between the previous answer and their own. */
function countFlushed(calls: Call[], writes: Acknowledged[]) {
  return writes.filter(({ at }, turn) => {
    const since = writes[turn - 1]?.at ?? 0
    return calls.slice(since, at).some((call) => call.kind === 'sync' && call.path.endsWith('kuu.db-wal'))
  }).length
}

/** Cuts the power at moments spread over the calls; returns on how many disks something was lost or damaged. */
function cutPower(before: Map<string, Buffer>, calls: Call[], acknowledged: Acknowledged[]) {
  const chance = chanceOf(seed)
  const from = Math.min(...acknowledged.map(({ at }) => at))
  let lost = 0
  for (let cut = 0; cut < cuts; cut++) {
    const at = from + chance.below(calls.length - from)
    // Every other disk keeps only what was flushed, the others half of the rest.
    const survives = () => cut % 2 === 1 && chance.next() < 0.5
    const disk = join(home, 'disk')
    writeFiles(disk, join(home, 'data'), flushedFiles(before, calls.slice(0, at), survives))
    const damage = findDamage(
      disk,
      acknowledged.filter((write) => write.at < at),
    )
    if (damage) console.error(`Cut ${cut} after call ${at}: ${damage}`)
    if (damage) lost++
    rmSync(disk, { recursive: true })
  }
  return lost
}

function findDamage(disk: string, due: Acknowledged[]): string | null {
  const db = openDb(join(disk, 'kuu.db'))
  try {
    const whole = db.$client.pragma('integrity_check', { simple: true })
    if (whole !== 'ok') return String(whole)
    const missing = due.find(({ kind, id }) => {
      if (kind === 'note') return !db.$client.prepare('select 1 from crop_activities where id = ?').get(id)
      const bytes = db.$client.prepare('select bytes from photos where id = ?').pluck().get(id)
      return bytes !== statSync(join(disk, 'uploads', id), { throwIfNoEntry: false })?.size
    })
    return missing ? `${missing.kind} ${missing.id} was acknowledged and is not there` : null
  } finally {
    db.$client.close()
  }
}

/** The files of a folder without SQLite's shared-memory index, which is rebuilt after a crash. */
function filesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = names
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith('-shm'))
  return new Map(paths.map((path) => [path, readFileSync(path)]))
}

function writeFiles(disk: string, data: string, files: Map<string, Buffer>) {
  for (const [path, content] of files) {
    if (path.endsWith('-shm')) continue
    const copy = join(disk, path.slice(data.length))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, content)
  }
}
