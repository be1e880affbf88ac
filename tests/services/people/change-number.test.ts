import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { listFarmersAt } from '#db/queries/people/phones.ts'
import { mobileMoneyAccounts, phoneChanges, smsMessages, users } from '#db/schema/index.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { bank } from '../../routers/finance/money.ts'
import { provedNumber } from '../../village.ts'

const OLD = '+2348012345671'
const NEW = '+2348012345672'
const HOUR = 3_600_000
let ids = 0

/** Martha, whose number is proved, with her money; the purse is at the number that she will change to. */
function owner() {
  const b = bank('Lagos, Nigeria')
  b.db.update(users).set({ phone: OLD, location: 'Lagos, Nigeria' }).where(eq(users.id, 'martha')).run()
  b.db.update(mobileMoneyAccounts).set({ phoneNumber: NEW }).where(eq(mobileMoneyAccounts.id, 'purse')).run()
  provedNumber(b.db, 'martha', OLD)
  const martha = b.as({ ...b.people.martha!, phone: OLD, location: 'Lagos, Nigeria' }).farmer.profile
  const later = (ms: number) => (b.clock.now = new Date(b.clock.now.getTime() + ms))
  const text = (phone: string, message: string) =>
    transact(b.db, (tx) =>
      receiveSms(tx, { gateway: 'log', gatewayId: `in${++ids}`, phone, shortCode: '1', text: message }, b.clock.now),
    )
  const told = (phone: string) =>
    b.db.select().from(smsMessages).where(eq(smsMessages.phone, phone)).all().map(({ message }) => message) // biome-ignore format: one question
  return { ...b, profile: martha, later, text, told }
}

describe('a change of a proved number', () => {
  test('asks the old one, and needs a new proof', async () => {
    const { profile, told, db } = owner()
    await profile.change({ phone: NEW })
    expect(told(OLD)).toEqual(['Kuu: the phone number of Martha Kollie was changed. If this was not you, answer NOT ME to this message within 7 days.']) // biome-ignore format: one sentence
    expect(told(NEW)).toEqual([])
    expect(listFarmersAt(db, NEW)).toEqual([])
    expect(listFarmersAt(db, OLD)).toEqual([])
    expect(await profile.number({})).toMatchObject({ phone: NEW, isProved: false })
  })

  test('by an administrator or by a file of farmers asks it too', async () => {
    const { admin, told } = owner()
    await admin.users.change({ id: 'martha', phone: NEW })
    expect(told(OLD)).toHaveLength(1)
  })

  test('in two steps, over no number, is one from the old number', async () => {
    const { profile, told, db } = owner()
    await profile.change({ phone: null })
    await profile.change({ phone: NEW })
    expect(told(OLD)).toHaveLength(1)
    expect(db.select().from(phoneChanges).all()).toMatchObject([{ newPhone: null }, { oldPhone: OLD, newPhone: NEW }])
  })

  test('that its user takes back leaves the number proved', async () => {
    const { profile, db } = owner()
    await profile.change({ phone: NEW })
    await profile.change({ phone: OLD })
    expect(listFarmersAt(db, OLD)).toMatchObject([{ id: 'martha' }])
    expect(db.select().from(phoneChanges).get()).toMatchObject({ undoneAt: expect.any(String), objectedAt: null })
  })

  test('asks nobody where the old number was never proved, or nothing of it changed', async () => {
    const { as, people, db, profile, told } = owner()
    db.update(users).set({ phone: '+2348012345679' }).where(eq(users.id, 'joseph')).run()
    await as({ ...people.joseph!, phone: '+2348012345679' }).farmer.profile.change({ phone: NEW })
    await profile.change({ phone: '+234 801 234 5671', fullName: 'Martha K' })
    expect(db.select().from(smsMessages).all()).toEqual([])
    expect(told(OLD)).toEqual([])
  })
})

describe('the old number objects', () => {
  test('and gets the account back; everybody is signed out', async () => {
    const { profile, text, told, db, sessions } = owner()
    const { token } = await sessions.open('martha')
    await profile.change({ phone: NEW })
    provedNumber(db, 'martha', NEW)
    text(OLD, 'Not me!')
    expect(db.select().from(users).where(eq(users.id, 'martha')).get()).toMatchObject({ phone: OLD })
    expect(listFarmersAt(db, OLD)).toMatchObject([{ id: 'martha' }])
    expect(listFarmersAt(db, NEW)).toEqual([])
    expect(await sessions.userOf(token)).toBeNull()
    expect(told(OLD).at(-1)).toContain('has this number again, and is signed out everywhere')
  })

  test('within a week, once, and from no other number', async () => {
    const { profile, text, later, db } = owner()
    const phoneOf = () => db.select().from(users).where(eq(users.id, 'martha')).get()!.phone
    await profile.change({ phone: NEW })
    text(NEW, 'NOT ME')
    text('+2348012345673', 'NOT ME')
    expect(phoneOf()).toBe(NEW)
    later(7 * 24 * HOUR)
    text(OLD, 'NOT ME')
    expect(phoneOf()).toBe(NEW)
  })

  test.each(['SI MIMI', 'pas moi', 'Ba ni ba', 'እኔ አይደለሁም'])('in the words of the notice: %s', async (words) => {
    const { profile, text, db } = owner()
    await profile.change({ phone: NEW })
    text(OLD, words)
    expect(listFarmersAt(db, OLD)).toMatchObject([{ id: 'martha' }])
  })
})

describe('money to the new number', () => {
  const asked = { loanProductId: 'seed', principalAmount: 5000, currency: 'NGN', termDays: 365, purpose: 'Seed for rice', accountId: 'purse' } as const // biome-ignore format: one row

  test('waits a day, the money of a loan', async () => {
    const { profile, martha, admin, later } = owner()
    const { id } = await martha.loans.request(asked)
    await admin.loans.approve({ id })
    await profile.change({ phone: NEW })
    await expect(admin.loans.disburse({ id })).rejects.toThrow('changed less than a day ago')
    later(25 * HOUR)
    expect(await admin.loans.disburse({ id })).toMatchObject({ status: 'disbursed' })
  })

  test('does not go there at all where the old number objected', async () => {
    const { profile, martha, admin, later, text } = owner()
    const { id } = await martha.loans.request(asked)
    await admin.loans.approve({ id })
    await profile.change({ phone: NEW })
    text(OLD, 'NOT ME')
    later(48 * HOUR)
    await expect(admin.loans.disburse({ id })).rejects.toThrow('is not its owner’s')
  })

  test('does not wait where nothing was changed', async () => {
    const { martha, admin } = owner()
    const { id } = await martha.loans.request(asked)
    await admin.loans.approve({ id })
    expect(await admin.loans.disburse({ id })).toMatchObject({ status: 'disbursed' })
  })

  test('of a transfer waits too, and is taken from no account before', async () => {
    const { profile, martha, balance } = owner()
    await profile.change({ phone: NEW })
    const [from] = (await martha.accounts.list()).filter(({ currency, id }) => currency === 'NGN' && id !== 'purse')
    const before = await balance(from!.id)
    const toNew = { fromAccountId: from!.id, toPhone: NEW, toAccountId: null, amount: 10, currency: 'NGN', note: null } as const // biome-ignore format: one row
    await expect(martha.transactions.transfer(toNew)).rejects.toThrow('changed less than a day ago')
    expect(await balance(from!.id)).toBe(before)
  })
})
