import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessions } from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { type Village, village } from '../village.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-21T12:00:00Z')
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'

let v: Village
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  v = village({ quickPasswords: true })
})
afterEach(() => vi.useRealTimers())

const at = (ms: number) => {
  vi.setSystemTime(START + ms)
  v.clock.now = new Date(START + ms)
}
const rowOf = (token: string) =>
  v.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, v.sessions.idOf(token)))
    .get()
const visit = (token: string) => v.app.request('/api/tickets', { headers: { authorization: `Bearer ${token}` } })
const callerOf = (token: string, user = v.people.martha) => v.as(user, { session: { token, user: user! } })

test('a session is extended while it is used, but ends ninety days after it was opened', async () => {
  const { token } = await v.sessions.open('martha')
  for (let day = 10; day < 90; day += 10) {
    at(day * DAY)
    expect((await visit(token)).status).toBe(200)
  }
  at(90 * DAY - 1000)
  expect((await visit(token)).status).toBe(200)
  at(90 * DAY)
  expect((await visit(token)).status).toBe(401)
})

test('an unused session ends after thirty days', async () => {
  const { token } = await v.sessions.open('martha')
  at(30 * DAY)
  expect((await visit(token)).status).toBe(401)
})

test('close to its end it is not extended with each request', async () => {
  const { token } = await v.sessions.open('martha')
  const cookie = `kuu_session=${token}`
  const renewals: number[] = []
  for (let day = 1; day < 90; day++) {
    at(day * DAY)
    const answer = await v.app.request('/api/tickets', { headers: { cookie } })
    if (answer.headers.getSetCookie().length > 0) renewals.push(day)
  }
  expect(renewals.length).toBeLessThan(7)
  expect(rowOf(token)?.expiresAt).toBe(new Date(START + 90 * DAY).toISOString())
})

test('its last use is stored to the hour', async () => {
  const { token } = await v.sessions.open('martha')
  at(59 * 60_000)
  await visit(token)
  expect(rowOf(token)?.usedAt).toBe(new Date(START).toISOString())
  at(61 * 60_000)
  await visit(token)
  expect(rowOf(token)?.usedAt).toBe(new Date(START + 61 * 60_000).toISOString())
})

test('with a full disk a session can still be used', async () => {
  const { token } = await v.sessions.open('martha')
  at(20 * DAY)
  v.db.$client.pragma('query_only = ON')
  expect((await visit(token)).status).toBe(200)
})

test('a user sees where they are signed in, which session is the current one, and never a token', async () => {
  const phone = await v.sessions.open('martha', {
    isSecure: false,
    device: 'Chrome on Android',
    tokens: [],
    carried: null,
    marks: [],
  })
  at(60_000)
  const here = await v.sessions.open('martha')
  await v.sessions.open('joseph')
  const listed = await callerOf(here.token).auth.sessions.list()
  expect(listed).toMatchObject([
    { device: null, isThisOne: true },
    { device: 'Chrome on Android', isThisOne: false, createdAt: new Date(START).toISOString() },
  ])
  expect(JSON.stringify(listed)).not.toContain(phone.token)
  expect(JSON.stringify(listed)).not.toContain(here.token)
})

