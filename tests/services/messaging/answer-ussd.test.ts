import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { farmerCrops, farmerRecords, marketPrices, users, ussdSessions } from '#db/schema/index.ts'
import { seedDemo } from '#db/seed/index.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON, world } from '../../world.ts'

const PHONE = '+231770000001'

/** A phone that nobody has registered, and that has chosen English. */
function stranger(number = '+231880000009') {
  const w = phone(number)
  w.speaksEnglish()
  return w
}

/** Martha in Monrovia, who grows rice, and a phone that dials the code. */
function phone(number = PHONE) {
  const w = village()
  w.db.update(users).set({ phone: PHONE, location: 'Monrovia, Liberia', preferredLocation: 'Monrovia, Liberia' }).where(eq(users.id, 'martha')).run() // biome-ignore format: one row
  provedNumber(w.db, 'martha', PHONE)
  w.crop({ id: 'rice', name: 'Rice' })
  for (let at = 0; at < 30; at++) w.crop({ id: `crop-${at}`, name: `Crop of the field ${at}` })
  w.db.insert(farmerCrops).values({ id: 'paddy', farmerId: 'martha', cropId: 'rice', status: 'growing', plantingDate: '2026-10-28', createdAt: '2026-11-21T12:30:00.000Z' }).run() // biome-ignore format: one row
  w.db.insert(marketPrices).values({ cropId: 'rice', date: '2026-11-20', market: 'Monrovia', pricePerKg: 9_550, currency: 'LRD' }).run() // biome-ignore format: one row
  const clock = { now: NOON }
  const request = (text: string, sessionId = 's', from = number) =>
    transact(w.db, (tx) => answerUssd(tx, { sessionId, serviceCode: '*384*40404#', phone: from, text }, clock.now))
  /** Dials, and types one answer after the other; returns the last screen. */
  const dial = (...inputs: string[]) =>
    inputs.reduce((_, __, at) => request(inputs.slice(0, at + 1).join('*')), request(''))
  /** A number that nobody has registered chooses English, which its later sessions keep. */
  const speaksEnglish = (from = number) => request('1', `english ${from}`, from)
  const farmersAt = (at: string) => w.db.select().from(users).where(eq(users.phone, at)).all()
  return { ...w, clock, request, dial, speaksEnglish, farmersAt }
}

const MAIN =
  'CON Kuu: Martha Kollie\n1 Market prices\n2 Weather\n3 Advice\n4 My crops\n5 My loan\n6 SMS words\n7 Language\n0 End'

test('a farmer sees the menu with the own name, and one who is not registered can register', () => {
  expect(phone().dial()).toBe(MAIN)
  expect(stranger().dial()).toBe('CON Kuu\n1 Market prices\n2 Weather\n3 Advice\n4 SMS words\n5 Register\n6 Language\n0 End') // biome-ignore format: one screen
})

describe('the same answers as by SMS', () => {
  test('prices: of a crop that is chosen, the own ones first', () => {
    const { dial } = phone()
    expect(dial('1')).toContain('CON Which crop? Choose, or write its name\n1 Rice\n2 Zea mays\n')
    expect(dial('1', '1')).toBe('CON Rice, price of 1 kg:\nMonrovia: LRD 95.50 (20 Nov)\n0 Back')
  })
  test('a crop whose name is typed, also misspelt', () =>
    expect(phone().dial('1', 'rcie')).toContain('Monrovia: LRD 95.50'))
  test('a whole request typed on the first screen', () =>
    expect(phone().dial('price rice')).toContain('Monrovia: LRD 95.50'))
  test('weather, advice, crops, loan, words', () => {
    expect(phone().dial('2')).toBe('CON We have no forecast for Monrovia now.\n0 Back')
    expect(phone().dial('2', 'accra')).toContain('Flood, Accra')
    expect(phone().dial('3', '2')).toBe('CON Scout: Look\n0 Back')
    expect(phone().dial('4')).toContain('CON Rice: feed, due 27 Nov')
    expect(phone().dial('5')).toBe('CON You have no loan in Kuu.\n0 Back')
    expect(phone().dial('6')).toContain('MARKET RICE')
  })
})

