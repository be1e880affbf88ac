import { expect, test } from 'vitest'
import { loginFailures, users } from '#db/schema/index.ts'
import { problem } from '#domain/problem.ts'
import { world } from '../world.ts'

const WRONG = { code: 'UNAUTHORIZED', message: 'Invalid credentials' }
const WAIT = { code: 'TOO_MANY_REQUESTS' }
const PASSWORD = 'correct horse'
const MINUTE = 60_000

/** Martha has an account; requests come from any address, with the marks that a browser has. */
function door() {
  const w = world({ quickPasswords: true })
  w.person('farmer', { id: 'martha', username: 'martha', password: `quick ${PASSWORD}` })
  const cookies: string[] = []
  const login = (username: string, password: string, address: string, marks: string[] = []) =>
    w
      .as(null, {
        address,
        visit: { isSecure: false, device: null, tokens: [], marks },
        setCookie: (cookie) => cookies.push(cookie),
      })
      .auth.login({ username, password })
  /** The marks that the last cookies gave to a browser. */
  const marks = () => /kuu_known=([\w.-]+)/.exec(cookies.join('\n'))![1]!.split('.')
  const pass = (ms: number) => {
    w.clock.now = new Date(w.clock.now.getTime() + ms)
  }
  return { ...w, login, marks, pass, failures: () => w.db.select().from(loginFailures).all().length }
}

/** Addresses of many networks. */
const addressOf = (i: number) => `10.${i >> 8}.${i & 255}.1`

test('fifty failures of one address are enough, whatever the names', async () => {
  const { login, pass } = door()
  for (let i = 0; i < 50; i++) await expect(login(`name-${i}`, 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject({ ...WAIT, cause: { retryAfter: 900 } })
  await expect(login('martha', PASSWORD, '10.0.0.2')).resolves.toHaveProperty('token')
  pass(15 * MINUTE + 1)
  await expect(login('martha', PASSWORD, '10.0.0.1')).resolves.toHaveProperty('token')
})

test('an IPv6 network is one address', async () => {
  const { app } = world({ quickPasswords: true, trustProxy: true })
  const guess = async (i: number) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:0:1::${i.toString(16)}` }
    const body = JSON.stringify({ username: `name-${i}`, password: 'wrong' })
    return (await app.request('/api/login', { method: 'POST', headers, body })).status
  }
  for (let i = 0; i < 50; i++) expect(await guess(i)).toBe(401)
  expect(await guess(0xffff)).toBe(429)
})

test('an account of her own does not wipe out what somebody guessed before', async () => {
  const w = door()
  w.person('farmer', { username: 'guesser', password: 'quick own' })
  for (let i = 0; i < 50; i++) {
    await expect(w.login(`name-${i}`, 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
    if (i % 9 === 0) await w.login('guesser', 'own', '10.0.0.1')
  }
  await expect(w.login('guesser', 'own', '10.0.0.1')).rejects.toMatchObject(WAIT)
})

test('guesses from a hundred addresses stop at one name, and its owner still gets in where she was before', async () => {
  const { login, marks } = door()
  await login('martha', PASSWORD, '10.9.9.9')
  const hers = marks()
  for (let i = 0; i < 100; i++) await expect(login('martha', 'wrong', addressOf(i))).rejects.toMatchObject(WRONG)
  await expect(login('MARTHA', PASSWORD, addressOf(200))).rejects.toMatchObject(WAIT)
  await expect(login('martha', PASSWORD, '10.1.1.1', hers)).resolves.toHaveProperty('token')
})

test('whoever guesses behind the address of her telephone network does not lock her out of her own phone', async () => {
  const { login, marks } = door()
  await login('martha', PASSWORD, '10.0.0.1')
  const hers = marks()
  for (let i = 0; i < 10; i++) await expect(login('martha', 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  for (let i = 0; i < 40; i++) await expect(login(`name-${i}`, 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject(WAIT)
  await expect(login('martha', PASSWORD, '10.0.0.1', hers)).resolves.toHaveProperty('token')
})

test('also on a phone that is known, ten guesses are enough; and a mark that was made up is none', async () => {
  const { login, marks } = door()
  await login('martha', PASSWORD, '10.0.0.1')
  const hers = marks()
  for (let i = 0; i < 10; i++) await expect(login('martha', 'wrong', '10.0.0.1', hers)).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1', hers)).rejects.toMatchObject(WAIT)
  for (let i = 0; i < 100; i++) await login('martha', 'wrong', addressOf(i), ['A'.repeat(22)]).catch(() => undefined)
  await expect(login('martha', PASSWORD, addressOf(300), ['A'.repeat(22)])).rejects.toMatchObject(WAIT)
})

test('a clock that is set back neither freezes the throttle nor keeps its rows', async () => {
  const { login, pass, failures } = door()
  for (let i = 0; i < 10; i++) await expect(login('martha', 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject(WAIT)
  pass(-365 * 24 * 60 * MINUTE)
  await expect(login('martha', PASSWORD, '10.0.0.1')).resolves.toHaveProperty('token')
  expect(failures()).toBe(0)
})

test('what is refused writes nothing, and what is old is removed', async () => {
  const { login, pass, failures } = door()
  for (let i = 0; i < 200; i++) await login(`name-${i}`, 'wrong', '10.0.0.1').catch(() => undefined)
  expect(failures()).toBe(150)
  pass(15 * MINUTE + 1)
  await login('martha', 'wrong', '10.0.0.2').catch(() => undefined)
  expect(failures()).toBe(3)
})

test('a guess that nobody had the time to look at is not counted', async () => {
  const { login, sessions, failures } = door()
  sessions.passwordFits = () => Promise.reject(new Error('busy'))
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toThrow()
  expect(failures()).toBe(0)
})

test('a password that was changed while it was looked at opens nothing any more', async () => {
  const { login, sessions, db } = door()
  const { passwordFits } = sessions
  sessions.passwordFits = async (...asked) => {
    const fits = await passwordFits(...asked)
    db.update(users).set({ password: 'quick another one' }).run()
    return fits
  }
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject(WRONG)
})

test('where no more passwords can be looked at, nothing is counted and nothing is written', async () => {
  const w = door()
  w.sessions.assertRoom = () => {
    throw problem('busy', 5)
  }
  const busy = { code: 'SERVICE_UNAVAILABLE', cause: { id: 'busy', retryAfter: 5 } }
  await expect(w.login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject(busy)
  await expect(w.as(null).auth.register({ username: 'newcomer', password: PASSWORD, fullName: 'N' })).rejects.toMatchObject(busy) // biome-ignore format: one line
  expect(w.failures()).toBe(0)
  const answer = await w.rest(null, 'POST', '/login', { username: 'martha', password: PASSWORD })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test.each([
  ['password', 'Many people use this password'],
  ['IloveYou1', 'Many people use this password'],
  ['newcomer', 'The password is too much like the username'],
  ['Newcomer26', 'The password is too much like the username'],
])('nobody registers with the password %s', async (password, sentence) => {
  const register = world({ quickPasswords: true }).as(null).auth.register
  await expect(register({ username: 'newcomer', password, fullName: 'New Comer' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(sentence),
  })
})
