import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { mobileMoneyAccounts, phoneCodes, smsMessages, users } from '#db/schema/index.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { claimDueSms } from '#services/messaging/sms/claim-sms.ts'
import { village } from '../../village.ts'

const PHONE = '+231770000001'
const MINUTE = 60_000
let ids = 0

/** Martha, whose profile names a number that she has not proved, and the phone with that number. */
function phone() {
  const w = village()
  w.db.update(users).set({ phone: PHONE }).where(eq(users.id, 'martha')).run()
  const martha = { ...w.people.martha!, phone: PHONE }
  const later = (ms: number) => (w.clock.now = new Date(w.clock.now.getTime() + ms))
  /** What reaches the phones, as the gateway is handed it. */
  const sent = () =>
    transact(w.db, (tx) => claimDueSms(tx, { gateway: 'log', now: w.clock.now, most: 50, leaseMs: 90_000 })).claimed
  const dial = (text = '', sessionId = `s${++ids}`) =>
    transact(w.db, (tx) => answerUssd(tx, { sessionId, serviceCode: '*384#', phone: PHONE, text }, w.clock.now))
  const text = (message: string) =>
    transact(
      w.db,
      (tx) =>
      receiveSms(tx, { gateway: 'log', gatewayId: `in${++ids}`, phone: PHONE, shortCode: '1', text: message }, w.clock.now), // biome-ignore format: one message
    )
  const profile = w.as(martha).farmer.profile
  /** Asks for a code and reads it on the phone. */
  const codeOnPhone = async () => {
    await profile.sendCode({})
    return /\d{6}/.exec(sent().at(-1)!.message)![0]
  }
  return { ...w, martha, later, sent, dial, text, profile, codeOnPhone }
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a code by SMS', () => {
  test('proves the number, once', async () => {
    const { profile, codeOnPhone, sent } = phone()
    expect(await profile.number({})).toEqual({ phone: PHONE, isProved: false, open: [], serviceCode: null })
    const code = await codeOnPhone()
    expect(await profile.proveNumber({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ isProved: true, open: [] }) // biome-ignore format: one step
    await expect(profile.proveNumber({ code })).rejects.toThrow('confirmed already')
    await expect(profile.sendCode({})).rejects.toThrow('confirmed already')
    expect(sent()).toEqual([])
  })

  test('stands nowhere but on the phone: not in the database, the lists of staff or the export', async () => {
    const { profile, codeOnPhone, as, people, db } = phone()
    const code = await codeOnPhone()
    const row = db.select().from(phoneCodes).get()!
    expect(JSON.stringify(row)).not.toContain(code)
    expect(db.select().from(smsMessages).get()).toMatchObject({
      userId: null,
      message: expect.stringContaining('••••••'),
    })
    expect(db.$client.serialize().includes(code)).toBe(false)
    expect(JSON.stringify(await as(people.ruth).agent.sms.messages({}))).not.toContain(code)
    expect(JSON.stringify(await profile.number({}))).not.toContain(code)
  })

  test('is worth nothing after ten minutes, after five wrong tries, and once there is a newer one', async () => {
    const { profile, codeOnPhone, later } = phone()
    const first = await codeOnPhone()
    const second = await codeOnPhone()
    await expect(profile.proveNumber({ code: first === second ? other(first) : first })).rejects.toThrow('too old')
    later(10 * MINUTE)
    await expect(profile.proveNumber({ code: second })).rejects.toThrow('too old')
    const third = await codeOnPhone()
    for (let tries = 0; tries < 5; tries++)
      await expect(profile.proveNumber({ code: other(third) })).rejects.toThrow('wrong')
    await expect(profile.proveNumber({ code: third })).rejects.toThrow('wrong')
    expect(await profile.number({})).toMatchObject({ isProved: false, open: [] })
  })

  test('the fifth try still counts', async () => {
    const { profile, codeOnPhone } = phone()
    const code = await codeOnPhone()
    for (let tries = 0; tries < 4; tries++)
      await expect(profile.proveNumber({ code: other(code) })).rejects.toThrow('wrong')
    expect(await profile.proveNumber({ code })).toMatchObject({ isProved: true })
  })

  test('belongs to the number that it was sent to', async () => {
    const { profile, codeOnPhone, db } = phone()
    const code = await codeOnPhone()
    db.update(users).set({ phone: '+231770000002' }).where(eq(users.id, 'martha')).run()
    await expect(profile.proveNumber({ code })).rejects.toThrow('wrong')
  })

  test('is sent to a number three times an hour and six times a day, whoever asks', async () => {
    const { profile, later, as, people, db } = phone()
    db.update(users).set({ phone: PHONE }).where(eq(users.id, 'joseph')).run()
    const joseph = as({ ...people.joseph!, phone: PHONE }).farmer.profile
    for (const who of [profile, joseph, profile]) await who.sendCode({})
    await expect(joseph.sendCode({})).rejects.toThrow('many codes')
    later(61 * MINUTE)
    for (const who of [joseph, profile, joseph]) await who.sendCode({})
    later(61 * MINUTE)
    await expect(profile.sendCode({})).rejects.toThrow('many codes')
  })

  test('is not sent to a number that wrote STOP, nor without a number that can be dialled', async () => {
    const { profile, text, as, people } = phone()
    text('STOP')
    await expect(profile.sendCode({})).rejects.toThrow('wrote STOP')
    await expect(as(people.joseph).farmer.profile.sendCode({})).rejects.toThrow('enter your phone number')
  })

  test('that a server has forgotten fails, and is not sent without its code', async () => {
    const { profile, db, later, sent } = phone()
    await profile.sendCode({})
    later(11 * MINUTE)
    expect(sent()).toEqual([])
    expect(db.select().from(smsMessages).get()).toMatchObject({ status: 'failed', errorMessage: 'Its code is not valid any more' }) // biome-ignore format: one row
  })
})

