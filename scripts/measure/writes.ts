import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { openDb } from '#db/client.ts'
import { commitInGroups } from '#db/group-commit.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { seedDemo, seedReference } from '#db/seed/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { createApp } from '#server/app.ts'
import { filesIn } from '#server/program-files.ts'

/** Prints what durability costs: notes written through the whole server, with three commit settings in turns. */
const ROUNDS = 5
const TURNS = 20
const AT_ONCE = [1, 64]
const ROOT = resolve(import.meta.dirname, '../..')

const SETTINGS = [
  { name: 'NORMAL, each by itself', synchronous: 'NORMAL', inGroups: false },
  { name: 'FULL, each by itself', synchronous: 'FULL', inGroups: false },
  { name: 'FULL, in groups', synchronous: 'FULL', inGroups: true },
]

const folder = mkdtempSync(join(tmpdir(), 'kuu-writes-'))
try {
  const setups = await Promise.all(SETTINGS.map(install))
  for (const atOnce of AT_ONCE) {
    for (let round = 0; round < ROUNDS; round++)
      for (const setup of setups) setup.times.push(await write(setup, atOnce))
    console.info(`\n${atOnce} at once, writes a second (median of ${ROUNDS} rounds that take turns)`)
    const base = median(setups[0]!.times)
    for (const { name, times } of setups) {
      const time = median(times.splice(0))
      const rate = Math.round((TURNS * atOnce * 1000) / time)
      console.info(`  ${name.padEnd(24)} ${String(rate).padStart(6)}   ${(base / time).toFixed(2)} of NORMAL`)
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function install({ name, synchronous, inGroups }: (typeof SETTINGS)[number], at: number) {
  const now = () => new Date()
  const db = openDb(join(folder, `${at}.db`))
  migrate(db, readMigrations(join(ROOT, 'drizzle')))
  seedReference(db)
  seedDemo(db, now(), () => '!')
  db.$client.pragma(`synchronous = ${synchronous}`)
  if (inGroups) commitInGroups(db.$client)
  const log = pino({ level: 'silent' })
  const config = { demo: true, trustProxy: false, origin: null, rateLimit: null, pushHosts: [] }
  const app = createApp({ db, now, log, version: 'measure', config, client: filesIn(folder), uploadsFolder: folder })
  const entered = await app.request('/trpc/auth.enterDemo', jsonOf('POST', { json: { role: 'farmer' } }))
  const { token }: { token: string } = (await entered.json()).result.data.json
  const farm = `/api/farmers/${DEMO_USERS.farmer}/crops`
  const crops: { id: string }[] = await (
    await app.request(farm, { headers: { authorization: `Bearer ${token}` } })
  ).json()
  return { name, app, token, path: `${farm}/${crops[0]!.id}`, times: [] as number[] }
}

async function write({ app, token, path }: Awaited<ReturnType<typeof install>>, atOnce: number) {
  const started = performance.now()
  for (let turn = 0; turn < TURNS; turn++) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, at) => {
        const notes = `${turn} ${at} ${Math.random()}`
        return app.request(path, jsonOf('PATCH', { notes }, { authorization: `Bearer ${token}`, 'idempotency-key': notes.replaceAll(' ', '-') })) // biome-ignore format: one request
      }),
    )
    if (answers.some(({ status }) => status !== 200)) throw new Error('A write was refused')
  }
  return performance.now() - started
}

function jsonOf(method: string, body: unknown, headers: Record<string, string> = {}) {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

function median(times: number[]) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!
}
