import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, idempotentResponses, smsMessages, users } from '#db/schema/index.ts'
import type { StartCodes } from '#domain/people/start-codes/start-code.schema.ts'
import { textsOf } from '../server/pdf/read-text.ts'
import { village } from '../village.ts'

const DAY_MS = 86_400_000

/** Martha has a phone and no password, Joseph neither; Comfort has chosen one, and Kpana cannot sign in any more. */
function office() {
  const v = village({ quickPasswords: true })
  v.db.update(users).set({ phone: '+231770000001' }).where(eq(users.id, 'martha')).run()
  v.person('farmer', { id: 'comfort', fullName: 'Comfort Dolo', password: 'quick chosen' })
  v.person('farmer', { id: 'kpana', fullName: 'Kpana Bility', isActive: false })
  const { ruth, hawa } = v.people
  const ask = async (body: object, as = ruth) => {
    const answer = await v.rest(as, 'POST', '/admin/users/start-codes', body)
    return { status: answer.status, body: (await answer.json()) as StartCodes }
  }
  const signs = async (username: string, code: string) =>
    v
      .as(null)
      .auth.setPassword({ username, code, password: 'battery staple 7' })
      .then(
        () => true,
        () => false,
      )
  const print = (body: unknown, as = ruth) => v.rest(as, 'POST', '/admin/users/start-codes/slips', body)
  return { ...v, ask, signs, print, hawa }
}

test('no agent gives or prints codes, and no visitor', async () => {
  const o = office()
  for (const [who, status] of [
    [o.people.hawa, 403],
    [null, 401],
  ] as const) {
    expect((await o.ask({}, who)).status).toBe(status)
    expect((await o.print({}, who)).status).toBe(status)
  }
})

describe('new start codes', () => {
  test('are for all farmers without a password, valid for 30 days, and the earlier ones are worth nothing', async () => {
    const o = office()
    const first = (await o.ask({})).body
    expect(first.farmers.map(({ id }) => id)).toEqual(['joseph', 'martha'])
    expect([first.others, first.codesExpireAt]).toEqual([0, '2026-12-21T12:00:00.000Z'])
    const second = (await o.ask({})).body
    o.clock.now = new Date(o.clock.now.getTime() + 29 * DAY_MS)
    expect(await o.signs('martha', first.farmers[1]!.code!)).toBe(false)
    expect(await o.signs('martha', second.farmers[1]!.code!)).toBe(true)
    o.clock.now = new Date(o.clock.now.getTime() + DAY_MS)
    expect(await o.signs('joseph', second.farmers[0]!.code!)).toBe(false)
  })

  test('of some leave out, and count, who has a password, who cannot sign in, and who is no farmer', async () => {
    const { body } = await office().ask({ ids: ['martha', 'comfort', 'kpana', 'hawa', 'x'] })
    expect([body.farmers.map(({ id }) => id), body.others]).toEqual([['martha'], 4])
  })

  test('go to the phones that take messages, without being shown to those who read the messages', async () => {
    const o = office()
    const { farmers } = (await o.ask({ bySms: true })).body
    expect(farmers.map(({ id, isSent }) => [id, isSent])).toEqual([['joseph', false], ['martha', true]]) // biome-ignore format: one list
    const sent = o.db.select().from(smsMessages).all()
    expect(sent.map(({ phone, message }) => [phone, message])).toEqual([
      ['+231770000001', `Kuu: your username is martha, your start code ${farmers[1]!.code}. Choose a password with them within 30 days.`], // biome-ignore format: one row
    ])
    const shown = JSON.stringify(await o.as(o.people.hawa).agent.sms.messages({}))
    expect(shown).not.toContain(farmers[1]!.code)
  })

  test('are told once, and each is in the audit', async () => {
    const o = office()
    const caller = o.as(o.people.ruth, { idempotencyKeys: ['k'] }).admin.users
    const { farmers } = await caller.giveStartCodes({})
    expect((await caller.giveStartCodes({})).farmers.map(({ code }) => code)).toEqual([null, null])
    const told = JSON.stringify(o.db.select().from(idempotentResponses).all())
    for (const { code } of farmers) expect(told).not.toContain(code)
    const lines = o.db.select().from(auditEvents).where(like(auditEvents.action, '%giveCode')).all()
    expect(lines.map(({ rowId, actorId }) => [rowId, actorId])).toEqual([['joseph', 'ruth'], ['martha', 'ruth']]) // biome-ignore format: one list
  })
})

test('the codes of an import are valid for 30 days, that of a forgotten password for one', async () => {
  const o = office()
  const ruth = o.as(o.people.ruth).admin.users
  const { codesExpireAt } = await ruth.import({ file: btoa('Full name\nTetee Weah\n'), dryRun: false })
  expect(codesExpireAt).toBe('2026-12-21T12:00:00.000Z')
  expect((await ruth.giveCode({ id: 'comfort' })).codeExpiresAt).toBe('2026-11-22T12:00:00.000Z')
})

describe('slips', () => {
  const slips = Array.from({ length: 11 }, (_, i) => ({ fullName: `Kpɔlɔ Tɛɛ ${i}`, username: `kpolo${i}`, code: `abcd-efgh-${i}` })) // biome-ignore format: one row
  test('have the name, the username and the code of each farmer, ten a page, and can be copied out', async () => {
    const answer = await office().print({ slips, validUntil: '2026-12-21T12:00:00.000Z' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2)
    const text = textsOf(pdf).join('\n')
    for (const { fullName, username, code } of slips)
      for (const word of [fullName, username, code]) expect(text).toContain(word)
    expect(text).toContain('until 2026-12-21')
  })

  test.each([[null], [{}], [{ slips: [], validUntil: '2026-12-21T12:00:00.000Z' }], ['no json']])(
    'of %j are refused',
    async (body) => {
      expect((await office().print(body)).status).toBe(400)
    },
  )
})
