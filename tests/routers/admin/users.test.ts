import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, idempotentResponses, passwordCodes, sessions, users } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { village } from '../../village.ts'

function desk(options: Parameters<typeof village>[0] = {}) {
  const w = village({ quickPasswords: true, ...options })
  return { ...w, ruth: w.as(w.people.ruth).admin.users, visitor: w.as(null) }
}
type Admin = ReturnType<typeof desk>

const namesOf = ({ items }: { items: { username: string }[] }) => items.map(({ username }) => username)
const sessionsOf = ({ db }: Admin, id: string) => db.select().from(sessions).where(eq(sessions.userId, id)).all().length
const auditOf = ({ db }: Admin, ids: string[]) =>
  db.select().from(auditEvents).where(inArray(auditEvents.rowId, ids)).orderBy(auditEvents.id).all()
const DOLO = { username: 'comfort', fullName: 'Comfort Dolo', phone: '+231770000001', role: 'extension_agent' } as const
const PASSWORD = 'a long enough one'

describe('the list', () => {
  test('finds, filters, sorts and counts', async () => {
    const w = desk()
    const names = async (ask: Parameters<Admin['ruth']['list']>[0]) => namesOf(await w.ruth.list(ask))
    await w.ruth.deactivate({ id: 'joseph' })
    expect(await names({ sort: 'fullName' })).toEqual(['hawa', 'joseph', 'martha', 'ruth'])
    expect(await names({ sort: '-fullName', role: 'farmer' })).toEqual(['martha', 'joseph'])
    expect(await names({ state: 'inactive' })).toEqual(['joseph'])
    expect(await names({ state: 'active', role: 'farmer', sort: 'fullName' })).toEqual(['martha'])
    expect(await names({ search: 'sirl' })).toEqual(['hawa'])
    expect(await names({ search: 'sirl', role: 'farmer' })).toEqual([])
    const totals = [{}, { role: 'farmer' }, { state: 'active' }, { role: 'farmer', state: 'inactive' }, { search: 'o' }]
    expect(await Promise.all(totals.map(async (ask) => (await w.ruth.list(ask as object)).total))).toEqual([4, 2, 3, 1, 3]) // biome-ignore format: one list
  })

  test('goes on where its page ended, each user once', async () => {
    const w = desk()
    for (let n = 0; n < 25; n++) w.person('farmer', { fullName: `Twin ${n % 3}` })
    for (const sort of ['-createdAt', 'createdAt', 'fullName', '-fullName'] as const) {
      const seen: string[] = []
      for (let cursor: string | undefined; ; ) {
        const page = await w.ruth.list({ limit: 10, sort, cursor })
        seen.push(...page.items.map(({ id }) => id))
        if (page.nextCursor === null) break
        cursor = page.nextCursor
      }
      expect([seen.length, new Set(seen).size], sort).toEqual([29, 29])
    }
  })

  test('never shows a deleted account, nor counts it, nor changes it', async () => {
    const w = desk()
    const gone = { username: 'deleted-joseph', usernameKey: 'deleted-joseph', fullName: 'Deleted account', isActive: false } // biome-ignore format: one row
    w.db.update(users).set(gone).where(eq(users.id, 'joseph')).run()
    for (const ask of [{}, { state: 'inactive' }, { role: 'farmer' }, { search: 'deleted' }] as const) {
      const { items, total } = await w.ruth.list(ask)
      expect(namesOf({ items })).not.toContain('deleted-joseph')
      expect(total).toBe(items.length)
    }
    for (const work of [w.ruth.reactivate, w.ruth.deactivate, w.ruth.giveCode])
      await expect(work({ id: 'joseph' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(w.ruth.change({ id: 'joseph', fullName: 'Joe' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a user is changed', () => {
  test('an absent key stays, an empty text goes', async () => {
    const w = desk()
    await w.ruth.change({ id: 'martha', email: 'm@example.org', phone: '0770 000 000', language: 'fr' })
    expect(await w.ruth.change({ id: 'martha', phone: '' })).toMatchObject({
      email: 'm@example.org',
      phone: null,
      language: 'french',
      role: 'farmer',
      version: 3,
    })
  })

  test('of two who edit one row the second is told; what the user changed counts too', async () => {
    const w = desk()
    const { version } = (await w.ruth.list({ search: 'martha' })).items[0]!
    await w.as(w.people.martha).farmer.profile.change({ location: 'Gbarnga' })
    await expect(w.ruth.change({ id: 'martha', version, location: 'Kakata' })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { conflicts: [{ field: 'location', mine: 'Kakata', theirs: 'Gbarnga' }] },
    })
  })

  test('another role ends the sessions, another name does not', async () => {
    const w = desk()
    await w.sessions.open('martha')
    await w.ruth.change({ id: 'martha', fullName: 'Martha K.' })
    expect(sessionsOf(w, 'martha')).toBe(1)
    await w.ruth.change({ id: 'martha', role: 'extension_agent' })
    expect(sessionsOf(w, 'martha')).toBe(0)
  })

  test.each(['deleted-martha', 'MARTHA', 'ma', ''])('cannot be called %o where another one is', async (username) => {
    const w = desk()
    await expect(w.ruth.change({ id: 'joseph', username })).rejects.toMatchObject({
      code: username === 'MARTHA' ? 'CONFLICT' : 'BAD_REQUEST',
    })
  })

  test('signs in with the new username alone', async () => {
    const w = desk()
    await w.ruth.change({ id: 'martha', username: 'Marthe' })
    const { code } = await w.ruth.giveCode({ id: 'martha' })
    const ask = { code: code!, password: PASSWORD }
    await expect(w.visitor.auth.setPassword({ ...ask, username: 'martha' })).rejects.toThrow(/code/)
    await w.visitor.auth.setPassword({ ...ask, username: 'marthe' })
  })
})

describe('the last active administrator', () => {
  const LAST = { code: 'CONFLICT', message: 'This is the last active administrator. Make another one first' }

  test('can be neither deactivated nor demoted', async () => {
    const w = desk()
    await expect(w.ruth.deactivate({ id: 'ruth' })).rejects.toMatchObject(LAST)
    await expect(w.ruth.deactivateMany({ ids: ['martha', 'ruth'] })).rejects.toMatchObject(LAST)
    await expect(w.ruth.change({ id: 'ruth', role: 'farmer' })).rejects.toMatchObject(LAST)
    expect((await w.ruth.list({ state: 'inactive' })).items).toEqual([])
    expect((await w.ruth.list({ role: 'admin' })).total).toBe(1)
  })

  test('stays also when two deactivate each other at once', async () => {
    const w = desk()
    const second = w.person('admin', { id: 'second' })
    const outcomes = await Promise.allSettled([
      w.ruth.deactivate({ id: 'second' }),
      w.as(second).admin.users.deactivate({ id: 'ruth' }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('does not count one who is inactive', async () => {
    const w = desk()
    w.person('admin', { id: 'second', isActive: false })
    await expect(w.ruth.change({ id: 'ruth', role: 'farmer' })).rejects.toMatchObject(LAST)
  })
})

describe('deactivation', () => {
  test('ends the sessions and the code, is told at sign-in, and is undone', async () => {
    const w = desk()
    w.db
      .update(users)
      .set({ password: `quick ${PASSWORD}` })
      .where(eq(users.id, 'martha'))
      .run()
    await w.ruth.giveCode({ id: 'martha' })
    await w.sessions.open('martha')
    expect(await w.ruth.deactivate({ id: 'martha' })).toMatchObject({ id: 'martha', isActive: false, version: 2 })
    // Once more changes nothing.
    expect(await w.ruth.deactivate({ id: 'martha' })).toMatchObject({ isActive: false, version: 2 })
    expect(sessionsOf(w, 'martha')).toBe(0)
    expect(w.db.select().from(passwordCodes).all()).toEqual([])
    const login = () => w.visitor.auth.login({ username: 'martha', password: PASSWORD })
    await expect(login()).rejects.toThrow('Account is deactivated')
    await expect(w.ruth.giveCode({ id: 'martha' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await w.ruth.reactivate({ id: 'martha' })
    await login()
  })

  test('of many is all or nothing, with an event of the audit for each', async () => {
    const w = desk()
    await expect(w.ruth.deactivateMany({ ids: ['martha', 'nobody'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await w.ruth.list({ state: 'inactive' })).total).toBe(0)
    const { users: changed } = await w.ruth.deactivateMany({ ids: ['martha', 'joseph'] })
    expect(changed.map(({ isActive }) => isActive)).toEqual([false, false])
    expect(
      auditOf(w, ['martha', 'joseph']).map(({ action, rowId, after }) => [action, rowId, JSON.parse(after!)]),
    ).toEqual(['martha', 'joseph'].map((id) => ['admin.users.deactivateMany', id, { isActive: false, version: 2 }]))
  })

  test('leaves the shared administrator of a demo, and tells a visitor of the other accounts', async () => {
    const w = desk({ demo: true })
    for (const [role, id] of Object.entries(DEMO_USERS)) w.person(role as 'farmer', { id })
    await expect(w.ruth.deactivate({ id: DEMO_USERS.admin })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(w.ruth.giveCode({ id: DEMO_USERS.farmer })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(w.ruth.change({ id: DEMO_USERS.admin, role: 'farmer' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await w.ruth.deactivate({ id: DEMO_USERS.farmer })
    await expect(w.visitor.auth.enterDemo({ role: 'farmer' })).rejects.toThrow('Account is deactivated')
  })
})

describe('a one-time code', () => {
  const KEYED = { idempotencyKeys: ['once'] }

  test('comes with a new user, sets the password once, and signs in', async () => {
    const w = desk()
    const { code, codeExpiresAt, ...made } = await w.ruth.create(DOLO)
    expect(made).toMatchObject({ ...DOLO, isActive: true, language: 'english', email: null })
    expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(codeExpiresAt).toBe('2026-11-22T12:00:00.000Z')
    await expect(w.visitor.auth.login({ username: 'comfort', password: '!' })).rejects.toThrow('Invalid credentials')
    // However it is typed.
    const ask = { username: ' Comfort', code: code!.toUpperCase().replaceAll('-', ' ').replaceAll('O', '0'), password: PASSWORD } // biome-ignore format: one input
    expect(await w.visitor.auth.setPassword(ask)).toMatchObject({ user: { id: made.id } })
    await expect(w.visitor.auth.setPassword(ask)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await w.visitor.auth.login({ username: 'comfort', password: PASSWORD })
  })

  test('is not in the database, in the audit, or in the stored answer', async () => {
    const w = desk()
    const keyed = w.as(w.people.ruth, KEYED).admin.users
    const { code } = await keyed.giveCode({ id: 'martha' })
    const tables = [passwordCodes, auditEvents, idempotentResponses].map((table) => w.db.select().from(table).all())
    expect(tables.map((rows) => rows.length)).toEqual([1, 1, 1])
    for (const spelling of [code!, code!.replaceAll('-', ''), code!.toUpperCase()])
      expect(JSON.stringify(tables)).not.toContain(spelling)
    // The same request once more makes no second code, and tells none.
    expect(await keyed.giveCode({ id: 'martha' })).toMatchObject({ code: null, username: 'martha' })
    await w.visitor.auth.setPassword({ username: 'martha', code: code!, password: PASSWORD })
  })

  test('ends the sessions when it is made, and those of meanwhile when it is used', async () => {
    const w = desk()
    await w.sessions.open('martha')
    const { code } = await w.ruth.giveCode({ id: 'martha' })
    expect(sessionsOf(w, 'martha')).toBe(0)
    await w.sessions.open('martha')
    await w.visitor.auth.setPassword({ username: 'martha', code: code!, password: PASSWORD })
    expect(sessionsOf(w, 'martha')).toBe(1)
  })

  test('that is expired, replaced, wrong or of nobody has one answer', async () => {
    const w = desk()
    const refusal = (username: string, code: string, password = PASSWORD) =>
      w.visitor.auth.setPassword({ username, code, password }).then(
        () => 'ok',
        ({ code: status, message }) => [status, message],
      )
    const first = (await w.ruth.giveCode({ id: 'martha' })).code!
    const second = (await w.ruth.giveCode({ id: 'martha' })).code!
    const wrong = await refusal('martha', 'abcd-efgh-ijkl-mnop')
    expect(wrong).toEqual(['UNAUTHORIZED', 'The username or the code is wrong, or the code is no longer valid'])
    expect(await refusal('nobody', second)).toEqual(wrong)
    expect(await refusal('joseph', second)).toEqual(wrong)
    expect(await refusal('martha', first)).toEqual(wrong)
    // A weak password is told to everybody, and spends nothing.
    expect(await refusal('martha', second, 'password')).toEqual(await refusal('nobody', second, 'password'))
    w.clock.now = new Date('2026-12-21T12:00:00.000Z')
    expect(await refusal('martha', second)).toEqual(wrong)
  })

  test('is guessed no more often than a password, and both count together', async () => {
    const w = desk()
    const guess = (username: string) =>
      w.visitor.auth.setPassword({ username, code: 'abcd', password: PASSWORD }).catch(({ code }) => code)
    for (const username of ['martha', 'nobody']) {
      for (let n = 0; n < 10; n++) expect(await guess(username)).toBe('UNAUTHORIZED')
      expect(await guess(username)).toBe('TOO_MANY_REQUESTS')
      await expect(w.visitor.auth.login({ username, password: 'x' })).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      })
    }
  })

  test('used twice at once opens one session', async () => {
    const w = desk()
    const { code } = await w.ruth.giveCode({ id: 'martha' })
    const ask = { username: 'martha', code: code!, password: PASSWORD }
    const outcomes = await Promise.allSettled([w.visitor.auth.setPassword(ask), w.visitor.auth.setPassword(ask)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(sessionsOf(w, 'martha')).toBe(1)
  })

  test('does not pass by the authenticator app', async () => {
    const w = desk()
    const hawa = w.as(w.people.hawa)
    w.db
      .update(users)
      .set({ password: `quick ${PASSWORD}` })
      .where(eq(users.id, 'hawa'))
      .run()
    const { secret } = await hawa.auth.secondFactor.setUp({ password: PASSWORD })
    const { codeOf, fromBase32, stepAt } = await import('#services/people/totp.ts')
    const codeAt = (step: number) => codeOf(fromBase32(secret), step)
    const { recoveryCodes } = await hawa.auth.secondFactor.confirm({ code: codeAt(stepAt(w.clock.now)) })
    const ask = { username: 'hawa', code: (await w.ruth.giveCode({ id: 'hawa' })).code!, password: 'another long one' }
    await expect(w.visitor.auth.setPassword(ask)).rejects.toMatchObject({ cause: { id: 'codeRequired' } })
    await expect(w.visitor.auth.setPassword({ ...ask, secondCode: '000000' })).rejects.toMatchObject({ cause: { id: 'wrongCode' } }) // biome-ignore format: one refusal
    await w.visitor.auth.setPassword({ ...ask, secondCode: recoveryCodes[0] })
  })
})

test('a double click makes one user', async () => {
  const w = desk()
  const keyed = () => w.as(w.people.ruth, { idempotencyKeys: ['once'] }).admin.users.create(DOLO)
  const [one, two] = await Promise.all([keyed(), keyed()])
  expect(two).toEqual({ ...one, code: null })
  await expect(w.ruth.create({ ...DOLO, username: 'COMFORT' })).rejects.toMatchObject({ code: 'CONFLICT' })
})
