import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#db/client.ts'
import { payments } from '#db/schema/index.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { fakeMomo, MOMO, type Mood } from '../../../tests/server/payments/fake-momo.ts'
import { signIn } from '../../measure/home-batch.mjs'
import { NODE, ROOT } from '../../setup/install.mjs'
import { addressOf } from '../../setup/product.mjs'

/**
 * `npm run drill -- payments [rounds]`: a farmer sends money by MoMo, through a provider that loses requests and
 * answers, and the server is killed at a random moment of each round. A transfer that was not answered is repeated
 * under its key. In the end each transfer must have been done exactly once, and the books must balance. Exits with 1
 * otherwise.
 */
const rounds = Number(process.argv[2] ?? 100)
const AMOUNT = 5000
const PATIENCE_MS = 120_000

const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-crash-payments-'))
const momo = await fakeMomo()
const MOODS: Mood[] = [{}, { answer: 'lost' }, { answer: 500 }, { answer: 'deaf' }, {}]
momo.mood = () => ({ ...MOODS[Math.floor(Math.random() * MOODS.length)] })
const env = {
  PATH: process.env.PATH,
  PORT: '0',
  KUU_DATA: dataFolder,
  KUU_DEMO: '1',
  KUU_LOG: 'silent',
  KUU_MOMO_URL: momo.url,
  KUU_MOMO_ENVIRONMENT: MOMO.environment,
  KUU_MOMO_COUNTRY: MOMO.country,
  KUU_MOMO_USER: MOMO.user,
  KUU_MOMO_KEY: MOMO.key,
  KUU_MOMO_COLLECTION_KEY: MOMO.collectionKey,
  KUU_MOMO_DISBURSEMENT_KEY: MOMO.disbursementKey,
}

let [server, url] = await start()
const { token } = await signIn(url, 'auth.enterDemo', { role: 'farmer' })
const from = await addAccount('+256772123456')
const to = await addAccount('+256772123457')
const db = openDb(join(dataFolder, 'kuu.db'))
let unanswered: string[] = []
for (let round = 0; round < rounds; round += 1) {
  const sent = Promise.all([`transfer-${round}`, ...unanswered].map(send))
  hasten()
  await new Promise((done) => setTimeout(done, 50 + Math.random() * 400))
  await kill()
  unanswered = (await sent).filter((key) => key !== null)
  ;[server, url] = await start()
}
for (const key of unanswered) await send(key)
await allSettled()
await kill()

const rows = db.select().from(payments).all()
const open = rows.filter(({ status }) => status !== 'succeeded')
const { wrong } = await checkLedger(db, { pause: async () => undefined, stopping: new AbortController().signal })
const arrived = balanceOf(to) / 100
console.info(
  `${rounds} kills: ${rounds} transfers, ${rows.length} payments, ${momo.requests} requests for ${momo.payments.size} of them, ` +
    `${open.length} not settled; ${arrived} arrived of ${rounds * AMOUNT}; ${wrong.length} wrong in the ledger`,
)
db.$client.close()
await momo.close()
rmSync(dataFolder, { recursive: true, force: true })
const isWell = open.length === 0 && wrong.length === 0 && arrived === rounds * AMOUNT
process.exit(isWell && rows.length === 2 * rounds && momo.payments.size === 2 * rounds ? 0 : 1)

function post(path: string, body: object, key: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
  return fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function addAccount(accountNumber: string): Promise<string> {
  const account = { provider: 'MTN Mobile Money', accountNumber, accountName: 'Phone', country: 'UG' }
  return (await (await post('/mobile-money-accounts', account, accountNumber)).json()).id
}

/** Sends a transfer; the key of one that was not answered, to be repeated. */
async function send(key: string): Promise<string | null> {
  try {
    const transfer = { fromAccountId: from, toAccountId: to, amount: AMOUNT, currency: 'UGX' }
    return (await post('/transfers', transfer, key)).status === 200 ? null : key
  } catch {
    return key
  }
}

/** Lets time pass: what is open is due now, also what a server that was killed had claimed. */
function hasten() {
  db.$client.exec("update payments set due_at = '' where status in ('created', 'requested', 'pending', 'unknown')")
}

async function allSettled() {
  const isOpen = db.$client.prepare("select 1 from payments where status not in ('succeeded', 'failed')").pluck()
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && isOpen.get() !== undefined; ) {
    hasten()
    await new Promise((done) => setTimeout(done, 1500))
  }
}

function balanceOf(accountId: string) {
  return db.$client.prepare<[string], number>('select balance from ledger_accounts where wallet_id = ?').pluck().get(accountId) ?? 0 // biome-ignore format: one question
}

async function start(): Promise<[ReturnType<typeof spawn>, string]> {
  const process_ = spawn(NODE, [join(ROOT, 'dist/server/main.js'), 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] }) // biome-ignore format: one call
  return [process_, (await addressOf(process_)) as string]
}

function kill() {
  const gone = new Promise((done) => server.once('exit', done))
  server.kill('SIGKILL')
  return gone
}
