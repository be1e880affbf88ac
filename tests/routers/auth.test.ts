import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { provedNumber } from '../village.ts'
import { world } from '../world.ts'

const secret = 'correct horse'

const registered = async (w = world()) => {
  const { user } = await w.as(null).auth.register({ username: 'martha', password: secret, fullName: 'Martha Kollie' })
  return { w, user }
}

test('a wrong password and an unknown name get the same refusal', async () => {
  const { w } = await registered()
  for (const username of ['martha', 'nobody'])
    await expect(w.as(null).auth.login({ username, password: 'wrong' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Invalid credentials',
    })
})

test('who proved a phone number signs in by it, however it is dialled; a shared one names nobody', async () => {
  const { w, user } = await registered()
  provedNumber(w.db, user.id, '+231770123456')
  const { user: other } = await w.as(null).auth.register({ username: 'joseph', password: secret, fullName: 'Joseph' })
  for (const username of ['+231 770 123 456', '0770-123-456', '٠٧٧٠١٢٣٤٥٦'])
    expect((await w.as(null).auth.login({ username, password: secret })).user.id).toBe(user.id)
  await expect(w.as(null).auth.login({ username: '0770123457', password: secret })).rejects.toThrow(
    'Invalid credentials',
  )
  provedNumber(w.db, other.id, '+231770123456')
  await expect(w.as(null).auth.login({ username: '0770123456', password: secret })).rejects.toThrow(
    'Invalid credentials',
  )
})

test('a number that an office wrote down is signed in by too, while one farmer alone has it and nobody proved it', async () => {
  const { w, user } = await registered()
  const { user: other } = await w.as(null).auth.register({ username: 'joseph', password: secret, fullName: 'Joseph' })
  const write = (id: string) => w.db.update(users).set({ phone: '+231 770 123 456' }).where(eq(users.id, id)).run()
  write(user.id)
  const signIn = async (username: string) => (await w.as(null).auth.login({ username, password: secret })).user.id
  // A number is copied from a list of contacts together with signs that nobody sees.
  for (const username of ['0770 123 456', '\u202a+231770123456\u202c']) expect(await signIn(username)).toBe(user.id)
  write(other.id)
  await expect(signIn('0770123456')).rejects.toThrow('Invalid credentials')
  provedNumber(w.db, other.id, '+231770123456')
  expect(await signIn('0770123456')).toBe(other.id)
})

test('guesses by the phone number count with those by the username', async () => {
  const { w, user } = await registered()
  provedNumber(w.db, user.id, '+231770123456')
  const guess = (username: string) =>
    w
      .as(null)
      .auth.login({ username, password: 'wrong' })
      .catch((error) => error.code)
  for (let at = 0; at < 5; at++) for (const name of ['martha', '0770123456']) await guess(name)
  expect(await guess('+231770123456')).toBe('TOO_MANY_REQUESTS')
})

test('an account without a password refuses every sign-in', async () => {
  const w = world()
  w.person('farmer', { username: 'demo', password: '!' })
  await expect(w.as(null).auth.login({ username: 'demo', password: '!' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})

test('a password of ten years opens its account: passwords have no age', async () => {
  const { w, user } = await registered()
  w.clock.now = new Date(w.clock.now.getTime() + 10 * 365 * 24 * 3600_000)
  expect((await w.as(null).auth.login({ username: 'martha', password: secret })).user.id).toBe(user.id)
})

test('a deactivated account gets its own refusal, but only with the right password', async () => {
  const w = world()
  w.person('farmer', {
    username: 'gone',
    password: await w.sessions.hashPassword(secret, '127.0.0.1'),
    isActive: false,
  })
  await expect(w.as(null).auth.login({ username: 'gone', password: secret })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Account is deactivated',
  })
  await expect(w.as(null).auth.login({ username: 'gone', password: 'wrong' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})

test('a username is taken in any spelling', async () => {
  const { w } = await registered()
  await expect(
    w.as(null).auth.register({ username: 'MARTHA', password: secret, fullName: 'Another' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a new user is a farmer, is signed in, and may sign in again', async () => {
  const { w, user } = await registered()
  expect(user).toMatchObject({
    role: 'farmer',
    language: 'english',
    preferredLocation: '',
    isActive: true,
  })
  expect(user).not.toHaveProperty('password')
  const again = await w.as(null).auth.login({ username: 'Martha', password: secret })
  expect(await w.sessions.userOf(again.token)).toMatchObject({ id: user.id })
})

test('the database holds no token, and logout ends the session', async () => {
  const { w, user } = await registered()
  const { token } = await w.sessions.open(user.id)
  expect(
    w.db
      .select()
      .from(sessions)
      .all()
      .some(({ id }) => id === token),
  ).toBe(false)
  await w.sessions.close(token)
  expect(await w.sessions.userOf(token)).toBeNull()
})

test('the eleventh failure within fifteen minutes has to wait, from that address and for that name only', async () => {
  const { w } = await registered()
  const guess = (username: string) => w.as(null).auth.login({ username, password: 'wrong' })
  for (let i = 0; i < 10; i++) await expect(guess('martha')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(guess('martha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', cause: { retryAfter: 900 } })
  await expect(guess('someone')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  w.clock.now = new Date(w.clock.now.getTime() + 15 * 60_000 + 1)
  await expect(w.as(null).auth.login({ username: 'martha', password: secret })).resolves.toHaveProperty('token')
})

test('concurrent guesses are counted too', async () => {
  const { w } = await registered()
  const guesses = await Promise.allSettled(
    Array.from({ length: 15 }, () => w.as(null).auth.login({ username: 'martha', password: 'wrong' })),
  )
  const throttled = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.code === 'TOO_MANY_REQUESTS')
  expect(throttled).toHaveLength(5)
})

test('the demo can be entered in a demo only', async () => {
  const demo = world({ demo: true })
  demo.person('farmer', { id: DEMO_USERS.farmer })
  expect((await demo.as(null).auth.enterDemo({ role: 'farmer' })).user.id).toBe(DEMO_USERS.farmer)
  const production = world()
  production.person('farmer', { id: DEMO_USERS.farmer })
  await expect(production.as(null).auth.enterDemo({ role: 'farmer' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('entering the demo in another role ends no session: the previous page may still send requests', async () => {
  const demo = world({ demo: true })
  demo.person('farmer', { id: DEMO_USERS.farmer })
  demo.person('extension_agent', { id: DEMO_USERS.extension_agent })
  const { token } = await demo.as(null).auth.enterDemo({ role: 'farmer' })
  const visit = { isSecure: false, device: null, tokens: [token], carried: null, marks: [] }
  await demo.as(null, { visit }).auth.enterDemo({ role: 'extension_agent' })
  expect((await demo.sessions.userOf(token))?.id).toBe(DEMO_USERS.farmer)
})