describe('a phone that several farmers share', () => {
  function shared() {
    const w = phone()
    w.db.update(users).set({ phone: PHONE, location: 'Monrovia, Liberia' }).where(eq(users.id, 'joseph')).run()
    provedNumber(w.db, 'joseph', PHONE)
    w.crop({ id: 'tomato', name: 'Tomato' })
    w.db.insert(farmerCrops).values({ id: 'beds', farmerId: 'joseph', cropId: 'tomato', status: 'growing' }).run()
    const session = () => w.db.select().from(ussdSessions).all().at(-1)!
    return { ...w, session }
  }
  const QUESTION = 'CON Who is asking?\n1 Joseph Flomo\n2 Martha Kollie\n0 Back'

  test('asks who dials before it tells what is one farmer’s own, once in a session', () => {
    const { dial, session } = shared()
    expect(dial()).toBe(MAIN.replace(': Martha Kollie', ''))
    expect(dial('4')).toBe(QUESTION)
    expect(session().userId).toBeNull()
    expect(dial('4', '1')).toMatch(/^CON Tomato/)
    expect(session().userId).toBe('joseph')
    expect(dial('4', '1', '0')).toBe(MAIN.replace('Martha Kollie', 'Joseph Flomo'))
    expect(dial('4', '1', '0', '4')).toMatch(/^CON Tomato/)
  })

  test('a choice that is none says so, 0 goes back, and a session that was lost is walked again', () => {
    const { request } = shared()
    expect(request('5*7', 'a')).toBe(QUESTION.replace('CON ', 'CON Not understood.\n'))
    expect(request('5*7*0', 'a')).toMatch(/^CON Kuu\n1 Market/)
    expect(request('4*2', 'b')).toMatch(/^CON Rice/)
  })

  test('a typed request is asked for too, and prices are not', () => {
    expect(shared().dial('my crops')).toBe(QUESTION)
    expect(shared().dial('price rice')).toContain('Monrovia: LRD 95.50')
  })
})

describe('more and back', () => {
  test('98 shows more, 0 what was before, and from the first page the menu', () => {
    const { dial } = phone()
    const first = dial('1')
    expect(first).toMatch(/\n98 More\n0 Back$/)
    const second = dial('1', '98')
    expect(second).not.toBe(first)
    expect(dial('1', '98', '0')).toBe(first)
    expect(dial('1', '98', '0', '0')).toBe(MAIN)
    expect(dial('1', '#')).toBe(second)
  })
  test('beyond the last page is the last page, and back leads to the one before it', () => {
    const { dial } = phone()
    const last = dial('1', ...Array<string>(30).fill('98'))
    expect(last).not.toContain('98 More')
    expect(dial('1', ...Array<string>(30).fill('98'), '0')).toContain('98 More')
  })
  test('0 on the first screen ends the session', () => expect(phone().dial('0')).toMatch(/^END Goodbye/))
})

test('what means nothing is said to, and the screen stays', () => {
  expect(phone().dial('77')).toBe(MAIN.replace('CON ', 'CON Not understood.\n'))
  expect(phone().dial('1', 'blorgh')).toContain('CON Not understood.\nWhich crop?')
  expect(phone().dial('stop')).toBe(MAIN.replace('CON ', 'CON Not understood.\n'))
})

describe('what networks do', () => {
  test('a repeated request gets the same screen, and goes on from there', () => {
    const { request } = phone()
    request('')
    const once = request('1')
    expect(request('1')).toBe(once)
    expect(request('1*1')).toContain('Monrovia')
  })
  test('a request that was lost on the way: its answer comes with the next one', () => {
    const { request } = phone()
    request('')
    expect(request('1*1')).toContain('Monrovia')
  })
  test('a session that we do not know is walked again from its beginning', () =>
    expect(phone().request('1*98*0*1')).toContain('Monrovia'))
  test('a session of another number is another session', () => {
    const { request, speaksEnglish } = phone()
    request('')
    request('5')
    speaksEnglish('+231880000009')
    expect(request('5', 's', '+231880000009')).toContain('What is your full name?')
  })
  test('an id that comes again after the session is long over begins anew', () => {
    const { request, clock } = phone()
    request('')
    request('5')
    clock.now = new Date(NOON.getTime() + 3_600_000)
    expect(request('')).toBe(MAIN)
  })
  test('a text that does not go on from the last one is walked from the beginning', () => {
    const { request } = phone()
    request('')
    request('5')
    expect(request('1*1')).toContain('Monrovia')
  })
  test('a star that a person types breaks nothing', () => {
    expect(phone().dial('1', '*')).toContain('Not understood.')
    expect(phone().dial('1', 'ri*ce')).toContain('CON ')
    expect(phone().dial('1', '1*')).toContain('CON ')
    expect(stranger().dial('5', 'Musu*Flomo')).toContain('Where is your farm?')
  })
  test('what ended stays ended', () => {
    const { dial, request } = phone()
    const end = dial('0')
    expect(request('0*1')).toBe(end)
  })
})

