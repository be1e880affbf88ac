import { describe, expect, test } from 'vitest'
import { advisories, contactRequests, sessions, users } from '#db/schema/index.ts'
import { restProcedures } from '#server/api/rest/procedures.ts'
import { PASSWORD, village } from '../village.ts'

const HOST = 'kuu.example'
const JSON_TYPE = { 'content-type': 'application/json' }
type Setting = Parameters<typeof village>[0]
const HELP = { name: 'Martha', message: 'Worms' }

/** Martha, signed in by login, with a function that sends requests as a browser on our pages does. */
async function browser(setting: Setting = {}) {
  const v = village(setting)
  const password = await v.sessions.hashPassword(PASSWORD, '127.0.0.1')
  v.db.update(users).set({ password }).run()
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    v.app.request(`https://${HOST}/api${path}`, {
      method,
      headers: { host: HOST, ...(body !== undefined && JSON_TYPE), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const login = await send('POST', '/login', {}, { username: 'martha', password: PASSWORD })
  const { token } = (await login.json()) as { token: string }
  return { ...v, send, token, cookie: login.headers.getSetCookie()[0]!.split(';')[0]! }
}

describe('authentication', () => {
  test('by the token that login answered, and by the cookie that it set', async () => {
    const { send, token, cookie } = await browser()
    expect(cookie).toBe(`__Host-kuu_session=${token}`)
    expect((await send('GET', '/tickets', { authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await send('GET', '/tickets', { cookie })).status).toBe(200)
    expect((await send('GET', '/tickets', { authorization: 'Bearer nonsense', cookie })).status).toBe(401)
  })

  test.each([
    ['https://kuu.example/api/login', undefined, {}, true],
    ['http://kuu.example/api/login', 'https', { trustProxy: true }, true],
    ['http://kuu.example/api/login', 'http, https', { trustProxy: true }, true],
    ['http://kuu.example/api/login', 'https, http', { trustProxy: true }, false],
    ['http://kuu.example/api/login', 'https', {}, false],
    ['http://kuu.example/api/login', undefined, { trustProxy: true }, false],
    ['http://kuu.example/api/login', undefined, { origin: 'https://kuu.example' }, true],
  ])('the cookie of %s behind %s with %j: Secure is %s', async (url, proto, setting, secure) => {
    const { app } = await browser(setting)
    const headers = { ...JSON_TYPE, host: HOST, ...(proto && { 'x-forwarded-proto': proto }) }
    const body = JSON.stringify({ username: 'martha', password: PASSWORD })
    const { headers: answered } = await app.request(url, { method: 'POST', headers, body })
    const attributes = answered.getSetCookie()[0]!.split('; ')
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']))
    expect(attributes.includes('Secure')).toBe(secure)
    expect(answered.get('strict-transport-security')).toBe(secure ? 'max-age=31536000' : null)
  })

  test('signing out ends the session, by token and by cookie, and deletes the cookie', async () => {
    const { send, token, cookie } = await browser()
    const logout = await send('POST', '/logout', { cookie, origin: `https://${HOST}` })
    expect(logout.status).toBe(200)
    expect(logout.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-kuu_session=;.*Max-Age=0;.*Secure/),
      expect.stringMatching(/^kuu_session=;.*Max-Age=0/),
    ])
    expect(logout.headers.get('clear-site-data')).toBe('"cache"')
    expect((await send('GET', '/tickets', { cookie })).status).toBe(401)
    expect((await send('GET', '/tickets', { authorization: `Bearer ${token}` })).status).toBe(401)
  })
})

describe('a write with the cookie alone', () => {
  test.each([
    ['from our own pages', `https://${HOST}`, 200],
    ['from nowhere', undefined, 403],
    ['from another site', 'https://evil.example', 403],
    ['from a site whose name starts alike', `https://${HOST}.evil.example`, 403],
    ['from another port of our host', `https://${HOST}:8443`, 403],
    ['from a frame without origin', 'null', 403],
    ['from a malformed origin', HOST, 403],
  ])('%s', async (_, origin, status) => {
    const { send, cookie } = await browser()
    const headers = { cookie, ...(origin && { origin }) }
    expect((await send('PATCH', '/farmers/martha/crops/plot', headers, { notes: 'Weeded' })).status).toBe(status)
    expect((await send('POST', '/contact/submit', headers, HELP)).status).toBe(status)
  })

  test('is refused before anything is written; reading is not', async () => {
    const { send, cookie, db } = await browser()
    const rows = db.select().from(contactRequests).all()
    const answer = await send('POST', '/contact/submit', { cookie }, HELP)
    expect(await answer.json()).toEqual({ message: 'This request came from another site', code: 'FORBIDDEN' })
    expect(db.select().from(contactRequests).all()).toEqual(rows)
    expect((await send('GET', '/tickets', { cookie, origin: 'https://evil.example' })).status).toBe(200)
  })

  test('is allowed with a token', async () => {
    const { send, token } = await browser()
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' }
    expect((await send('POST', '/contact/submit', headers, HELP)).status).toBe(200)
  })
})

describe('an installation that knows its address', () => {
  const origin = `https://${HOST}`

  test.each([
    [HOST, '/api/crops', 200],
    ['kuu.example:8443', '/api/crops', 421],
    ['evil.example', '/api/crops', 421],
    ['evil.example', '/', 421],
    ['127.0.0.1:3000', '/api/health', 200],
  ])('asked as %s for %s answers %i', async (host, path, status) => {
    const { app } = village({ origin })
    expect((await app.request(`http://127.0.0.1${path}`, { headers: { host } })).status).toBe(
      status === 200 ? 200 : 421,
    )
  })

  test('accepts writes with a cookie from its own pages, whatever the Host header', async () => {
    const { send, cookie } = await browser({ origin })
    expect((await send('POST', '/contact/submit', { cookie, origin }, HELP)).status).toBe(200)
    expect((await send('POST', '/contact/submit', { cookie, origin: `http://${HOST}` }, HELP)).status).toBe(403)
  })
})

describe('what caches may store', () => {
  test('no private answer; all others are revalidated', async () => {
    const { send, token, cookie } = await browser()
    const cacheControl = async (path: string, headers: Record<string, string>) => (await send('GET', path, headers)).headers.get('cache-control') // biome-ignore format: one question
    expect(await cacheControl('/tickets', { cookie })).toBe('no-store')
    expect(await cacheControl('/tickets', { authorization: `Bearer ${token}` })).toBe('no-store')
    expect(await cacheControl('/crops', {})).toBe('no-cache')
  })

  test('no new session', async () => {
    const { send } = await browser()
    const login = await send('POST', '/login', {}, { username: 'martha', password: PASSWORD })
    expect(login.headers.get('cache-control')).toBe('no-store')
  })
})

describe('paging', () => {
  const HUNDREDTHS = ['00', '00', '00', '00', '01', '01', '02', '00', '03', '03', '03']

  /** A village with eleven more rows of everything, many with the same instant. */
  function crowded() {
    const v = village()
    for (const [index, hundredth] of HUNDREDTHS.entries()) {
      const createdAt = `2026-11-20T08:00:00.${hundredth}0Z`
      const ticket = { ticketId: `KUU-${index}`, name: '-', message: '-', createdAt }
      v.person('farmer', { createdAt })
      v.db.insert(contactRequests).values(ticket).run()
      v.db.insert(advisories).values(advice(index, createdAt)).run()
    }
    return v
  }
  const advice = (index: number, createdAt: string) =>
    ({ title: `Advice ${index}`, content: '-', category: 'pest', createdAt }) as const
  const nextOf = (answer: Response) =>
    /^<http:\/\/localhost\/api(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  const listOf = async (answer: Response) => (await answer.json()) as { id?: string }[]

  test.each(['/advisories', '/farmers', '/tickets'])('%s has no gaps or repeats between pages', async (list) => {
    const { rest, people } = crowded()
    const whole = await listOf(await rest(people.ruth, 'GET', list))
    expect(whole.length).toBeGreaterThan(HUNDREDTHS.length)
    for (const limit of [1, 3, 4, whole.length]) {
      const walked: unknown[] = []
      let path: string | undefined = `${list}?limit=${limit}`
      while (path) {
        const answer: Response = await rest(people.ruth, 'GET', path)
        const page = await listOf(answer)
        expect(page.length).toBeLessThanOrEqual(limit)
        walked.push(...page)
        path = nextOf(answer)
      }
      expect(walked).toEqual(whole)
    }
    expect(new Set(whole.map((row) => JSON.stringify(row))).size).toBe(whole.length)
  })

  test("the next page keeps the query's filters", async () => {
    const { rest, people } = crowded()
    const answer = await rest(people.ruth, 'GET', '/advisories?language=english&limit=2')
    const next = Object.fromEntries(new URLSearchParams(nextOf(answer)!.split('?')[1]))
    expect(next).toEqual({ language: 'english', limit: '2', cursor: expect.any(String) })
  })

  test('rows written between two pages do not change the later pages', async () => {
    const { rest, people, db } = crowded()
    const first = await rest(people.ruth, 'GET', '/advisories?limit=5')
    db.insert(advisories).values(advice(99, '2026-11-22T00:00:00.000Z')).run()
    const others = await listOf(await rest(people.ruth, 'GET', nextOf(first)!.replace('limit=5', 'limit=500')))
    expect(new Set([...(await listOf(first)), ...others].map(({ id }) => id)).size).toBe(HUNDREDTHS.length + 1)
  })

  test('the last page, exactly full, has no next one', async () => {
    const { rest, people } = crowded()
    const answer = await rest(people.ruth, 'GET', `/advisories?limit=${HUNDREDTHS.length + 1}`)
    expect([answer.status, answer.headers.get('link')]).toEqual([200, null])
  })
})

describe('bodies', () => {
  const MIB = 1024 * 1024
  const send = (body: string, headers: Record<string, string> = JSON_TYPE) =>
    village().app.request('/api/contact/submit', { method: 'POST', headers, body })

  test('over 1 MiB are refused, with and without a Content-Length', async () => {
    const body = `{"name":"${'x'.repeat(MIB)}"}`
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'content-length': String(body.length) }]) {
      const answer = await send(body, headers)
      expect(answer.status).toBe(413)
      expect(await answer.json()).toEqual({ message: 'The body is over 1 MiB', code: 'PAYLOAD_TOO_LARGE' })
    }
  })

  test('of exactly 1 MiB are read', async () => {
    const answer = await send(`{"name":"${'x'.repeat(MIB - 11)}"}`)
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'name' }, { path: 'message' }] })
  })

  test.each(['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'of the type %j are refused',
    async (type) => {
      const answer = await send(JSON.stringify(HELP), { 'content-type': type })
      expect(answer.status).toBe(415)
      expect(await answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    },
  )

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/merge-patch+json'])(
    'of the type %s are read',
    async (type) => {
      expect((await send(JSON.stringify(HELP), { 'content-type': type })).status).toBe(200)
    },
  )

  test.each(['{', '{"name":}', 'undefined', '{"a":1}{', '\u0000', '"', '{name: 1}'])(
    'like %j are malformed',
    async (body) => {
      const answer = await send(body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ message: 'The body is not valid JSON', code: 'BAD_REQUEST' })
    },
  )
})

