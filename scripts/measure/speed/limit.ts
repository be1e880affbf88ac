import { argon2, createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import Database from 'better-sqlite3'

/**
 * The limit that Kuu is compared with: node:http, prepared statements and JSON.stringify, with the rows and the fields
 * that Kuu answers, and nothing else: no session, no checks, no log. Run as `limit.ts FOLDER`; prints its address.
 */
const db = new Database(join(process.argv[2]!, 'kuu.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = NORMAL')
db.function('folded', { deterministic: true }, (text) => text)
db.function('username_key', { deterministic: true }, (text) => text)

type Row = Record<string, unknown>
const all = (sql: string) => {
  const statement = db.prepare<unknown[], Row>(sql)
  return (...params: unknown[]) => statement.all(...params)
}

const cropOf = ({ cropName, cropLocalName, ...row }: Row) => ({
  ...row,
  crop: { name: cropName, localName: cropLocalName },
})

const advisories = all(`
  select a.id, a.title, a.content, a.category, a.priority, a.language, a.is_active as isActive, a.created_at as createdAt,
    a.valid_until as validUntil, a.crop_id as cropId, a.window_start as windowStart, a.window_end as windowEnd,
    c.name as cropName, c.local_name as cropLocalName
  from advisories a left join crops c on c.id = a.crop_id where a.is_active = 1 and a.language = 'english'
  order by a.created_at desc, a.id desc limit ?`)
const listAdvisories = (most: number) =>
  advisories(most).map((row) => ({ ...cropOf(row), isActive: true, ...(row.cropName === null && { crop: null }) }))

const crops = all(`
  select id, name, local_name as localName, description, planting_season as plantingSeason, harvest_season as harvestSeason,
    growth_duration as growthDuration, crop_group as "group", image_url as imageUrl
  from crops where archived_at is null order by name, id`)

const prices = all(`
  with recursive priced (crop_id) as (
    select min(crop_id) from market_prices union all
    select (select min(n.crop_id) from market_prices n where n.crop_id > priced.crop_id) from priced where crop_id is not null),
  pair (crop_id, market) as (
    select crop_id, (select min(n.market) from market_prices n where n.crop_id = priced.crop_id) from priced where crop_id is not null union all
    select pair.crop_id, (select min(n.market) from market_prices n where n.crop_id = pair.crop_id and n.market > pair.market) from pair where pair.market is not null)
  select p.id, p.crop_id as cropId, c.name as cropName, c.local_name as cropLocalName, p.market, p.price_per_kg as pricePerKg,
    p.currency, p.trend, p.date, p.source,
    (select case when b.currency = p.currency then b.price_per_kg end from market_prices b
      where b.crop_id = p.crop_id and b.market = p.market and (b.date, b.created_at, b.id) < (p.date, p.created_at, p.id)
      order by b.date desc, b.created_at desc, b.id desc limit 1) as previous
  from pair join market_prices p on p.id = (select l.id from market_prices l where l.crop_id = pair.crop_id and l.market = pair.market
      order by l.date desc, l.created_at desc, l.id desc limit 1)
  join crops c on c.id = p.crop_id order by p.date desc, c.name, p.market`)
const listPrices = () =>
  prices().map(({ previous, trend, pricePerKg, ...row }) => ({
    ...cropOf(row),
    pricePerKg: (pricePerKg as number) / 100,
    trend: trend ?? trendOf(previous as number | null, pricePerKg as number),
  }))
function trendOf(before: number | null, now: number) {
  if (before === null || before === 0) return 'stable'
  const change = (now - before) / before
  if (Math.abs(change) < 0.02) return 'stable'
  return change > 0 ? 'up' : 'down'
}

const alerts = all(`
  select id, title, description, alert_type as alertType, severity, location, expires_at as expiresAt, is_active as isActive
  from weather_alerts where is_active = 1 and (expires_at is null or expires_at > ?)
  order by case severity when 'danger' then 0 when 'warning' then 1 else 2 end, expires_at, id`)
const listAlerts = () => alerts(new Date().toISOString()).map((row) => ({ ...row, notice: null, isActive: true }))

const farmerCrops = all(`
  select f.id, f.farmer_id as farmerId, f.status, f.field_size as fieldSize, f.planting_date as plantingDate,
    f.expected_harvest as expectedHarvest, f.notes, f.expected_yield as expectedYield, f.actual_yield as actualYield,
    f.status_before as statusBefore, f.version,
    c.id as cropId, c.name, c.local_name as localName, c.image_url as imageUrl, c.growth_duration as growthDuration, c.crop_group as "group"
  from farmer_crops f join crops c on c.id = f.crop_id where f.farmer_id = ? and f.removed_at is null
  order by f.created_at desc, f.id limit 500`)
const PROGRESS: Record<string, number> = { planning: 10, planted: 25, growing: 65, harvesting: 90 }
const listFarmerCrops = (farmerId: unknown): (Row & { crop: Row })[] =>
  farmerCrops(farmerId).map(({ cropId, name, localName, imageUrl, growthDuration, group, ...row }) => ({
    ...row,
    progress: PROGRESS[row.status as string],
    areaSize: (row.fieldSize as number) / 10_000,
    imageUrl,
    crop: { id: cropId, name, localName, imageUrl, growthDuration, group },
  }))

const cares = all('select * from crop_activities where farmer_crop_id = ? order by created_at desc, id desc limit 20')
const advice = all('select d.* from advisory_deliveries d where d.farmer_crop_id = ? limit 20')
const newestPrices =
  all(`select p.id, p.crop_id as cropId, p.market, p.price_per_kg as pricePerKg, p.currency, p.date, p.source
  from market_prices p where p.crop_id = ? and p.market = ? order by p.date desc, p.created_at desc, p.id desc limit 12`)
const markets = all('select distinct market from market_prices where crop_id = ? and market >= ? limit 3')
const unread = db.prepare('select count(*) from notifications where user_id = ? and is_read = 0').pluck()

/** The sections of a farmer's home: own crops with what was done and what is due, advice, news, prices with their past. */
function home(farmerId: string) {
  const own = listFarmerCrops(farmerId)
  return [
    own,
    own.flatMap(({ id }) => cares(id)),
    own.flatMap(({ id }) => advice(id)),
    listAdvisories(3),
    markets(own[0]?.crop.id, '').map(({ market }) => newestPrices(own[0]!.crop.id, market)),
    unread.get(farmerId),
  ].map((json) => ({ result: { data: { json } } }))
}

const insertCrop =
  db.prepare(`insert into farmer_crops (id, farmer_id, crop_id, planting_date, expected_harvest, field_size, status, created_at)
  values (?, ?, ?, ?, ?, ?, 'planted', ?)`)
const insertActivity = db.prepare(`insert into crop_activities (id, farmer_crop_id, author_id, kind, status, created_at) values (?, ?, ?, 'status', 'planted', ?)`) // biome-ignore format: one statement
const insertResponse = db.prepare(`insert into idempotent_responses (user_id, key, request_hash, answer, row_id, created_at) values (?, ?, ?, ?, ?, ?)`) // biome-ignore format: one statement
const oneCrop = db.prepare<[string], Row>('select * from farmer_crops where id = ?')
/** A crop with its line in the log, its response under the key and, by the triggers, its change for the phones. */
const addCrop = db.transaction((farmerId: string, key: string, body: Row) => {
  const [id, now] = [randomUUID(), new Date().toISOString()]
  insertCrop.run(id, farmerId, body.cropId, now.slice(0, 10), now.slice(0, 10), (body.areaSize as number) * 10_000, now)
  insertActivity.run(randomUUID(), id, farmerId, now)
  const answer = oneCrop.get(id)
  insertResponse.run(
    farmerId,
    key,
    createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
    JSON.stringify(answer),
    id,
    now,
  )
  return answer
})

const insertSms = db.prepare(`insert into sms_messages (id, user_id, phone, message, type, status, created_at, due_at) values (?, ?, '+2347700000001', ?, 'general', 'pending', ?, ?)`) // biome-ignore format: one statement
const enqueue = db.transaction((userId: string, body: Row) => {
  const now = new Date().toISOString()
  const row = { id: randomUUID(), ...body, status: 'pending', createdAt: now }
  insertSms.run(row.id, userId, body.message, now, '9999')
  return row
})
db.exec("insert or ignore into ledger_accounts (id, kind, currency) values ('transit NGN', 'transit', 'NGN')")
const paid = db.prepare('select balance from ledger_accounts where id = ?').pluck()
const insertLine = db.prepare(`insert into financial_transactions (id, user_id, account_id, transaction_type, category, amount, currency, provider, description, recipient_phone, status, created_at, completed_at) values (?, ?, ?, 'debit', 'transfer', ?, 'NGN', 'Opay', 'Transfer', ?, 'completed', ?, ?)`) // biome-ignore format: one statement
const insertPayment = db.prepare(`insert into payments (id, user_id, purpose, transaction_id, follows_id, gateway, phone, amount, currency, status, due_at, created_at) values (?, ?, ?, ?, ?, 'sandbox', ?, ?, 'NGN', 'succeeded', ?, ?)`) // biome-ignore format: one statement
const insertMessage = db.prepare(`insert into payment_messages (payment_id, gateway, kind, body, created_at) values (?, 'sandbox', 'answer', ?, ?)`) // biome-ignore format: one statement
const newest = db.prepare<[], number>('select max(number) from ledger_movements').pluck()
const insertEntry = db.prepare('insert into ledger_entries (movement, line, account_id, amount, transaction_id) values (?, ?, ?, ?, ?)') // biome-ignore format: one statement
const insertMovement = db.prepare('insert into ledger_movements (number, kind, created_at) values (?, ?, ?)')
const insertEvent = db.prepare(`insert into audit_events (actor_id, actor_role, action, row_id, request_id, at) values (?, 'farmer', 'transfer', ?, ?, ?)`) // biome-ignore format: one statement

function book(kind: string, entries: [string, number, string?][], now: string) {
  const number = newest.get()! + 1
  for (const [at, [account, amount, line = null]] of entries.entries())
    insertEntry.run(number, at + 1, account, amount, line)
  insertMovement.run(number, kind, now)
}

/** A transfer to a phone: its line, two payments with what their provider says, two movements, its event and response. */
const transfer = db.transaction((userId: string, key: string, body: Row) => {
  const now = new Date().toISOString()
  const [line, out, brought] = [randomUUID(), randomUUID(), randomUUID()]
  const account = body.fromAccountId as string
  const amount = (body.amount as number) * 100
  if ((paid.get(`wallet ${account}`) as number) < amount) throw new Error('Not enough money')
  insertLine.run(line, userId, account, amount, body.toPhone, now, now)
  insertPayment.run(out, userId, 'transferOut', line, null, body.toPhone, amount, now, now)
  insertMessage.run(out, '{}', now)
  book(
    'transferOut',
    [
      [`wallet ${account}`, -amount, line],
      ['transit NGN', amount],
    ],
    now,
  )
  insertPayment.run(brought, userId, 'transferIn', null, out, body.toPhone, amount, now, now)
  insertMessage.run(brought, '{}', now)
  book(
    'transferIn',
    [
      ['outside NGN', amount],
      ['transit NGN', -amount],
    ],
    now,
  )
  insertEvent.run(userId, line, key, now)
  const answer = { id: line, ...body, status: 'completed', createdAt: now }
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  insertResponse.run(userId, key, hash, JSON.stringify(answer), line, now)
  return answer
})

const account = db.prepare<[unknown], { id: string; password: string }>('select id, password from users where username_key = ?') // biome-ignore format: one statement
const insertSession = db.prepare('insert into sessions (id, user_id, expires_at, created_at, used_at) values (?, ?, ?, ?, ?)') // biome-ignore format: one statement
const derive = promisify(argon2)
/** The hash of a password with the parameters of the stored one, and a session. */
async function logIn({ username, password }: Row) {
  const found = account.get(username)!
  const [, memory, passes, parallelism, nonce, tag] = /m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$(.+)$/.exec(found.password)!
  const made = await derive('argon2id', {
    message: password as string,
    nonce: Buffer.from(nonce!, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: 32,
  })
  if (!timingSafeEqual(made, Buffer.from(tag!, 'base64'))) throw new Error('Wrong password')
  const [token, now] = [randomUUID(), new Date().toISOString()]
  insertSession.run(createHash('sha256').update(token).digest('hex'), found.id, '2099-01-01T00:00:00.000Z', now, now)
  return { token, user: { id: found.id } }
}

const users =
  all(`select id, username, email, phone, role, full_name as fullName, location, language, is_active as isActive, created_at as createdAt
  from users order by created_at desc, id desc limit 50`)

type Answer = (path: string[], headers: IncomingMessage['headers'], body: Row) => unknown
const ANSWERS: Record<string, Answer> = {
  advisories: () => listAdvisories(100),
  crops: () => crops(),
  prices: () => listPrices(),
  alerts: () => listAlerts(),
  'own-crops': ([farmerId]) => listFarmerCrops(farmerId),
  home: ([farmerId]) => home(farmerId!),
  'crop-write': ([farmerId], headers, body) => addCrop(farmerId!, String(headers['idempotency-key']), body),
  payment: ([farmerId], headers, body) => transfer(farmerId!, String(headers['idempotency-key']), body),
  login: (_path, _headers, body) => logIn(body),
  sms: ([farmerId], _, body) => enqueue(farmerId!, body),
  users: () => users(),
}

/** The same answers as ready bytes: the limit of what is read and was not written. */
const ready = new Map<string, { plain: Buffer; br: Buffer; etag: string }>()
function readyOf(name: string) {
  const plain = Buffer.from(JSON.stringify(ANSWERS[name]!([], {}, {})))
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const made = { plain, br, etag: `"${createHash('sha256').update(plain).digest('base64url')}"` }
  ready.set(name, made)
  return made
}

const server = createServer((request, response) => {
  const [name, ...path] = request.url!.slice(1).split('/')
  if (name === 'ready') return answerReady(path[0]!, request, response)
  if (request.method === 'GET') return answer(response, ANSWERS[name!]!(path, request.headers, {}))
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => void chunks.push(chunk))
  request.on('end', async () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Row
    const given = ANSWERS[name!]!(path, request.headers, body)
    answer(response, given instanceof Promise ? await given : given)
  })
})

function answer(response: ServerResponse, value: unknown) {
  const text = JSON.stringify(value)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }).end(text)
}

function answerReady(name: string, { headers }: IncomingMessage, response: ServerResponse) {
  const { plain, br, etag } = ready.get(name) ?? readyOf(name)
  if (headers['if-none-match'] === etag) return response.writeHead(304, { ETag: etag }).end()
  const isBrotli = headers['accept-encoding'] === 'br'
  const bytes = isBrotli ? br : plain
  response
    .writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': bytes.length,
      ETag: etag,
      ...(isBrotli && { 'Content-Encoding': 'br' }),
    })
    .end(bytes)
}

server.listen(0, '127.0.0.1', () => console.info(`http://127.0.0.1:${(server.address() as { port: number }).port}`))
