import { describe, expect, test } from 'vitest'
import { PASSWORD, type Village, village, type Who } from '../village.ts'

type Setting = Parameters<typeof village>[0]
const HELP = { name: 'Martha', message: 'Worms' }

describe('limits', () => {
  const tired = (refused: Response) => [refused.status, refused.headers.get('retry-after')]
  const later = (v: Village, ms: number) => {
    v.clock.now = new Date(v.clock.now.getTime() + ms)
  }

  test('above the limit of requests a minute an address has to wait', async () => {
    const v = village({ rateLimit: 3 })
    const ask = () => v.rest(null, 'GET', '/crops')
    for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(200)
    later(v, 15_000)
    const refused = await ask()
    expect(tired(refused)).toEqual([429, '5'])
    expect(await refused.json()).toEqual({ message: expect.any(String), code: 'TOO_MANY_REQUESTS' })
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    later(v, 5_000)
    expect((await ask()).status).toBe(200)
  })

  test('each call of a batch counts', async () => {
    const v = village({ rateLimit: 40 })
    const batch = () => v.app.request(`/trpc/${Array(20).fill('farmer.crops.catalogue').join()}?batch=1&input=%7B%7D`)
    expect([(await batch()).status, (await batch()).status]).toEqual([200, 200])
    expect(tired(await batch())).toEqual([429, '30'])
  })

  test('users behind one address are counted separately, and guessed tokens by their address', async () => {
    const v = village({ rateLimit: 2 })
    const ask = (who: Who) => v.rest(v.people[who], 'GET', '/crops')
    for (const who of ['martha', 'joseph', 'hawa'] as const)
      expect([(await ask(who)).status, (await ask(who)).status, (await ask(who)).status]).toEqual([200, 200, 429])
    const guess = (token: string) => v.app.request('/api/crops', { headers: { authorization: `Bearer ${token}` } })
    expect([(await guess('a')).status, (await guess('b')).status, (await guess('c')).status]).toEqual([200, 200, 429])
  })

  test.each<[string, Setting, (n: number) => [path: string, body: object]]>([
    ['registration', { rateLimit: 60 }, (n) => ['/register', { username: `new-${n}`, password: PASSWORD, fullName: 'N' }]],
    ['a request for help', { rateLimit: 100 }, () => ['/contact/submit', HELP]],
  ])('%s has a limit of its own', async (_, setting, ask) => {
    const v = village({ ...setting, quickPasswords: true })
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await v.rest(null, 'POST', ...ask(n))).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await v.rest(null, 'POST', ...ask(12))).headers.get('retry-after')).toBe('360')
    expect((await v.rest(null, 'GET', '/crops')).status).toBe(200)
  }) // biome-ignore format: rows

  test('files are not limited: a whole village may load them at once', async () => {
    const v = village({ rateLimit: 2 })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await v.app.request('/assets/a.js')).status),
    )
    expect(statuses).not.toContain(429)
    expect((await v.app.request('/assets/a.js')).status).toBe(429)
  })

  test('after ten wrong passwords a username has to wait', async () => {
    const v = village()
    const guess = () => v.rest(null, 'POST', '/login', { username: 'martha', password: 'wrong' })
    const guesses = await Promise.all(Array.from({ length: 11 }, guess))
    const refused = guesses.filter(({ status }) => status === 429)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['900'])
    const sentence = 'Too many failed attempts. Please wait and try again'
    expect(await refused[0]!.json()).toEqual({ message: sentence, code: 'TOO_MANY_REQUESTS' })
  })
})
