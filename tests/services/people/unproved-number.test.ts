import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { listFarmersAt } from '#db/queries/people/phones.ts'
import { insertFarmer } from '#db/queries/people/users.ts'
import { farmerCrops, receivedMessages, smsMessages, users } from '#db/schema/index.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { exportPersonalData } from '#services/people/export-personal-data.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const PHONE = '+231770000001'
let ids = 0

/** A phone, and how its number is named by profiles. */
function phone() {
  const w = village()
  const names = (...farmers: ('martha' | 'joseph')[]) => {
    for (const id of farmers) w.db.update(users).set({ phone: PHONE }).where(eq(users.id, id)).run()
  }
  const text = (message: string) =>
    transact(
      w.db,
      (tx) =>
      receiveSms(tx, { gateway: 'log', gatewayId: `in${++ids}`, phone: PHONE, shortCode: '1', text: message }, new Date(NOON.getTime() + ids * 60_000)), // biome-ignore format: one message
    )
  const answer = (message: string) => {
    text(message)
    return w.db.select().from(smsMessages).all().at(-1)!.message
  }
  const dial = (typed = '') =>
    transact(w.db, (tx) => answerUssd(tx, { sessionId: `s${++ids}`, serviceCode: '*384#', phone: PHONE, text: typed }, NOON)) // biome-ignore format: one request
  return { ...w, names, text, answer, dial }
}

describe('a stranger whose profile names the number', () => {
  test('gets none of its messages, none of the answers, and is no sender at the desk', async () => {
    const { names, text, dial, db, as, people } = phone()
    names('martha')
    text('My child is ill, what shall I do?')
    text('MY CROPS')
    dial()
    expect(db.select().from(receivedMessages).all().map(({ userId }) => userId)).toEqual([null, null]) // biome-ignore format: one list
    const { items } = await as(people.hawa).agent.inbox.list({})
    expect(items).toMatchObject([{ phone: PHONE, farmer: null }])
    await as(people.hawa).agent.inbox.answer({ id: items[0]!.id, message: 'Go to the clinic' })
    const data = await exportPersonalData(db, { user: people.martha!, now: () => NOON })
    expect(JSON.stringify(data)).not.toMatch(/child is ill|clinic/)
    expect(data.records).toMatchObject({ receivedMessages: [], textMessages: [], menuSessions: [] })
  })

  test('does not stand between the owner and the menu, however many they are', () => {
    const { names, dial, person, db } = phone()
    for (let at = 0; at < 7; at++) person('farmer', { fullName: `Aaron ${at}`, phone: PHONE })
    names('martha')
    provedNumber(db, 'martha', PHONE)
    expect(dial()).toContain('Kuu: Martha Kollie')
    expect(dial('4')).toContain('Zea mays: look for pests')
  })

  test('cannot be read by the number either, which is told how it is confirmed', () => {
    const { names, answer, db } = phone()
    expect(answer('MY CROPS')).toContain('not registered')
    names('martha')
    expect(answer('MY CROPS')).toContain('Open Profile in the app and confirm it')
    expect(answer('LOAN')).toContain('not confirmed')
    db.update(users).set({ language: 'swahili' }).where(eq(users.id, 'martha')).run()
    expect(answer('MAZAO')).toContain('haijathibitishwa')
  })
})

test('a proof counts for the number that the profile names', () => {
  const { names, db } = phone()
  provedNumber(db, 'martha', PHONE)
  expect(listFarmersAt(db, PHONE)).toEqual([])
  names('martha')
  expect(listFarmersAt(db, PHONE)).toMatchObject([{ id: 'martha' }])
})

describe('a household proves its phone one by one', () => {
  test('and the menu asks who speaks, of those who did', () => {
    const { names, answer, db, person } = phone()
    names('martha', 'joseph')
    person('farmer', { fullName: 'Aaron Stranger', phone: PHONE })
    db.insert(farmerCrops).values({ farmerId: 'joseph', cropId: 'cassava', status: 'growing' }).run()
    provedNumber(db, 'martha', PHONE)
    expect(answer('MY CROPS')).toMatch(/^Zea mays/)
    provedNumber(db, 'joseph', PHONE)
    expect(answer('MY CROPS')).toBe(
      'Several people share this phone. Who asks? Answer 1 Joseph Flomo, 2 Martha Kollie.',
    )
    expect(answer('1')).toMatch(/^Manihot/)
  })
})

describe('AGAIN', () => {
  test('repeats nothing of who had the number before', () => {
    const { names, answer, db } = phone()
    names('martha')
    provedNumber(db, 'martha', PHONE)
    const crops = answer('MY CROPS')
    expect(answer('AGAIN')).toBe(crops)
    db.update(users).set({ phone: '+231770000002' }).where(eq(users.id, 'martha')).run()
    expect(answer('AGAIN')).toContain('There is no earlier answer')
    names('joseph')
    provedNumber(db, 'joseph', PHONE)
    expect(answer('AGAIN')).toContain('There is no earlier answer')
  })

  test('asks who speaks on a shared phone', () => {
    const { names, answer, db } = phone()
    names('martha', 'joseph')
    for (const id of ['martha', 'joseph']) provedNumber(db, id, PHONE)
    answer('MY CROPS')
    const crops = answer('2')
    expect(crops).toMatch(/^Zea mays/)
    ids += 13 * 60
    expect(answer('AGAIN')).toContain('Who asks?')
    expect(answer('1')).toContain('There is no earlier answer')
  })
})

describe('registration from the phone', () => {
  const register = (dial: (typed: string) => string, name = 'Martha Kollie') => dial(`5*${name}*Gbarnga`)

  test('proves the number, also where a stranger’s profile names it', () => {
    const { names, dial, db } = phone()
    db.update(users).set({ password: 'a hash' }).where(eq(users.id, 'martha')).run()
    names('martha')
    expect(register(dial)).toContain('END Martha Kollie is registered')
    expect(listFarmersAt(db, PHONE)).toMatchObject([{ fullName: 'Martha Kollie' }])
    expect(listFarmersAt(db, PHONE)[0]!.id).not.toBe('martha')
  })

  test('finds the account that the team made with this number and name', () => {
    const { dial, db } = phone()
    const row = { username: 'musu', fullName: 'Musu Flomo', phone: PHONE, email: null, location: null, language: 'english', hasChosenLanguage: false, preferredLocation: '', createdAt: NOON.toISOString() } // biome-ignore format: one row
    const id = insertFarmer(db, row)
    expect(dial()).toContain('Register')
    register(dial, 'Flomo Musu')
    expect(listFarmersAt(db, PHONE)).toMatchObject([{ id }])
  })
})
