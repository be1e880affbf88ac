import { expect, test } from 'vitest'
import { PASSWORD } from '../village.ts'
import { world } from '../world.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** A registered farmer, and a request to a procedure as a browser sends it. */
async function registered() {
  const w = world()
  const { token } = await w.as(null).auth.register({ username: 'martha', password: PASSWORD, fullName: 'Martha' })
  const mutate = (procedure: string, json: unknown, headers: Record<string, string> = {}) =>
    w.app.request(`/trpc/${procedure}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify({ json }),
    })
  return { ...w, token, mutate }
}

test('signing in over tRPC sets the cookie, and signing out deletes it', async () => {
  const { token, mutate } = await registered()
  const login = await mutate('auth.login', { username: 'martha', password: PASSWORD })
  expect(login.headers.getSetCookie()[0]).toMatch(/^kuu_session=\w{20,}; HttpOnly; .*SameSite=Lax$/)
  const cookie = login.headers.getSetCookie()[0]!.split(';')[0]!
  const logout = await mutate('auth.logout', undefined, { cookie, authorization: `Bearer ${token}` })
  expect(logout.headers.get('set-cookie')).toMatch(/^kuu_session=; .*Max-Age=0/)
  expect(logout.headers.get('clear-site-data')).toBe('"cache"')
})

test('a sign-out without the cookie, of a session that ended on the phone before, has the browser drop nothing', async () => {
  const { token, mutate } = await registered()
  const logout = await mutate('auth.logout', undefined, { authorization: `Bearer ${token}` })
  expect(logout.status).toBe(200)
  expect(logout.headers.get('clear-site-data')).toBeNull()
})

test('tRPC answers have the request id and Retry-After', async () => {
  const { mutate } = await registered()
  const guess = () => mutate('auth.login', { username: 'martha', password: 'wrong' })
  const guesses = await Promise.all(Array.from({ length: 11 }, guess))
  const refused = guesses.filter(({ status }) => status === 429)
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['900'])
  expect(refused[0]?.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('an internal error hides its cause over tRPC', async () => {
  const { app, db } = await registered()
  db.$client.close()
  for (const headers of [new Headers(), new Headers({ authorization: 'Bearer anything' })]) {
    const answer = await app.request('/trpc/farmer.crops.catalogue', { headers })
    expect(answer.status).toBe(500)
    const { error } = (await answer.json()) as { error: { json: { message: string } } }
    expect(error.json.message).toMatch(/^Something went wrong on our side\.( Request [\da-f-]{36})?$/)
  }
})

test.each(['/trpc/%ff', '/trpc/%', '/trpc/auth.status,%E0%A4%A'])('%s is not found', async (path) => {
  const { app } = await registered()
  const answer = await app.request(path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['a malformed escape', 'kuu_session=%'],
  ['a malformed escape in another cookie', 'theme=%ff; kuu_session=abc'],
  ['nothing', 'kuu_session='],
  ['a name with the same ending', 'not_kuu_session=abc'],
])('a cookie with %s is no session', async (_, cookie) => {
  const { app } = await registered()
  expect((await app.request('/api/tickets', { headers: { cookie } })).status).toBe(401)
})

test('the session cookie is found among others', async () => {
  const { app, token } = await registered()
  const cookie = `theme=%ff; kuu_session=${token}; other=1`
  expect((await app.request('/api/tickets', { headers: { cookie } })).status).toBe(200)
})

test('only a bearer token allows a write without an Origin', async () => {
  const { app, token } = await registered()
  const logout = (authorization: string) =>
    app.request('/api/logout', { method: 'POST', headers: { cookie: `kuu_session=${token}`, authorization } })
  expect((await logout('Basic bWFydGhhOng=')).status).toBe(403)
  expect((await logout('Bearer ')).status).toBe(403)
  expect((await logout(`Bearer ${token}`)).status).toBe(200)
})

test.each(['null', '{', 'x', '{"json":{},"meta":{"values":["set"]}}', '{"json":"x","meta":{"values":["bigint"]}}'])(
  'the body %s is refused with a sentence of ours',
  async (body) => {
    const { app } = await registered()
    const answer = await app.request('/trpc/farmer.contact.submit', { method: 'POST', headers: JSON_TYPE, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { json: { message: 'The request could not be read' } } })
  },
)