test.each(['/api/crops', '/api/nothing', '/api/openapi.json', '/api/docs', '/trpc/auth.status', '/trpc/nothing'])(
  '%s has the security headers',
  async (path) => {
    const isPage = path === '/api/docs'
    const { app } = village()
    const carried = async () => Object.fromEntries((await app.request(path)).headers)
    const once = await carried()
    expect(once).toMatchObject({
      'content-security-policy': expect.stringMatching(isPage ? /script-src 'self';/ : /^default-src 'none';/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      kuu: '1',
    })
    expect((await carried())['x-request-id']).not.toBe(once['x-request-id'])
  },
)

test.each(['/assets/main-1a2b.js', '/theme.js', '/icon.svg'])(
  '%s says that it is ours, and what its page has not told',
  async (path) => {
    const { headers } = await village().app.request(path)
    const names = ['kuu', 'x-content-type-options', 'x-request-id', 'content-security-policy']
    expect(names.map((name) => headers.get(name))).toEqual(['1', 'nosniff', null, null])
  },
)

const EVERY_PATH = restProcedures().map(
  ({ method, path, file }) => [method, path.replaceAll(/:\w+/g, 'martha'), file] as const,
)
test.each([...EVERY_PATH, ['GET', '/health', undefined] as const])(
  '%s %s fails and hides the cause',
  async (method, path, file) => {
    const { app, db } = village()
    db.$client.close()
    const answer = await app.request(`/api${path}`, {
      method,
      headers: { ...JSON_TYPE, ...(file && { 'content-type': file }), authorization: 'Bearer anything' },
      body: method === 'GET' ? undefined : JSON.stringify(HELP),
    })
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      message: `Something went wrong on our side. Request ${answer.headers.get('x-request-id')}`,
      code: 'INTERNAL_SERVER_ERROR',
    })
  },
)

test('HEAD answers like GET, without the body', async () => {
  const answer = await village().app.request('/api/crops', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test('an extended session extends its cookie too', async () => {
  const v = village()
  const { token } = await v.sessions.open('martha')
  const visit = () => v.app.request('/api/tickets', { headers: { cookie: `kuu_session=${token}` } })
  expect((await visit()).headers.get('set-cookie')).toBeNull()
  v.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString() })
    .run()
  expect((await visit()).headers.get('set-cookie')).toMatch(/^kuu_session=\w+;.*(Max-Age|Expires)=/)
  expect((await visit()).headers.get('set-cookie')).toBeNull()
})
