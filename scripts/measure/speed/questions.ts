import { farmerOf, PASSWORD, SESSIONS, STAFF, tokenOf } from './country.ts'

/** One request as it is written to a socket. */
type Request = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: unknown }
type RequestOf = (count: number) => Request

export type Question = {
  name: string
  kuu: RequestOf
  limit: RequestOf
  /** The least ratio of Kuu's speed to the limit's. */
  least?: number
  /** Whether speed is requests a second, which for a write include the disk; else it is processor time. */
  isRate?: boolean
  /** The status of Kuu's answers, where it is not 200. */
  status?: number
  connections?: number
  /** Whether both must answer the same rows and fields; Kuu's are unwrapped first. */
  isSame?: boolean
}

const session = (count: number) => ({ authorization: `Bearer ${tokenOf(count % SESSIONS)}` })
const farmer = (count: number) => farmerOf(count % SESSIONS)
const get =
  (path: string, headers?: Record<string, string>): RequestOf =>
  () => ({ path, ...(headers && { headers }) })
const BROTLI = { 'accept-encoding': 'br' }

/** A call of tRPC as the client sends it: a batch. */
const batch = (calls: Record<string, unknown>) =>
  `/trpc/${Object.keys(calls).join(',')}?batch=1&input=${encodeURIComponent(
    JSON.stringify(
      Object.fromEntries(Object.values(calls).flatMap((json, at) => (json === undefined ? [] : [[at, { json }]]))),
    ),
  )}`

/** The farmer's home, as the client asks for it. */
const home = (farmerId: string) =>
  batch({
    'farmer.care.due': { farmerId },
    'farmer.crops.list': { farmerId },
    'farmer.advice.list': undefined,
    'farmer.advisories.nearest': { most: 3 },
    'farmer.prices.newest': { most: 3 },
    'farmer.notifications.unread': undefined,
  })

type PublicList = { name: string; rest: string; procedure: string; input?: object }
const PUBLIC: PublicList[] = [
  { name: 'advisories', rest: '/api/advisories', procedure: 'farmer.advisories.list', input: {} },
  { name: 'crops', rest: '/api/crops', procedure: 'farmer.crops.catalogue' },
  { name: 'prices', rest: '/api/market-prices', procedure: 'farmer.prices.latest' },
  { name: 'alerts', rest: '/api/weather-alerts', procedure: 'farmer.alerts.list', input: {} },
]

/** A list that everybody sees: nothing was written since; compressed; not changed since; and made anew each time. */
const questionsOf = (etagOf: (path: string) => string) =>
  PUBLIC.flatMap(({ name, rest, procedure, input }): Question[] => {
    const limit = get(`/${name}`)
    return [
      { name: `${name}, REST`, kuu: get(rest), limit, least: 7, isSame: true },
      { name: `${name}, tRPC`, kuu: get(batch({ [procedure]: input })), limit, least: 7, isSame: true },
      { name: `${name}, brotli`, kuu: get(rest, BROTLI), limit, least: 10 },
      { name: `${name}, 304`, kuu: get(rest, { 'if-none-match': etagOf(rest) }), limit, least: 13, status: 304 },
      { name: `${name}, cached limit`, kuu: get(rest), limit: get(`/ready/${name}`) },
    ]
  })

const transferOf = (count: number) => ({
  fromAccountId: `account-${String(count % SESSIONS).padStart(7, '0')}`,
  toPhone: '+2347700000007',
  amount: 1,
  currency: 'NGN',
})
const CROP = { cropId: 'crop-07', status: 'planted', areaSize: 0.1 }
let written = 0

export const questions = (etagOf: (path: string) => string): Question[] => [
  ...questionsOf(etagOf),
  {
    name: 'advisories, uncached',
    // A number that nobody reads makes each address a new one, in the rounds that follow too.
    kuu: () => ({ path: `/api/advisories?limit=100&fresh=${written++}` }),
    limit: get('/advisories'),
    least: 0.6,
  },
  {
    name: 'own crops',
    kuu: (count) => ({ path: `/api/farmers/${farmer(count)}/crops`, headers: session(count) }),
    limit: (count) => ({ path: `/own-crops/${farmer(count)}` }),
    least: 0.5,
    isSame: true,
  },
  {
    name: 'home, one batch',
    kuu: (count) => ({ path: home(farmer(count)), headers: session(count) }),
    limit: (count) => ({ path: `/home/${farmer(count)}` }),
    least: 0.5,
  },
  {
    name: 'home, one client',
    kuu: (count) => ({ path: home(farmer(count)), headers: session(count) }),
    limit: (count) => ({ path: `/home/${farmer(count)}` }),
    connections: 1,
  },
  {
    name: 'crop write',
    kuu: (count) => ({
      method: 'POST',
      path: `/api/farmers/${farmer(count)}/crops`,
      headers: { ...session(count), 'idempotency-key': `bench-${written++}` },
      body: CROP,
    }),
    limit: (count) => ({
      method: 'POST',
      path: `/crop-write/${farmer(count)}`,
      headers: { 'idempotency-key': `limit-${written++}` },
      body: CROP,
    }),
    least: 0.8,
    isRate: true,
    connections: 64,
  },
  {
    name: 'text message',
    kuu: () => ({
      method: 'POST',
      path: '/api/sms/send',
      headers: { authorization: `Bearer ${tokenOf(STAFF.agent)}` },
      body: { userId: farmerOf(written++ % 100_000), message: 'Weed your maize this week.', type: 'general' },
    }),
    limit: () => ({
      method: 'POST',
      path: `/sms/${farmerOf(written++ % 100_000)}`,
      body: { message: 'Weed your maize this week.', type: 'general' },
    }),
  },
  {
    // Two passwords are looked at at once, and the hash is nearly all of it.
    name: 'login',
    kuu: (count) => ({
      method: 'POST',
      path: '/api/login',
      body: { username: `f${count % SESSIONS}`, password: PASSWORD },
    }),
    limit: (count) => ({
      method: 'POST',
      path: '/login',
      body: { username: `f${count % SESSIONS}`, password: PASSWORD },
    }),
    connections: 2,
  },
  {
    // A transfer to a phone through the sandbox: two payments, with their bookings.
    name: 'payment',
    kuu: (count) => ({
      method: 'POST',
      path: '/api/transfers',
      headers: { ...session(count), 'idempotency-key': `bench-${written++}` },
      body: transferOf(count),
    }),
    limit: (count) => ({
      method: 'POST',
      path: `/payment/${farmer(count)}`,
      headers: { 'idempotency-key': `limit-${written++}` },
      body: transferOf(count),
    }),
  },
  {
    name: 'users of the desk',
    kuu: () => ({ path: '/api/admin/users?limit=50', headers: { authorization: `Bearer ${tokenOf(STAFF.admin)}` } }),
    limit: get('/users'),
  },
]

/** The bytes of a request. */
export function bytesOf({ method = 'GET', path, headers = {}, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    host: 'bench',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}
