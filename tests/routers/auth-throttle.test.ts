import { expect, test } from 'vitest'
import * as z from 'zod'
import { loginFailures, users } from '#db/schema/index.ts'
import { problem } from '#domain/problem.ts'
import { callsAlone } from '#domain/sync/batches.ts'
import { appRouter } from '#routers/index.ts'
import { schemasOf } from '#server/api/schemas.ts'
import { world } from '../world.ts'

const WRONG = { code: 'UNAUTHORIZED', message: 'Invalid credentials' }
const WAIT = { code: 'TOO_MANY_REQUESTS' }
const PASSWORD = 'correct horse'
const MINUTE = 60_000

/** Martha has an account; requests come from any address, with a browser's device cookies. */
function throttled() {
  const w = world({ quickPasswords: true })
  w.person('farmer', { id: 'martha', username: 'martha', password: `quick ${PASSWORD}` })
  const cookies: string[] = []
  const login = (username: string, password: string, address: string, marks: string[] = []) =>
    w
      .as(null, {
        address,
        visit: { isSecure: false, device: null, tokens: [], carried: null, marks },
        setCookie: (cookie) => cookies.push(cookie),
      })
      .auth.login({ username, password })
  /** The device cookies that the last answers set. */
  const marks = () => /kuu_known=([\w.-]+)/.exec(cookies.join('\n'))![1]!.split('.')
  const pass = (ms: number) => {
    w.clock.now = new Date(w.clock.now.getTime() + ms)
  }
  return { ...w, login, marks, pass, failures: () => w.db.select().from(loginFailures).all().length }
}

/** Addresses of many networks. */
const addressOf = (i: number) => `10.${i >> 8}.${i & 255}.1`

test('fifty failures of one address are enough, whatever the names', async () => {
  const { login, pass } = throttled()
  for (let i = 0; i < 50; i++) await expect(login(`name-${i}`, 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject({ ...WAIT, cause: { retryAfter: 900 } })
  await expect(login('martha', PASSWORD, '10.0.0.2')).resolves.toHaveProperty('token')
  pass(15 * MINUTE + 1)
  await expect(login('martha', PASSWORD, '10.0.0.1')).resolves.toHaveProperty('token')
})

test('an IPv6 network counts as one address', async () => {
  const { app } = world({ quickPasswords: true, trustProxy: true })
  const guess = async (i: number) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:0:1::${i.toString(16)}` }
    const body = JSON.stringify({ username: `name-${i}`, password: 'wrong' })
    return (await app.request('/api/login', { method: 'POST', headers, body })).status
  }
  for (let i = 0; i < 50; i++) expect(await guess(i)).toBe(401)
  expect(await guess(0xffff)).toBe(429)
})

test('signing in to another account does not reset the failures of an address', async () => {
  const w = throttled()
  w.person('farmer', { username: 'guesser', password: 'quick own' })
  for (let i = 0; i < 50; i++) {
    await expect(w.login(`name-${i}`, 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
    if (i % 9 === 0) await w.login('guesser', 'own', '10.0.0.1')
  }
  await expect(w.login('guesser', 'own', '10.0.0.1')).rejects.toMatchObject(WAIT)
})

test('guesses from a hundred addresses are throttled by name; its owner can sign in from a known device', async () => {
  const { login, marks } = throttled()
  await login('martha', PASSWORD, '10.9.9.9')
  const knownDevice = marks()
  expect(knownDevice.map((mark) => Buffer.from(mark, 'base64url').length)).toEqual([16])
  for (let i = 0; i < 100; i++) await expect(login('martha', 'wrong', addressOf(i))).rejects.toMatchObject(WRONG)
  await expect(login('MARTHA', PASSWORD, addressOf(200))).rejects.toMatchObject(WAIT)
  await expect(login('martha', PASSWORD, '10.1.1.1', knownDevice)).resolves.toHaveProperty('token')
})

test('guesses from the address of a telephone network do not lock its users out of their own phones', async () => {
  const { login, marks } = throttled()
  await login('martha', PASSWORD, '10.0.0.1')
  const knownDevice = marks()
  for (let i = 0; i < 10; i++) await expect(login('martha', 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  for (let i = 0; i < 40; i++) await expect(login(`name-${i}`, 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject(WAIT)
  await expect(login('martha', PASSWORD, '10.0.0.1', knownDevice)).resolves.toHaveProperty('token')
})

test('a known device has ten guesses too; a forged device cookie counts as none', async () => {
  const { login, marks } = throttled()
  await login('martha', PASSWORD, '10.0.0.1')
  const knownDevice = marks()
  for (let i = 0; i < 10; i++)
    await expect(login('martha', 'wrong', '10.0.0.1', knownDevice)).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1', knownDevice)).rejects.toMatchObject(WAIT)
  for (let i = 0; i < 100; i++) await login('martha', 'wrong', addressOf(i), ['A'.repeat(22)]).catch(() => undefined)
  await expect(login('martha', PASSWORD, addressOf(300), ['A'.repeat(22)])).rejects.toMatchObject(WAIT)
})

test('a clock that is set back neither freezes the throttle nor keeps its rows', async () => {
  const { login, pass, failures } = throttled()
  for (let i = 0; i < 10; i++) await expect(login('martha', 'wrong', '10.0.0.1')).rejects.toMatchObject(WRONG)
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject(WAIT)
  pass(-365 * 24 * 60 * MINUTE)
  await expect(login('martha', PASSWORD, '10.0.0.1')).resolves.toHaveProperty('token')
  expect(failures()).toBe(0)
})

test('refused attempts write nothing, and old rows are removed', async () => {
  const { login, pass, failures } = throttled()
  for (let i = 0; i < 200; i++) await login(`name-${i}`, 'wrong', '10.0.0.1').catch(() => undefined)
  expect(failures()).toBe(150)
  pass(15 * MINUTE + 1)
  await login('martha', 'wrong', '10.0.0.2').catch(() => undefined)
  expect(failures()).toBe(3)
})

test('a guess that was not checked for lack of time is not counted', async () => {
  const { login, sessions, failures } = throttled()
  sessions.passwordFits = () => Promise.reject(new Error('busy'))
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toThrow()
  expect(failures()).toBe(0)
})

test('a password that was changed during its check opens no session', async () => {
  const { login, sessions, db } = throttled()
  const { passwordFits } = sessions
  sessions.passwordFits = async (...args) => {
    const fits = await passwordFits(...args)
    db.update(users).set({ password: 'quick another one' }).run()
    return fits
  }
  await expect(login('martha', PASSWORD, '10.0.0.1')).rejects.toMatchObject(WRONG)
})

test('when no more passwords can be checked, nothing is counted and nothing is written', async () => {
  const w = throttled()
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

test('whatever looks at a password is sent in a request of its own', () => {
  const namesIn = (input: z.ZodType) => Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}) // biome-ignore format: one line
  const paths = Object.keys(appRouter._def.procedures).filter((path) =>
    schemasOf(path).inputs.some((input) => namesIn(input as z.ZodType).includes('password')),
  )
  expect(paths).toContain('auth.login')
  expect(paths.filter((path) => !callsAlone(path))).toEqual([])
})