test('a user can end their own sessions; those of others do not exist for them', async () => {
  const [here, phone, josephs] = [
    await v.sessions.open('martha'),
    await v.sessions.open('martha'),
    await v.sessions.open('joseph'),
  ]
  const { end } = callerOf(here.token).auth.sessions
  await expect(end({ id: v.sessions.idOf(josephs.token) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await end({ id: v.sessions.idOf(phone.token) })
  await expect(end({ id: v.sessions.idOf(phone.token) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await visit(phone.token)).status).toBe(401)
  for (const { token } of [here, josephs]) expect((await visit(token)).status).toBe(200)
})

test('all other sessions end at once', async () => {
  const [here, phone, josephs] = [
    await v.sessions.open('martha'),
    await v.sessions.open('martha'),
    await v.sessions.open('joseph'),
  ]
  await callerOf(here.token).auth.sessions.endOthers()
  expect((await visit(phone.token)).status).toBe(401)
  for (const { token } of [here, josephs]) expect((await visit(token)).status).toBe(200)
})

test('in a demo, users of a shared account neither see nor end the sessions of others', async () => {
  v = village({ demo: true })
  const shared = v.person('farmer', { id: DEMO_USERS.farmer })
  const [here, stranger] = [await v.sessions.open(shared.id), await v.sessions.open(shared.id)]
  const { list, end, endOthers } = callerOf(here.token, shared).auth.sessions
  expect(await list()).toMatchObject([{ isThisOne: true }])
  await expect(end({ id: v.sessions.idOf(stranger.token) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(endOthers()).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await visit(stranger.token)).status).toBe(200)
})

/** Signs Joseph in over HTTP, with the headers that a browser sends. */
const login = (headers: Record<string, string>, host = 'http://localhost') => {
  v.db.$client.exec("update users set password = 'quick correct horse'")
  return v.app.request(`${host}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: host, host: new URL(host).host, ...headers },
    body: JSON.stringify({ username: 'joseph', password: 'correct horse' }),
  })
}

test('signing in ends the session that the browser sent, as token or cookie, and no other', async () => {
  const [bearer, cookie, other] = [
    await v.sessions.open('martha'),
    await v.sessions.open('martha'),
    await v.sessions.open('martha'),
  ]
  const answer = await login({ authorization: `Bearer ${bearer.token}`, cookie: `kuu_session=${cookie.token}` })
  expect(answer.status).toBe(200)
  for (const { token } of [bearer, cookie]) expect((await visit(token)).status).toBe(401)
  expect((await visit(other.token)).status).toBe(200)
})

test('a wrong password ends no session', async () => {
  const { token } = await v.sessions.open('martha')
  const wrong = await v.app.request('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ username: 'joseph', password: 'wrong' }),
  })
  expect(wrong.status).toBe(401)
  expect((await visit(token)).status).toBe(200)
})

test("the browser's name comes from its User-Agent", async () => {
  const { token } = (await (await login({ 'user-agent': CHROME })).json()) as { token: string }
  expect(rowOf(token)).toMatchObject({ device: 'Chrome on Android', createdAt: new Date(START).toISOString() })
})

const HOST = 'https://kuu.example'

test('behind HTTPS cookies have a prefix; both names are read there', async () => {
  const cookies = (await login({}, HOST)).headers.getSetCookie()
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-kuu_session=\w+; HttpOnly; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-kuu_known=[\w-]{22}; HttpOnly; .*; Secure; SameSite=Lax$/),
  ])
  const tickets = (cookie: string, host = HOST) => v.app.request(`${host}/api/tickets`, { headers: { cookie } })
  const { token } = await v.sessions.open('martha')
  expect((await tickets(`kuu_session=${token}`)).status).toBe(200)
  expect((await tickets(`__Host-kuu_session=${token}`)).status).toBe(200)
  expect((await tickets(`kuu_session=${token}`, 'http://kuu.example')).status).toBe(200)
  // Over plain HTTP no browser sends the prefixed cookie; it takes precedence over a planted one.
  expect((await tickets(`__Host-kuu_session=${token}`, 'http://kuu.example')).status).toBe(401)
  expect((await tickets(`kuu_session=${token}; __Host-kuu_session=dead`)).status).toBe(401)
  expect((await tickets(`kuu_session=dead; __Host-kuu_session=${token}`)).status).toBe(200)
})

test('a device that was known over HTTPS stays known', async () => {
  const known = (await login({}, HOST)).headers.getSetCookie()[1]!.split(';')[0]!
  for (let i = 0; i < 10; i++)
    await v
      .as(null, { address: 'unknown' })
      .auth.login({ username: 'joseph', password: 'wrong' })
      .catch(() => undefined)
  expect((await login({}, HOST)).status).toBe(429)
  expect((await login({ cookie: known }, HOST)).status).toBe(200)
})

test('with too many sessions of an account the least recently used one ends', async () => {
  const others = Array.from({ length: MAX.sessions }, (_, place) => {
    const usedAt = new Date(START - (place + 1) * DAY).toISOString()
    return { id: `place ${place}`, userId: 'martha', expiresAt: '2027-01-01T00:00:00.000Z', createdAt: usedAt, usedAt }
  })
  v.db.insert(sessions).values(others).run()
  const { token } = await v.sessions.open('martha')
  const left = v.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, 'martha')).all()
  expect(left).toHaveLength(MAX.sessions)
  expect(left).not.toContainEqual({ id: `place ${MAX.sessions - 1}` })
  expect((await visit(token)).status).toBe(200)
})
