import { farmerOf, PASSWORD, SESSIONS, STAFF, tokenOf } from './country.ts'

/** One request as it is written to a socket. */
type Request = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: unknown }

/** What is measured: a request by the number of those before it. */
export type Row = { name: string; request: (count: number) => Request; status?: number; connections?: number }

const session = (count: number) => ({ authorization: `Bearer ${tokenOf(count % SESSIONS)}` })
const staff = (who: keyof typeof STAFF) => ({ authorization: `Bearer ${tokenOf(STAFF[who])}` })
const farmer = (count: number) => farmerOf(count % SESSIONS)
let written = 0
/** Each write has a key of its own, or it would be answered without running. */
const keyed = (count: number) => ({ ...session(count), 'idempotency-key': `bench-${written++}` })

/** Calls of tRPC as the client sends them: a batch. */
const batch = (calls: Record<string, unknown>) => {
  const inputs = Object.values(calls).flatMap((json, at) => (json === undefined ? [] : [[at, { json }]]))
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)))
  return `/trpc/${Object.keys(calls).join(',')}?batch=1&input=${input}`
}

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

const crops = (farmerId: string) => `/api/farmers/${farmerId}/crops`
const cropsByTrpc = (farmerId: string) => batch({ 'farmer.crops.list': { farmerId } })

export const ROWS: readonly Row[] = [
  { name: 'advisories, REST', request: () => ({ path: '/api/advisories' }) },
  { name: 'crops, tRPC', request: () => ({ path: batch({ 'farmer.crops.catalogue': undefined }) }) },
  { name: 'prices, brotli', request: () => ({ path: '/api/market-prices', headers: { 'accept-encoding': 'br' } }) },
  // A number that nobody reads makes each address a new one.
  { name: 'advisories, uncached', request: () => ({ path: `/api/advisories?limit=${1 + (written++ % 400)}` }) },
  { name: 'own crops, REST', request: (count) => ({ path: crops(farmer(count)), headers: session(count) }) },
  { name: 'own crops, tRPC', request: (count) => ({ path: cropsByTrpc(farmer(count)), headers: session(count) }) },
  {
    name: 'refused read, REST',
    request: (count) => ({ path: crops(farmer(count + 1)), headers: session(count) }),
    status: 404,
  },
  {
    name: 'refused read, tRPC',
    request: (count) => ({ path: cropsByTrpc(farmer(count + 1)), headers: session(count) }),
    status: 404,
  },
  { name: 'home, one batch', request: (count) => ({ path: home(farmer(count)), headers: session(count) }) },
  { name: 'users', request: () => ({ path: '/api/admin/users?limit=50', headers: staff('admin') }) },
  {
    name: 'crop write',
    request: (count) => ({
      method: 'POST',
      path: crops(farmer(count)),
      headers: keyed(count),
      body: { cropId: 'crop-07', status: 'planted', areaSize: 0.1 },
    }),
    connections: 64,
  },
  {
    // A transfer to a phone through the sandbox: two payments, with their bookings.
    name: 'payment',
    request: (count) => ({
      method: 'POST',
      path: '/api/transfers',
      headers: keyed(count),
      body: {
        fromAccountId: `account-${String(count % SESSIONS).padStart(7, '0')}`,
        toPhone: '+2347700000007',
        amount: 1,
        currency: 'NGN',
      },
    }),
  },
  {
    name: 'text message',
    request: () => ({
      method: 'POST',
      path: '/api/sms/send',
      headers: staff('agent'),
      body: { userId: farmerOf(written++ % 100_000), message: 'Weed your maize this week.', type: 'general' },
    }),
  },
  {
    // Two passwords are looked at at once, and the hash is nearly all of it.
    name: 'login',
    request: (count) => ({
      method: 'POST',
      path: '/api/login',
      body: { username: `f${count % SESSIONS}`, password: PASSWORD },
    }),
    connections: 2,
  },
]

/** The bytes of a request. */
export function bytesOf({ method = 'GET', path, headers = {}, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  const all = {
    host: 'bench',
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': length }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}
