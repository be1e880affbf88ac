import { beforeEach, expect, test } from 'vitest'
import { recoveryCodes, totpSecrets } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import type { User } from '#domain/people/session.schema.ts'
import { codeOf, fromBase32, stepAt } from '#services/people/totp.ts'
import { PASSWORD, type Village, village } from '../village.ts'

const own = { password: PASSWORD }
const REFUSED = { code: 'BAD_REQUEST', cause: { id: 'codeRefused' } }

let v: Village
beforeEach(() => {
  v = withPasswords(village({ quickPasswords: true }))
})

function withPasswords(fresh: Village) {
  fresh.db.$client.prepare('update users set password = ?').run(`quick ${PASSWORD}`)
  return fresh
}

const pass = (seconds: number) => {
  v.clock.now = new Date(v.clock.now.getTime() + seconds * 1000)
}
const codeFrom = (secret: string, drift = 0) => codeOf(fromBase32(secret), stepAt(v.clock.now) + drift)
const wrongFor = (secret: string) => String((Number(codeFrom(secret)) + 1) % 1_000_000).padStart(6, '0')

/** Turns on the second factor for a user, as the screens do. */
async function turnedOn(user: User | null) {
  const { setUp, confirm } = v.as(user).auth.secondFactor
  const { secret, uri } = await setUp(own)
  const { recoveryCodes: codes } = await confirm({ code: codeFrom(secret) })
  pass(60)
  return { secret, uri, codes }
}

const login = (username: string, code?: string) => v.as(null).auth.login({ username, ...own, code })

