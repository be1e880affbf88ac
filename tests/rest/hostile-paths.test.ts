import { describe, expect, test } from 'vitest'
import { REST } from '#server/api/rest/table.ts'
import { village } from '../village.ts'
import { assertRefusal, headersOf, rowCounter, STRINGS } from './hostile.ts'

describe('paths and queries', () => {
  /** Difficult for any URL parser: each is sent at every position. */
  const ODD = [
    ...['%00', '%ff', '%', '%E0%A4%A', '%2F', '..%2f..', '%2e%2e', '%2e%2e%2f', '%5c', '%0d%0aX: y', '%25', '%u0041'],
    ...[
      "'; drop table users; --",
      "' or '1'='1",
      '__proto__',
      'constructor',
      'toString',
      '~|~',
      '*',
      ':id',
      '{id}',
      '0',
    ],
    ...[
      'x'.repeat(65),
      'x'.repeat(8000),
      'ﬁ',
      '🌽',
      '\u202e',
      '-1',
      'null',
      'undefined',
      'NaN',
      'martha%00',
      'martha ',
    ],
  ]
  /** Only the field behind the URL reads these: distributed over the positions. */
  const TEXTS = STRINGS.filter((string) => string !== '' && string.isWellFormed()).map(encodeURIComponent)
  const inAddress = (part: string) => part.replaceAll(/[\s#?/]/g, encodeURIComponent)
  const partsOf = (place: number, places: number) =>
    [...ODD, ...TEXTS.filter((_, turn) => turn % places === place)].map(inAddress)

  const PATTERNS = [
    ['GET', '/farmers/<>/crops', 'hawa'],
    ['POST', '/farmers/<>/crops', 'hawa'],
    ['PATCH', '/farmers/<>/crops/plot', 'hawa'],
    ['PATCH', '/farmers/martha/crops/<>', 'martha'],
    ['GET', '/tickets/<>', 'martha'],
    ['GET', '/<>', 'visitor'],
    ['POST', '/<>', 'visitor'],
  ] as const
  test.each(PATTERNS)('%s %s', async (method, pattern, who) => {
    const v = village()
    const headers = await headersOf(v, who)
    const body = method === 'GET' ? undefined : '{"cropId":"maize","areaSize":1}'
    const before = rowCounter(v)()
    const place = PATTERNS.findIndex((row) => row[0] === method && row[1] === pattern)
    for (const part of partsOf(place, PATTERNS.length)) {
      const answer = await v.app.request(`/api${pattern.replace('<>', () => part)}`, { method, headers, body })
      if (answer.status !== 200) assertRefusal(answer, await answer.text())
      else expect(['martha%00', '%2e%2e', '..'].includes(part) && method === 'GET').toBe(true)
    }
    expect(rowCounter(v)()).toBe(before)
  })

  const QUERIES = REST.filter(({ method, path }) => method === 'GET' && !path.includes(':')).map(({ path }) => path)
  test.each(QUERIES)('GET %s?…', async (path) => {
    const v = village()
    const headers = await headersOf(v, 'ruth')
    const before = rowCounter(v)()
    const names = ['limit', 'cursor', 'language', 'location', '__proto__', 'constructor', '%ff', '']
    for (const [turn, part] of partsOf(QUERIES.indexOf(path), QUERIES.length).entries())
      for (const name of turn < ODD.length ? names : [names[turn % names.length]]) {
        const answer = await v.app.request(`/api${path}?${name}=${part}&${name}=again`, { headers })
        if (answer.status !== 200) assertRefusal(answer, await answer.text())
      }
    expect(rowCounter(v)()).toBe(before)
  })

  test('headers', async () => {
    const v = village()
    const hostile = ['%', '"', 'a'.repeat(8000), '=', ';;;', 'Bearer', 'Bearer  ', 'Basic x', '{}', '\u00ff', '../..']
    for (const name of ['authorization', 'cookie', 'origin', 'x-forwarded-for', 'x-forwarded-proto', 'accept-encoding'])
      for (const value of [...hostile, ...hostile.map((each) => `kuu_session=${each}`)]) {
        const answer = await v.app.request('/api/tickets', { headers: { [name]: value } })
        assertRefusal(answer, await answer.text())
      }
  })
})

test('the tRPC endpoint handles them too', async () => {
  const v = village()
  const headers = await headersOf(v, 'martha')
  const before = rowCounter(v)()
  const metas = [
    '["set"]',
    '["map"]',
    '["Date"]',
    '["bigint"]',
    '["nonsense"]',
    '[["custom","x"]]',
    '{"__proto__.a":["Date"]}',
  ]
  const bodies = [
    ...['', 'null', '[]', '1', '{', '{"json":null}', '{"json":{"__proto__":{"name":"x","message":"y"}}}', '{"meta":5}'],
    ...metas.map((values) => `{"json":{"name":"x"},"meta":{"values":${values}}}`),
    ...STRINGS.map((string) => JSON.stringify({ json: { name: string } })),
  ]
  for (const body of bodies) {
    const answer = await v.app.request('/trpc/farmer.contact.submit', { method: 'POST', headers, body })
    expect([body, answer.status]).toEqual([body, 400])
    const query = await v.app.request(`/trpc/farmer.contact.get?input=${encodeURIComponent(body)}`, { headers })
    expect([body, query.status]).toEqual([body, 400])
  }
  expect(rowCounter(v)()).toBe(before)
})

describe('what an address does not take', () => {
  const { app, rest, people } = village()
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message]

  test('a query parameter that is not known is refused with those that are', async () => {
    expect(await refusal(await rest(null, 'GET', '/crops?grop=cereal'))).toEqual([
      400,
      "The query parameter 'grop' is not known here; there are none",
    ])
    expect(await refusal(await rest(people.ruth, 'GET', '/admin/users?rolle=agent'))).toEqual([
      400,
      expect.stringMatching(/^The query parameter 'rolle' is not known here; known are: (?=.*\bq\b)(?=.*\bcursor\b)/),
    ])
    expect((await rest(people.ruth, 'GET', '/admin/users?q=ruth')).status).toBe(200)
  })

  test('a cursor that no server wrote is refused', async () => {
    expect(await refusal(await rest(null, 'GET', '/advisories?cursor=abc'))).toEqual([
      400,
      'This cursor was not given by this server',
    ])
  })

  test('a stranger is told of missing rights before what a path takes', async () => {
    const send = (headers: Record<string, string>) =>
      app.request('/api/admin/users/import', { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body: 'x' }) // biome-ignore format: one row
    expect((await send({})).status).toBe(401)
    expect((await rest(people.martha, 'GET', '/admin/users?rolle=agent')).status).toBe(403)
    expect((await rest(null, 'GET', '/admin/users?rolle=agent')).status).toBe(401)
  })

  test.each(['/hooks', '/hooks/mpesa/x', '/hooks/nobody', '/hooks/twilio/inbound'])(
    'GET %s finds nothing',
    async (path) => {
      const answer = await app.request(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json'])
    },
  )
})
