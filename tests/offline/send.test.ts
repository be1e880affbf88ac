import superjson from 'superjson'
import { afterEach, expect, test, vi } from 'vitest'
import { type Outcome, type Sender, send } from '#client/offline/outbox/send.ts'
import { noteServerDate } from '#client/phone/server-clock.ts'
import { NOON } from '../world.ts'
import { OWN } from './network.ts'
import { entryOf } from './phone.ts'

const entry = {
  ...entryOf({ userId: 'martha', path: 'farmer.cropLog.note', input: { text: 'Rain' }, rows: [] }),
  seq: 1,
}
const photo = { field: 'photoId', farmerId: 'martha', type: 'image/png', bytes: new ArrayBuffer(8) }
const conflict = { field: 'status', mine: 'growing', theirs: 'ready', by: 'Hawa', at: null }

const accepted = () => Response.json({ result: { data: superjson.serialize({ id: 'n' }) } }, { headers: OWN })
const refused = (status: number, data: object = {}) =>
  Response.json({ error: { json: { message: 'No', data } } }, { status, headers: OWN })
const refusal = { message: 'No', code: null, problem: null, fields: null, checks: null, clashes: null }

const by = (fetch: unknown, token: string | null = 't'): Sender => ({
  fetch: fetch as typeof globalThis.fetch,
  note: () => undefined,
  checkClock: async () => undefined,
  token: () => token,
})
afterEach(() => void vi.useRealTimers())

test.each<[string, () => Response | Promise<Response>, Outcome]>([
  ['the server accepted it', accepted, { kind: 'accepted', answer: { id: 'n' } }],
  ['the refusal names a field', () => refused(400, { fields: { text: ['Empty'] }, checks: { text: { id: 'note', values: {} } } }), { kind: 'refused', refusal: { ...refusal, fields: { text: ['Empty'] }, checks: { text: { id: 'note', values: {} } } } }], // biome-ignore format: one row
  ['an edit conflict', () => refused(409, { code: 'CONFLICT', problem: 'editedMeanwhile', clashes: [conflict] }), { kind: 'refused', refusal: { ...refusal, code: 'CONFLICT', problem: 'editedMeanwhile', clashes: [conflict] } }], // biome-ignore format: one row
  ['a path that was removed', () => refused(404), { kind: 'refused', refusal }],
  ['a refusal before the procedures', () => Response.json({ message: 'No' }, { status: 403, headers: OWN }), { kind: 'refused', refusal }], // biome-ignore format: one row
  ['no session', () => refused(401), { kind: 'signedOut' }],
  ['too many requests', () => refused(429), { kind: 'later' }],
  ['the server was too slow', () => refused(408), { kind: 'later' }],
  ['an internal error', () => refused(500), { kind: 'later' }],
  ['half an answer', () => new Response('{"result":{"da', { headers: OWN }), { kind: 'unreachable' }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
])('%s', async (_, answer, outcome) => {
  expect(
    await send(
      entry,
      by(async () => answer()),
    ),
  ).toEqual(outcome)
})

test.each<[string, () => Response]>([
  ['accepts everything', () => new Response('<h1>Pay</h1>')],
  ['answers in our own words', () => Response.json({ result: { data: superjson.serialize({ id: 'n' }) } })],
  ['refuses', () => new Response('<h1>Pay</h1>', { status: 403 })],
  ['refuses as JSON', () => Response.json({ message: 'Your data is used up' }, { status: 403 })],
  ['asks for a sign-in', () => new Response('<h1>Sign in</h1>', { status: 401 })],
  ['asks for a sign-in as JSON', () => Response.json({ error: { json: { message: 'No' } } }, { status: 401 })],
  ['leads to its own page', () => new Response(null, { status: 302 })],
  ['stands before a dead server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('what %s in place of the server says nothing about a write or its photo', async (_, answer) => {
  const fetch = async () => answer()
  expect(await send(entry, by(fetch))).toEqual({ kind: 'unreachable' })
  expect(await send({ ...entry, attachment: photo }, by(fetch))).toEqual({ kind: 'unreachable' })
})

const HOUR_S = 3_600
const YEAR_S = 365 * 24 * HOUR_S
test.each([
  ['was right all the time', 0, 0],
  ['is a year behind', YEAR_S, YEAR_S],
  ['was a year behind, and is corrected', YEAR_S, 0],
  ['was right, and is set a year forward', 0, -YEAR_S],
  ['was a year ahead, and is corrected', -YEAR_S, 0],
])('a write of an hour ago is dated so where the clock of the phone %s', async (_, behindThen, behindNow) => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  const clockIs = (behindS: number) => vi.setSystemTime(NOON.getTime() - behindS * 1000)
  clockIs(behindThen)
  const writtenAt = Date.now() - HOUR_S * 1000
  clockIs(behindNow)
  const ago: unknown[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    ago.push((init!.headers as Record<string, string>)['kuu-written-ago'])
    return accepted()
  }
  const checkClock = async () => noteServerDate(NOON.toUTCString())
  await send({ ...entry, writtenAt, clockBehind: behindThen * 1000 }, { ...by(fetch), checkClock })
  expect(ago).toEqual([String(HOUR_S)])
})

test('without the date of the server nothing is sent', async () => {
  const fetch = vi.fn(async () => accepted())
  const checkClock = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await send(entry, { ...by(fetch), checkClock })).toEqual({ kind: 'unreachable' })
  expect(fetch).not.toHaveBeenCalled()
})

test("a write carries its author, its key and the author's token; a worker has no token", async () => {
  const sent: RequestInit[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(init!)
    return accepted()
  }
  await send(entry, by(fetch))
  await send(entry, by(fetch, null))
  expect(sent[0]!.headers).toMatchObject({ 'kuu-author': 'martha', 'idempotency-key': entry.key, authorization: 'Bearer t' }) // biome-ignore format: one row
  expect(sent[1]!.headers).not.toHaveProperty('authorization')
})

test('a photo is sent first, under its own key, and its write names it', async () => {
  const requests: [string, RequestInit][] = []
  const fetch = async (url: string, init: RequestInit) => {
    requests.push([url, init])
    return url.startsWith('/api') ? Response.json({ id: 'p' }, { headers: OWN }) : accepted()
  }
  await send({ ...entry, attachment: photo }, by(fetch, null))
  expect(requests.map(([url]) => url)).toEqual(['/api/farmers/martha/photos', '/trpc/farmer.cropLog.note'])
  expect(requests[0]![1].headers).toMatchObject({
    'idempotency-key': `${entry.key}/photo`,
    'content-type': 'image/png',
  })
  expect(JSON.parse(requests[1]![1].body as string).json).toEqual({ text: 'Rain', photoId: 'p' })
})

test('a refused photo keeps its write in the outbox, with the reason', async () => {
  const fetch = async () =>
    Response.json({ message: 'The photo is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' }, { status: 413, headers: OWN })
  const outcome = await send({ ...entry, attachment: photo }, by(fetch))
  expect(outcome).toEqual({
    kind: 'refused',
    refusal: { ...refusal, message: 'The photo is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' },
  })
})