describe('a code of the screen', () => {
  test('is typed into the menu on the phone itself, which offers it while it waits', async () => {
    const { profile, dial } = phone()
    expect(dial()).not.toContain('Confirm my number')
    const { code } = await profile.showCode({})
    expect(dial()).toContain('5 Register\n6 Confirm my number')
    expect(dial('6', 'a')).toContain('Enter the 6 digits')
    expect(dial(`6*${code}`, 'a')).toBe('END Thank you, Martha Kollie. This number is confirmed as yours.')
    expect(await profile.number({})).toMatchObject({ isProved: true, serviceCode: '*384#' })
    expect(dial()).toContain('Kuu: Martha Kollie')
  })

  test('may be typed on the first screen, and a wrong one counts', async () => {
    const { profile, dial } = phone()
    const { code } = await profile.showCode({})
    for (let tries = 0; tries < 5; tries++) expect(dial(other(code!))).toContain('Not understood.')
    expect(dial(code!)).toContain('Not understood.')
    expect(await profile.number({})).toMatchObject({ isProved: false })
    expect(dial((await profile.showCode({})).code!)).toContain('END Thank you')
  })

  test('proves nothing where it is typed into the form: it has to come from the phone', async () => {
    const { profile } = phone()
    const { code } = await profile.showCode({})
    await expect(profile.proveNumber({ code: code! })).rejects.toThrow('wrong')
  })
})

test('an account of mobile money is verified once its number is proved, for its owner alone', async () => {
  const { martha, as, people, db, profile, sent } = phone()
  const number = '08012345670'
  const wallet = { provider: 'Opay', accountNumber: number, accountName: 'Martha Kollie', country: 'NG' } as const
  const finance = as(martha).finance.accounts
  const { id, isVerified } = await finance.add(wallet)
  expect(isVerified).toBe(false)
  const his = await as(people.joseph!).finance.accounts.add(wallet)
  await expect(as(people.joseph!).farmer.profile.number({ accountId: id })).rejects.toThrow('could not find')
  await profile.sendCode({ accountId: id })
  const code = /\d{6}/.exec(sent().at(-1)!.message)![0]
  expect(await profile.proveNumber({ accountId: id, code })).toMatchObject({ phone: '+2348012345670', isProved: true })
  const all = db.select().from(mobileMoneyAccounts).all().map((row) => [row.id, row.isVerified]) // biome-ignore format: one question
  expect(new Map(all as [string, boolean][])).toEqual(new Map([[id, true], [his.id, false]])) // biome-ignore format: one table
  expect(await finance.add({ ...wallet, provider: 'PalmPay' }), 'another one at a proved number').toMatchObject({ isVerified: true }) // biome-ignore format: one sentence
})
