import { openDb } from '#db/client.ts'
import { payments } from '#db/schema/index.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { signIn } from '../../../measure/home-batch.mjs'
import { PaymentServer } from './server.ts'
import { type ProviderName, STAND_INS } from './stand-ins.ts'

/**
 * `npm run drill -- payments [rounds] [momo | mpesa | airtel]`: a farmer sends money through a provider that loses
 * requests and answers, and the server is killed at a random moment of each round. A transfer that was not answered is
 * repeated under its key. In the end nothing was done twice, what the provider did is booked, what it did not do is not,
 * and the books balance. What no question can settle, because the line broke before the provider had a name for it, an
 * administrator settles by what the provider's portal shows. Exits with 1 otherwise.
 */
const rounds = Number(process.argv[2] ?? 100)
const named = process.argv[3] as ProviderName | undefined
const OPEN = "status in ('created', 'requested', 'pending', 'unknown')"
const AMOUNT = 5000
const PATIENCE_MS = 45_000

const names = named ? [named] : (Object.keys(STAND_INS) as ProviderName[])
const results: boolean[] = []
for (const name of names) results.push(await drill(name))
process.exit(results.every(Boolean) ? 0 : 1)

async function drill(name: ProviderName): Promise<boolean> {
  const provider = await STAND_INS[name]()
  const server = new PaymentServer(provider.env)
  await server.start()
  const db = openDb(server.file)
  const { token } = await signIn(server.url, 'auth.enterDemo', { role: 'farmer' })
  const calling = setInterval(() => void callBack(), 100)
  const { phones, ...market } = provider.account
  const [from, to] = await Promise.all(phones.map(addAccount))

  let unanswered: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const sent = Promise.all([`transfer-${round}`, ...unanswered].map(send))
    hasten()
    await new Promise((done) => setTimeout(done, 50 + Math.random() * 400))
    await server.kill()
    unanswered = (await sent).filter((key) => key !== null)
    await server.start()
  }
  for (const key of unanswered) await send(key)
  await allSettled()
  // A request that never left is given up after a quarter of an hour.
  db.$client.exec(`update payments set created_at = '2020-01-01T00:00:00.000Z' where ${OPEN}`)
  await allSettled()
  const byHand = await settleByHand()
  await allSettled()
  clearInterval(calling)
  await server.kill()

  const rows = db.select().from(payments).all()
  const times = (row: (typeof rows)[number]) =>
    provider.done().filter((each) => each === row.reference || each === row.id).length
  const twice = rows.filter((row) => times(row) > 1)
  const wrong = rows.filter((row) => (row.status === 'succeeded') !== (times(row) === 1))
  const books = await checkLedger(db, { pause: async () => undefined, stopping: new AbortController().signal })
  const arrived = rows.filter(({ purpose, status }) => purpose === 'transferIn' && status === 'succeeded').length
  const transfers = rows.filter(({ purpose }) => purpose === 'transferOut').length
  console.info(
    `${name}: ${rounds} kills: ${transfers} transfers, ${arrived} arrived, ${rows.length} payments, ${provider.requests()} requests ` +
      `for ${provider.done().length} of them, ${byHand} settled by hand; ${twice.length} done twice, ${wrong.length} booked ` +
      `otherwise than done, ${books.wrong.length} wrong in the ledger`,
  )
  db.$client.close()
  await provider.close()
  server.remove()
  const isWell = twice.length + wrong.length + books.wrong.length === 0 && transfers === rounds
  return isWell

  function post(path: string, body: object, key: string, bearer = token) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, 'idempotency-key': key }
    return fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async function addAccount(accountNumber: string): Promise<string> {
    const { provider: of, country } = market
    const account = { provider: of, country, accountNumber, accountName: 'Phone' }
    return (await (await post('/mobile-money-accounts', account, accountNumber)).json()).id
  }

  /** Sends a transfer; the key of one that was not answered, to be repeated. */
  async function send(key: string): Promise<string | null> {
    try {
      const transfer = { fromAccountId: from, toAccountId: to, amount: AMOUNT, currency: market.currency }
      return (await post('/transfers', transfer, key)).status === 200 ? null : key
    } catch {
      return key
    }
  }

  /** Lets time pass: what is open is due now, also what a server that was killed had claimed. */
  function hasten() {
    db.$client.exec(`update payments set due_at = '' where ${OPEN}`)
  }

  async function allSettled() {
    const isOpen = db.$client.prepare(`select 1 from payments where ${OPEN} and concern is null`).pluck()
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && isOpen.get() !== undefined; ) {
      hasten()
      await new Promise((done) => setTimeout(done, 1500))
    }
  }

  /** Calls back once. Who is not there is not called again (D18). */
  async function callBack() {
    const calls = provider.calls.splice(0)
    await Promise.all(
      calls.map(({ path, body }) =>
        fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) }).catch(() => undefined),
      ),
    )
  }

  async function settleByHand() {
    const admin = await signIn(server.url, 'auth.login', { username: 'admin', password: 'admin123' })
    const open = db.$client.prepare<[], { id: string; reference: string }>(`select id, reference from payments where ${OPEN}`).all() // biome-ignore format: one question
    for (const { id, reference } of open) {
      const isDone = provider.done().some((each) => each === id || each === reference)
      const settlement = { outcome: isDone ? 'succeeded' : 'failed', reason: 'Looked up in the portal' }
      await post(`/admin/payments/${id}/settle`, settlement, `settle-${id}`, admin.token)
    }
    return open.length
  }
}