describe('registration', () => {
  test('asks for the name and the place, and makes the account of a farmer with that phone and no password', () => {
    const { dial, db, farmersAt } = stranger()
    expect(dial('5')).toBe('CON What is your full name?\n0 Back')
    expect(dial('5', 'Musu Flomo')).toBe('CON Where is your farm? Town and country\n0 Back')
    expect(dial('5', 'Musu Flomo', 'Gbarnga')).toBe('END Musu Flomo is registered. For the app, ask your extension agent for a start code.') // biome-ignore format: one screen
    expect(farmersAt('+231880000009')).toMatchObject([{ username: 'musu.flomo', fullName: 'Musu Flomo', role: 'farmer', password: '!', location: 'Gbarnga, Liberia', preferredLocation: 'Bong County, Liberia', language: 'english', isActive: true }]) // biome-ignore format: one row
    expect(db.select().from(ussdSessions).all().at(-1)).toMatchObject({ endedAt: NOON.toISOString() })
  })
  test('happens once, however often the last request comes', () => {
    const { request, farmersAt } = stranger()
    for (const session of ['a', 'a', 'b']) request('5*Musu Flomo*Gbarnga', session)
    expect(farmersAt('+231880000009')).toHaveLength(1)
  })
  test('a name needs letters, and 0 goes back', () => {
    const { dial } = stranger()
    expect(dial('5', '77')).toContain('Not understood.\nWhat is your full name?')
    expect(dial('5', 'Musu Flomo', '1')).toContain('Not understood.\nWhere is your farm?')
    expect(dial('5', 'Musu Flomo', '0')).toContain('What is your full name?')
  })
  test('a short code is nobody, and is not registered', () => {
    const { dial, farmersAt } = stranger('40404')
    expect(dial('5', 'Musu Flomo', 'Gbarnga')).toContain('Not understood.')
    expect(farmersAt('40404')).toEqual([])
  })
  test('a second farmer of that name has another username', () => {
    const { request, farmersAt, speaksEnglish } = phone()
    for (const number of ['+233240000001', '+233240000002']) speaksEnglish(number)
    request('5*Martha*Accra', 'a', '+233240000001')
    request('5*Martha*Kumasi, Ghana', 'b', '+233240000002')
    expect(farmersAt('+233240000001')[0]).toMatchObject({ username: 'martha2', location: 'Accra, Ghana', preferredLocation: 'Accra, Ghana' }) // biome-ignore format: one row
    expect(farmersAt('+233240000002')[0]).toMatchObject({ username: 'martha3', location: 'Kumasi, Ghana' })
  })
})

test('a farmer who dials was heard from', () => {
  const { dial, db } = phone()
  dial()
  expect(db.select().from(farmerRecords).get()).toMatchObject({ farmerId: 'martha', lastContactAt: NOON.toISOString() })
})

test('whatever is typed, each screen has at most 160 letters of GSM-7 or 80 of UCS-2', () => {
  const { dial } = phone()
  const input = fc.oneof(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '98', '#', '*', 'rice', 'ሩዝ'), fc.string({ maxLength: 30 })) // biome-ignore format: one generator
  let session = 0
  fc.assert(
    fc.property(fc.array(input, { maxLength: 8 }), (inputs) => {
      const screen = inputs.length % 2 === 0 ? dial(...inputs) : phone(`+2318800${session++}`).dial(...inputs)
      expect(screen).toMatch(/^(CON|END) /)
      const { alphabet, units } = smsParts(screen)
      expect(units).toBeLessThanOrEqual(alphabet === 'gsm7' ? 160 : 80)
    }),
    { numRuns: 40 },
  )
})

test('a screen of the demo is answered in less than 20 ms', () => {
  const { db } = world()
  seedDemo(db, NOON, () => '!')
  const times: number[] = []
  const { phone: number } = db.select().from(users).where(eq(users.username, 'musu')).get()!
  for (let round = 0; round < 12; round++) {
    const typed = ['1', '1', '0', '2', '0', '3', '1', '0', '4', '0', 'price casava']
    for (let at = 0; at <= typed.length; at++) {
      const text = typed.slice(0, at).join('*')
      const start = performance.now()
      transact(db, (tx) => answerUssd(tx, { sessionId: `s${round}`, serviceCode: '*384#', phone: number!, text }, NOON))
      times.push(performance.now() - start)
    }
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  console.info(`USSD: ${median.toFixed(1)} ms a screen`)
  expect(median).toBeLessThan(20)
})