test('a farmer is not offered a second factor, and demo accounts cannot turn it on', async () => {
  await expect(v.as(v.people.martha).auth.secondFactor.setUp(own)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  v = village({ demo: true, quickPasswords: true })
  const demo = v.person('admin', { id: DEMO_USERS.admin })
  withPasswords(v)
  await expect(v.as(demo).auth.secondFactor.setUp(own)).rejects.toMatchObject({ cause: { id: 'demoAccount' } })
})

test('it is on once its first code was right; then a code is required after the password', async () => {
  const { setUp, confirm, status } = v.as(v.people.ruth).auth.secondFactor
  await expect(setUp({ password: 'wrong' })).rejects.toMatchObject({ cause: { id: 'wrongPassword' } })
  const { secret, uri } = await setUp(own)
  expect(uri).toBe(`otpauth://totp/Kuu%3Aruth?secret=${secret}&issuer=Kuu`)
  await expect(confirm({ code: wrongFor(secret) })).rejects.toMatchObject(REFUSED)
  await expect(login('ruth')).resolves.toHaveProperty('token')
  expect((await confirm({ code: codeFrom(secret) })).recoveryCodes).toHaveLength(10)
  expect(await status()).toEqual({ isOn: true, isRequired: false, recoveryCodes: 10 })

  pass(30)
  await expect(login('ruth')).rejects.toMatchObject({ code: 'UNAUTHORIZED', cause: { id: 'codeRequired' } })
  await expect(v.as(null).auth.login({ username: 'ruth', password: 'wrong', code: codeFrom(secret) })).rejects.toMatchObject({ cause: { id: 'invalidCredentials' } }) // biome-ignore format: one line
  await expect(login('ruth', wrongFor(secret))).rejects.toMatchObject({ cause: { id: 'wrongCode' } })
  await expect(login('ruth', codeFrom(secret))).resolves.toHaveProperty('token')
})

test('a code opens one session and no second one, in whatever format it is sent', async () => {
  const { secret } = await turnedOn(v.people.ruth)
  const code = codeFrom(secret)
  const both = await Promise.allSettled([login('ruth', code), login('ruth', ` ${code.slice(0, 3)} ${code.slice(3)}`)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(login('ruth', code)).rejects.toMatchObject({ cause: { id: 'wrongCode' } })
  await expect(login('ruth', codeFrom(secret, -1))).rejects.toMatchObject({ cause: { id: 'wrongCode' } })
  await expect(login('ruth', codeFrom(secret, 1))).resolves.toHaveProperty('token')
})

test('a recovery code opens one session, in whatever format it is typed; only hashes are stored', async () => {
  const { codes } = await turnedOn(v.people.hawa)
  const [first, second] = codes
  expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/)
  expect(JSON.stringify(v.db.select().from(recoveryCodes).all())).not.toContain(first)
  await expect(login('hawa', first)).resolves.toHaveProperty('token')
  await expect(login('hawa', first)).rejects.toMatchObject({ cause: { id: 'wrongCode' } })
  await expect(login('hawa', second!.toUpperCase().replaceAll('-', ' '))).resolves.toHaveProperty('token')
  expect((await v.as(v.people.hawa).auth.secondFactor.status()).recoveryCodes).toBe(8)
})

test('a recovery code of another user opens nothing', async () => {
  await turnedOn(v.people.ruth)
  const { codes } = await turnedOn(v.people.hawa)
  await expect(login('ruth', codes[0])).rejects.toMatchObject({ cause: { id: 'wrongCode' } })
})

test('after ten wrong codes the next has to wait, from any address; the password does not reset the count', async () => {
  const { secret } = await turnedOn(v.people.ruth)
  const guess = (i: number) =>
    v.as(null, { address: `10.0.0.${i}` }).auth.login({ username: 'ruth', ...own, code: wrongFor(secret) })
  for (let i = 0; i < 10; i++) {
    await expect(guess(i)).rejects.toMatchObject({ cause: { id: 'wrongCode' } })
    await expect(login('ruth')).rejects.toMatchObject({ cause: { id: 'codeRequired' } })
  }
  await expect(guess(99)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  pass(16 * 60)
  await expect(login('ruth', codeFrom(secret))).resolves.toHaveProperty('token')
})

test('turning it on ends the sessions without a code, except the current one', async () => {
  const [here, elsewhere] = [await v.sessions.open('ruth'), await v.sessions.open('ruth')]
  const ruth = v.as(v.people.ruth, { session: { token: here.token, user: v.people.ruth! } }).auth.secondFactor
  const { secret } = await ruth.setUp(own)
  await ruth.confirm({ code: codeFrom(secret) })
  expect(await v.sessions.userOf(here.token)).not.toBeNull()
  expect(await v.sessions.userOf(elsewhere.token)).toBeNull()
})

test('turning it off needs the password and a code, and deletes its data', async () => {
  const { secret } = await turnedOn(v.people.ruth)
  const { setUp, turnOff } = v.as(v.people.ruth).auth.secondFactor
  await expect(setUp(own)).rejects.toMatchObject({ cause: { id: 'secondFactorOn' } })
  await expect(turnOff({ ...own, code: wrongFor(secret) })).rejects.toMatchObject(REFUSED)
  await expect(turnOff({ password: 'wrong', code: codeFrom(secret) })).rejects.toMatchObject({
    cause: { id: 'wrongPassword' },
  })
  await turnOff({ ...own, code: codeFrom(secret) })
  expect([v.db.select().from(totpSecrets).all(), v.db.select().from(recoveryCodes).all()]).toEqual([[], []])
  await expect(login('ruth')).resolves.toHaveProperty('token')
})

test('new recovery codes replace all old ones', async () => {
  const { secret, codes } = await turnedOn(v.people.ruth)
  const fresh = await v.as(v.people.ruth).auth.secondFactor.newRecoveryCodes({ ...own, code: codeFrom(secret) })
  await expect(login('ruth', codes[0])).rejects.toMatchObject({ cause: { id: 'wrongCode' } })
  await expect(login('ruth', fresh.recoveryCodes[0])).resolves.toHaveProperty('token')
})

test('an administrator who requires it has it; users who lack it reach only their own account', async () => {
  const settings = v.as(v.people.ruth).admin.settings.secondFactor
  const all = { admin: true, extension_agent: true }
  await expect(settings.set(all)).rejects.toMatchObject({ cause: { id: 'ownSecondFactorFirst' } })
  await turnedOn(v.people.ruth)
  expect(await settings.set(all)).toMatchObject({
    rule: all,
    changedBy: 'Ruth Togba',
    isOwnOn: true,
    shares: { admin: { people: 1, withCode: 1 }, extension_agent: { people: 1, withCode: 0 } },
  })

  const owes = { code: 'FORBIDDEN', cause: { id: 'secondFactorRequired' } }
  const hawa = v.as(v.people.hawa)
  await expect(hawa.agent.farmers.list({})).rejects.toMatchObject(owes)
  await expect(hawa.farmer.crops.list({ farmerId: 'martha' })).rejects.toMatchObject(owes)
  const { token } = await v.sessions.open('hawa')
  const photo = await v.app.request('/api/photos/x', { headers: { authorization: `Bearer ${token}` } })
  expect(photo.status).toBe(403)
  expect(await hawa.auth.secondFactor.status()).toMatchObject({ isOn: false, isRequired: true })
  await expect(v.as(v.people.martha).farmer.crops.list({ farmerId: 'martha' })).resolves.toHaveLength(1)

  await turnedOn(v.people.hawa)
  await expect(hawa.agent.farmers.list({})).resolves.toBeDefined()
  await settings.set({ admin: false, extension_agent: false })
})

test('it does not lock the accounts of a demo', async () => {
  v = village({ demo: true, quickPasswords: true })
  const agent = v.person('extension_agent', { id: DEMO_USERS.extension_agent })
  withPasswords(v)
  await turnedOn(v.people.ruth)
  await v.as(v.people.ruth).admin.settings.secondFactor.set({ admin: true, extension_agent: true })
  await expect(v.as(agent).agent.farmers.list({})).resolves.toBeDefined()
})
