import superjson from 'superjson'
import { expect, test } from 'vitest'
import { type Outcome, send } from '#client/offline/outbox/send.ts'
import { entryOf } from './phone.ts'

const entry = {
  ...entryOf({ userId: 'martha', path: 'farmer.cropLog.note', input: { text: 'Rain' }, rows: [] }),
  seq: 1,
}
const photo = { field: 'photoId', farmerId: 'martha', type: 'image/png', bytes: new ArrayBuffer(8) }
const conflict = { field: 'status', mine: 'growing', theirs: 'ready', by: 'Hawa', at: null }

const accepted = () => Response.json({ result: { data: superjson.serialize({ id: 'n' }) } })
const refused = (status: number, data: object = {}) =>
  Response.json({ error: { json: { message: 'No', data } } }, { status })
const refusal = { message: 'No', code: null, problem: null, fields: null, checks: null, clashes: null }

test.each<[string, () => Response | Promise<Response>, Outcome]>([
  ['the server accepted it', accepted, { kind: 'accepted', answer: { id: 'n' } }],
  ['the refusal names a field', () => refused(400, { fields: { text: ['Empty'] }, checks: { text: { id: 'note', values: {} } } }), { kind: 'refused', refusal: { ...refusal, fields: { text: ['Empty'] }, checks: { text: { id: 'note', values: {} } } } }], // biome-ignore format: one row
  ['an edit conflict', () => refused(409, { code: 'CONFLICT', problem: 'editedMeanwhile', clashes: [conflict] }), { kind: 'refused', refusal: { ...refusal, code: 'CONFLICT', problem: 'editedMeanwhile', clashes: [conflict] } }], // biome-ignore format: one row
  ['a path that was removed', () => refused(404), { kind: 'refused', refusal }],
  ['a refusal before the procedures', () => Response.json({ message: 'No' }, { status: 403 }), { kind: 'refused', refusal }], // biome-ignore format: one row
  ['no session', () => refused(401), { kind: 'signedOut' }],
  ['a captive portal with a sign-in', () => new Response('<h1>Sign in</h1>', { status: 401 }), { kind: 'later' }],
  ['too many requests', () => refused(429), { kind: 'later' }],
  ['the server was too slow', () => refused(408), { kind: 'later' }],
  ['an internal error', () => refused(500), { kind: 'later' }],
  ['a proxy before a dead server', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), { kind: 'later' }],
  ['a captive portal that refuses', () => new Response('<h1>Pay</h1>', { status: 403 }), { kind: 'later' }],
  ['a captive portal that accepts everything', () => new Response('<h1>Pay</h1>'), { kind: 'unreachable' }],
  ['half an answer', () => new Response('{"result":{"da'), { kind: 'unreachable' }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
])('%s', async (_, answer, outcome) => {
  expect(await send(entry, { fetch: async () => answer(), token: () => 't' })).toEqual(outcome)
})

test("a write carries its author, its key and the author's token; a worker has no token", async () => {
  const sent: RequestInit[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(init!)
    return accepted()
  }
  await send(entry, { fetch: fetch as typeof globalThis.fetch, token: () => 't' })
  await send(entry, { fetch: fetch as typeof globalThis.fetch, token: () => null })
  expect(sent[0]!.headers).toMatchObject({ 'kuu-author': 'martha', 'idempotency-key': entry.key, authorization: 'Bearer t' }) // biome-ignore format: one row
  expect(sent[1]!.headers).not.toHaveProperty('authorization')
})

test('a photo is sent first, under its own key, and its write names it', async () => {
  const requests: [string, RequestInit][] = []
  const fetch = async (url: string, init: RequestInit) => {
    requests.push([url, init])
    return url.startsWith('/api') ? Response.json({ id: 'p' }) : accepted()
  }
  await send({ ...entry, attachment: photo }, { fetch: fetch as typeof globalThis.fetch, token: () => null })
  expect(requests.map(([url]) => url)).toEqual(['/api/farmers/martha/photos', '/trpc/farmer.cropLog.note'])
  expect(requests[0]![1].headers).toMatchObject({
    'idempotency-key': `${entry.key}/photo`,
    'content-type': 'image/png',
  })
  expect(JSON.parse(requests[1]![1].body as string).json).toEqual({ text: 'Rain', photoId: 'p' })
})

test('a refused photo keeps its write in the outbox, with the reason', async () => {
  const fetch = async () =>
    Response.json({ message: 'The photo is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' }, { status: 413 })
  const outcome = await send({ ...entry, attachment: photo }, { fetch, token: () => null })
  expect(outcome).toEqual({
    kind: 'refused',
    refusal: { ...refusal, message: 'The photo is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' },
  })
})

test('a captive portal that accepts a photo keeps the write in the outbox, and the photo with it', async () => {
  const requests: string[] = []
  const fetch = async (url: string) => {
    requests.push(url)
    return url.startsWith('/api') ? Response.json({ status: 'welcome' }) : accepted()
  }
  const outcome = await send({ ...entry, attachment: photo }, { fetch: fetch as typeof globalThis.fetch, token: () => null }) // biome-ignore format: one row
  expect(outcome).toEqual({ kind: 'later' })
  expect(requests).toEqual(['/api/farmers/martha/photos'])
})
