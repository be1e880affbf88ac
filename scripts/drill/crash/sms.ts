import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#db/client.ts'
import { smsMessages } from '#db/schema/index.ts'
import { africasTalkingSays, type Handed, smsGatewayServer } from '../../../tests/sms-gateway.ts'
import { NODE, ROOT } from '../../setup/install.mjs'
import { addressOf } from '../../setup/product.mjs'

/**
 * `npm run drill -- sms [rounds]`: the server sends text messages through a gateway that refuses, breaks off, asks for a
 * pause and fails inside an answer of 200, and is killed at a random moment of each round. In the end every message must
 * have been handed over, and the gateway, which heeds the key, must have sent each exactly once. Exits with 1 otherwise.
 */
const rounds = Number(process.argv[2] ?? 100)
const PER_ROUND = 40
/** A message of a process that died is due again after a minute. After some kills and failures it waits for longer. */
const PATIENCE_MS = 240_000
/** How long the last one may take once it is due. */
const LAST_MS = 90_000

const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-crash-sms-'))
const gateway = await smsGatewayServer({ delayMs: 20 })
gateway.reply = (message) => moody(message)
const env = {
  PATH: process.env.PATH,
  PORT: '0',
  KUU_DATA: dataFolder,
  KUU_DEMO: '1',
  KUU_LOG: 'silent',
  KUU_SMS: 'africastalking',
  KUU_AFRICASTALKING_USERNAME: 'kuu',
  KUU_AFRICASTALKING_API_KEY: 'secret',
  KUU_AFRICASTALKING_URL: gateway.url,
}
let isCalm = false
let written = 0

let server = await start()
const db = openDb(join(dataFolder, 'kuu.db'))
for (let round = 0; round < rounds; round += 1) {
  write(PER_ROUND)
  await new Promise((done) => setTimeout(done, 100 + Math.random() * 700))
  await kill(server)
  server = await start()
}
isCalm = true
const isDone = await allSent()
await kill(server)
const rows = db
  .select()
  .from(smsMessages)
  .all()
  .filter(({ id }) => id.startsWith('crash-'))
const unsent = rows.filter(({ status }) => status !== 'sent')
const never = rows.filter(({ id }) => !gateway.keys.has(id))
const often = gateway.handed.length - new Set(gateway.handed.map(({ key }) => key)).size
console.info(
  `${rounds} kills: ${written} messages, ${gateway.handed.length} attempts (${often} repeated), ` +
    `sent ${gateway.keys.size} by key, ${never.length} never handed over, ${unsent.length} not settled`,
)
db.$client.close()
await gateway.close()
rmSync(dataFolder, { recursive: true, force: true })
process.exit(isDone && never.length === 0 && unsent.length === 0 && gateway.keys.size >= written ? 0 : 1)

/** Half of the answers are well, until the gateway calms down. */
function moody(message: Handed) {
  const mood = isCalm ? 1 : Math.random()
  if (mood < 0.1) return { status: 500 }
  if (mood < 0.2) return 'hang up' as const
  if (mood < 0.22) return { status: 429, headers: { 'retry-after': '1' } }
  if (mood < 0.3) return africasTalkingSays(501, 'GatewayError')
  return gateway.taken(message)
}

/** Writes messages as procedures do: in the database that the server looks into. */
function write(count: number) {
  const createdAt = new Date().toISOString()
  const values = Array.from({ length: count }, () => {
    written += 1
    return {
      id: `crash-${written}`,
      phone: `+23177${String(written).padStart(7, '0')}`,
      message: `Message ${written}`,
      type: 'general' as const,
      isUrgent: true,
      createdAt,
    }
  })
  db.insert(smsMessages).values(values).run()
}

/** Waits until none is pending, as long as the last one of them may take to come due and be tried. */
async function allSent() {
  const lastDue = db.$client
    .prepare<[], string | null>("select max(due_at) from sms_messages where id like 'crash-%' and status = 'pending'")
    .pluck()
  const calm = Date.now()
  for (let due = lastDue.get(); due !== null && due !== undefined; due = lastDue.get()) {
    if (Date.now() > Math.max(calm + PATIENCE_MS, (Date.parse(due) || 0) + LAST_MS)) return false
    await new Promise((done) => setTimeout(done, 500))
  }
  return true
}

async function start() {
  const process_ = spawn(NODE, [join(ROOT, 'dist/server/main.js'), 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] }) // biome-ignore format: one call
  await addressOf(process_)
  return process_
}

function kill(process_: ReturnType<typeof spawn>) {
  const gone = new Promise((done) => process_.once('exit', done))
  process_.kill('SIGKILL')
  return gone
}
