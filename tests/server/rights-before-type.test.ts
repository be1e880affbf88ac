import { expect, test } from 'vitest'
import { appRouter } from '#routers/index.ts'
import { schemasOf } from '#server/api/schemas.ts'
import { village, type Who } from '../village.ts'

const MUTATIONS = Object.entries(appRouter._def.procedures).flatMap(([path, procedure]) =>
  (procedure as unknown as { _def: { type: string } })._def.type === 'mutation' ? [path] : [],
)

/** Sends a body that no procedure reads, as somebody, and returns the status. */
async function sender() {
  const { app, sessions } = village()
  const tokens = Object.fromEntries(
    await Promise.all(
      (['martha', 'hawa', 'ruth'] as const).map(async (who) => [who, (await sessions.open(who)).token]),
    ),
  )
  return async (who: Who, path: string, sent: { type?: string; key?: string; body?: string } = {}) => {
    const { type = 'text/plain', key, body = '{"json":{}}' } = sent
    const headers = {
      ...(type && { 'content-type': type }),
      ...(key && { 'idempotency-key': key }),
      ...(who !== 'visitor' && { authorization: `Bearer ${tokens[who]}` }),
    }
    return (await app.request(path, { method: 'POST', headers, body })).status
  }
}

test('every call that needs a session is refused to a stranger before the type of the body is looked at', async () => {
  const send = await sender()
  for (const path of MUTATIONS) {
    const expected = schemasOf(path).meta?.needsSession ? [401] : [401, 415]
    expect(expected, path).toContain(await send('visitor', `/trpc/${path}`))
  }
})

test('what an administrator alone may call is 403 to others, and 415 to administrators', async () => {
  const send = await sender()
  const ofAdmins = MUTATIONS.filter((path) => path.startsWith('admin.') && schemasOf(path).meta?.needsSession)
  for (const path of ofAdmins) {
    expect([403, 415], path).toContain(await send('martha', `/trpc/${path}`))
    expect(await send('ruth', `/trpc/${path}`), path).toBe(415)
  }
})

test.each<[Who, string, number]>([
  ['visitor', 'admin.crops.create', 401],
  ['martha', 'admin.crops.create', 403],
  ['hawa', 'admin.crops.create', 403],
  ['ruth', 'admin.crops.create', 415],
  ['ruth', 'farmer.crops.add', 415],
  ['visitor', 'farmer.crops.add', 401],
  ['martha', 'farmer.crops.add', 415],
  ['visitor', 'farmer.contact.submit', 415],
  // They take no input, and are not made all the same.
  ['visitor', 'auth.logout', 401],
  ['martha', 'auth.logout', 415],
  ['martha', 'admin.ledger.check', 403],
])('%s calls %s with a body of another type: %i', async (who, path, status) => {
  const send = await sender()
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])
    for (const key of [undefined, 'again'])
      expect([type, key, await send(who, `/trpc/${path}`, { type, key })]).toEqual([type, key, status])
  expect(await send(who, `/trpc/${path}?batch=1`, { body: '{"0":{"json":{}}}' })).toBe(status)
})

test.each<[Who, number]>([
  ['visitor', 401],
  ['martha', 403],
  ['ruth', 415],
])('REST answers %s the same, also under a key: %i', async (who, status) => {
  const send = await sender()
  for (const key of [undefined, 'again']) expect(await send(who, '/api/admin/crops', { key })).toBe(status)
})

test('a body that is not JSON is 400 only to whoever may call, under a key too', async () => {
  const send = await sender()
  const half = { type: 'application/json', body: '{"json":', key: 'half' }
  expect(await send('visitor', '/trpc/admin.crops.create', half)).toBe(401)
  expect(await send('martha', '/trpc/admin.crops.create', half)).toBe(403)
  expect(await send('ruth', '/trpc/admin.crops.create', half)).toBe(400)
  expect(await send('martha', '/api/admin/crops', half)).toBe(403)
})
