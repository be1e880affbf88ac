import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { transact } from '#db/client.ts'
import {
  farmerCrops,
  farmerLoans,
  farmerRecords,
  marketPrices,
  receivedMessages,
  sessions,
  smsMessages,
  stoppedPhones,
  taughtWords,
  users,
  weatherForecasts,
} from '#db/schema/index.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { claimDueSms } from '#services/messaging/sms/claim-sms.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const PHONE = '+231770000001'
let ids = 0

/** Martha in Monrovia, who grows rice, with prices of rice and cassava, and a phone that sends text messages. */
function phone() {
  const w = village()
  w.db.update(users).set({ phone: '+231 770 000 001', location: 'Monrovia, Liberia', preferredLocation: 'Monrovia, Liberia' }).where(eq(users.id, 'martha')).run() // biome-ignore format: one row
  provedNumber(w.db, 'martha', PHONE)
  w.crop({ id: 'rice', name: 'Rice' })
  w.crop({ id: 'tomato', name: 'Tomato' })
  w.crop({ id: 'sweet', name: 'Sweet potato' })
  w.crop({ id: 'irish', name: 'Irish potato' })
  // Said, for what is due depends on the day on which a crop was added.
  const createdAt = NOON.toISOString()
  w.db.insert(farmerCrops).values({ id: 'paddy', farmerId: 'martha', cropId: 'rice', status: 'growing', plantingDate: '2026-10-28', createdAt }).run() // biome-ignore format: one row
  const price = { cropId: 'rice', date: '2026-11-20' } as const
  w.db
    .insert(marketPrices)
    .values([
      { ...price, market: 'Lagos Central Market', pricePerKg: 120_000, currency: 'NGN', date: '2026-11-21' },
      { ...price, market: 'Monrovia', pricePerKg: 9_550, currency: 'LRD' },
      { ...price, market: 'Gbarnga', pricePerKg: 9_000, currency: 'LRD', date: '2026-11-18' },
    ])
    .run()
  const clock = { now: NOON }
  const receive = (text: string, more: { phone?: string; gatewayId?: string } = {}) =>
    transact(
      w.db,
      (tx) =>
      receiveSms(tx, { gateway: 'africastalking', gatewayId: `in-${++ids}`, phone: PHONE, shortCode: '40404', text, ...more }, clock.now), // biome-ignore format: one message
    )
  const answers = () =>
    w.db.select().from(smsMessages).orderBy(smsMessages.createdAt).all().map(({ message }) => message) // biome-ignore format: one list
  const last = () => w.db.select().from(smsMessages).orderBy(desc(smsMessages.createdAt), desc(smsMessages.id)).get()
  /** Sends a message a minute after the one before, and returns the answer. */
  const ask = (text: string, from = PHONE) => {
    const before = answers().length
    clock.now = new Date(clock.now.getTime() + 60_000)
    receive(text, { phone: from })
    return answers().length > before ? last()!.message : null
  }
  const received = () => w.db.select().from(receivedMessages).orderBy(desc(receivedMessages.createdAt)).all()
  /** A number that nobody has registered, and that has chosen English. */
  const stranger = (number = '+231880000009') => {
    ask('LANGUAGE ENGLISH', number)
    return number
  }
  return { ...w, clock, receive, answers, last, ask, received, stranger }
}

describe('what a farmer asks is answered from the data', () => {
  test('prices of a crop: those in the own currency first', () =>
    expect(phone().ask('Market RICE')).toBe(
      'Rice, price of 1 kg:\nMonrovia: LRD 95.50 (20 Nov)\nGbarnga: LRD 90 (18 Nov)\nLagos Central Market: NGN 1200 (21 Nov)',
    ))

  test('prices at a place, in any order and misspelt', () => {
    const { ask } = phone()
    expect(ask('price rice gbarnga')).toBe('Rice, price of 1 kg:\nGbarnga: LRD 90 (18 Nov)')
    expect(ask('GBARNGA rcie prcie')).toBe(ask('price rice gbarnga'))
    expect(ask('market rice kumasi')).toContain('No price of Rice in Kumasi. Elsewhere:\nMonrovia')
    expect(ask('market tomato')).toBe('We have no price of Tomato yet.')
  })

  test('prices without a crop are those of what is grown', () => {
    const { ask, stranger } = phone()
    expect(ask('MARKET')).toContain('Rice, Monrovia: LRD 95.50 (20 Nov)')
    expect(ask('MARKET', stranger())).toBe('Please write the crop too, such as MARKET RICE.')
  })

  test('weather of the own place: alerts first', () => {
    const { ask, db } = phone()
    const day = { location: 'Monrovia, Liberia', temperatureMin: 24.4, temperatureMax: 30.6, rain: 12.2, windMax: 10, weatherCode: 61 } as const // biome-ignore format: one row
    db.insert(weatherForecasts).values({ ...day, day: '2026-11-21', fetchedAt: NOON.toISOString() }).run() // biome-ignore format: one row
    expect(ask('weather')).toBe('Monrovia:\n21 Nov: 24-31 C, rain 12 mm')
    expect(ask('WEATHER Accra')).toBe('Flood, Accra\nWe have no forecast for Accra now.')
  })

  test('advice on a crop', () => {
    const { ask } = phone()
    expect(ask('advice corn')).toBe('Scout: Look')
    expect(ask('advice tomato')).toBe('There is no advice on Tomato now.')
  })

  test('crops with what is due', () => {
    const { ask, stranger } = phone()
    expect(ask('my crops')).toBe('Rice: feed, due 27 Nov\nZea mays: look for pests, due 21 Nov')
    expect(ask('my crops', stranger())).toBe('Your number is not registered in Kuu. Ask your extension agent.')
  })

  test('loans with the next payment', () => {
    const { ask, db } = phone()
    expect(ask('LOAN')).toBe('You have no loan in Kuu.')
    const loan = { userId: 'martha', loanProductId: 'seed', principalAmount: 500_000, interestRate: 12.5, totalAmount: 562_500, currency: 'NGN', termDays: 365, purpose: 'Seed' } as const // biome-ignore format: one row
    db.insert(farmerLoans).values({ ...loan, status: 'active', paidAmount: 100_000, remainingAmount: 462_500, installmentAmount: 46_875, nextPaymentDue: '2026-12-20' }).run() // biome-ignore format: one row
    expect(ask('balance')).toBe('Seed: NGN 4625 to pay, next NGN 468.75 by 20 Dec')
  })

  test('AGAIN sends the last answer once more, AGAIN 2 the one before', () => {
    const { ask } = phone()
    expect(ask('again')).toBe('There is no earlier answer. Write HELP to see what you can ask.')
    const [rice, tomato] = [ask('market rice'), ask('market tomato')]
    ask('help')
    expect(ask('again')).toBe(tomato)
    expect(ask('AGAIN 2')).toBe(rice)
  })

  test('a word that may be two crops is asked about', () =>
    expect(phone().ask('price potato')).toBe('Did you mean Irish potato / Sweet potato? Please write MARKET and that name.')) // biome-ignore format: one sentence
})

test('every answer fits into one message, also where there are many markets', () => {
  const { ask, db } = phone()
  const rows = Array.from({ length: 30 }, (_, at) => ({ cropId: 'rice', market: `Market of the town ${at}`, pricePerKg: 9000, currency: 'LRD', date: '2026-11-20' }) as const) // biome-ignore format: one list
  db.insert(marketPrices).values(rows).run()
  for (const text of ['market rice', 'market', 'help', 'weather accra', 'my crops', 'what?', 'stop'])
    expect(smsParts(ask(text)!)).toMatchObject({ alphabet: 'gsm7', parts: 1 })
})

test('a message that the gateway hands over twice is stored and answered once', () => {
  const { receive, answers, received } = phone()
  expect(receive('market rice', { gatewayId: 'x' })).toEqual({ status: 'answered' })
  expect(receive('market rice', { gatewayId: 'x' })).toEqual({ status: 'answered' })
  expect(answers()).toHaveLength(1)
  expect(received()).toHaveLength(1)
})

test('any order of doubled messages yields one answer each', () => {
  const texts = ['market rice', 'weather', 'advice corn', 'my crops', 'loan']
  const twice = texts.flatMap((text, at) => [0, 1].map(() => ({ text, gatewayId: `m-${at}` })))
  fc.assert(
    fc.property(fc.shuffledSubarray(twice, { minLength: twice.length }), (order) => {
      const { receive, db } = phone()
      for (const { text, gatewayId } of order) receive(text, { gatewayId })
      expect(
        new Set(
          db
            .select()
            .from(smsMessages)
            .all()
            .map(({ answersId }) => answersId),
        ).size,
      ).toBe(texts.length)
      expect(db.select().from(smsMessages).all()).toHaveLength(texts.length)
    }),
    { numRuns: 10 },
  )
})

test('the answer is due before everything else, at the number that asked, and names what it answers', () => {
  const { receive, last, received } = phone()
  receive('market rice')
  const [message] = received()
  expect(message).toMatchObject({ status: 'answered', keyword: 'market', userId: 'martha', phone: PHONE, text: 'market rice', shortCode: '40404' }) // biome-ignore format: one row
  expect(last()).toMatchObject({ phone: PHONE, userId: 'martha', answersId: message!.id, isUrgent: true, dueAt: '', status: 'pending', type: 'market_price', senderId: null }) // biome-ignore format: one row
})

test('who writes was heard from', () => {
  const { receive, db } = phone()
  receive('market rice')
  expect(db.select().from(farmerRecords).get()).toMatchObject({ farmerId: 'martha', lastContactAt: NOON.toISOString() })
})

describe('STOP', () => {
  test('ends everything, also what waits, and is confirmed once; START begins it again', () => {
    const { ask, db, clock } = phone()
    ask('market rice')
    expect(ask('Stop!')).toBe('Kuu: you will get no more messages. Write START to get them again.')
    expect(db.select().from(stoppedPhones).all()).toMatchObject([{ phone: PHONE }])
    expect(db.select().from(smsMessages).orderBy(smsMessages.createdAt).get()).toMatchObject({ status: 'failed', errorMessage: 'The number wrote STOP' }) // biome-ignore format: one row
    expect(claimDueSms(db, { gateway: 'log', now: clock.now, most: 9, leaseMs: 1 }).claimed).toMatchObject([{ message: 'Kuu: you will get no more messages. Write START to get them again.' }]) // biome-ignore format: one row
    expect(ask('STOP')).toBeNull()
    expect(ask('market rice')).toBeNull()
    expect(ask('what?')).toBeNull()
    expect(ask('HELP')).toContain('MARKET RICE')
    expect(ask('start')).toBe('Kuu: you get messages again. Write HELP to see what you can ask.')
    expect(db.select().from(stoppedPhones).all()).toEqual([])
    expect(ask('market rice')).toContain('Monrovia')
  })

  test('with anything beside it waits for a person, and stops nothing', () => {
    const { receive, db } = phone()
    expect(receive('STOP 4471')).toEqual({ status: 'waiting' })
    expect(db.select().from(stoppedPhones).all()).toEqual([])
  })

  test('counts for a number that nobody registered too', () => {
    const { ask, db } = phone()
    ask('stop', '+254700000001')
    expect(db.select().from(stoppedPhones).all()).toMatchObject([{ phone: '+254700000001' }])
  })
})

test('what is not understood waits for a person, who is announced at most once an hour', () => {
  const { ask, clock, received } = phone()
  expect(ask('my goats are ill')).toBe('Kuu: a person will read your message. Write HELP to see what is answered at once.') // biome-ignore format: one sentence
  expect(ask('are you there')).toBeNull()
  expect(received().map(({ status, keyword }) => [status, keyword])).toEqual([['waiting', null], ['waiting', null]]) // biome-ignore format: one list
  clock.now = new Date(clock.now.getTime() + 3_700_000)
  expect(ask('hello?')).toContain('a person will read')
})

test.each(['40404', 'MTN', '', 'Kuu-Info'])('%j is no person: kept, and not answered', (from) => {
  const { receive, answers, received } = phone()
  expect(receive('market rice', { phone: from })).toEqual({ status: 'unanswered' })
  expect(answers()).toEqual([])
  expect(received()).toHaveLength(1)
})

test('two machines cannot talk for ever: ten answers an hour, forty a day', () => {
  const { ask, clock, received } = phone()
  const inAnHour = Array.from({ length: 15 }, () => ask('market rice')).filter((answer) => answer !== null)
  expect(inAnHour).toHaveLength(10)
  expect(inAnHour.at(-1)).toBe('Kuu: we got 10 messages from you. Please wait a while, then write again.')
  expect(received()[0]).toMatchObject({ status: 'unanswered', keyword: 'market' })
  let answered = inAnHour.length
  for (let hour = 0; hour < 6; hour++) {
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    answered += Array.from({ length: 12 }, () => ask('market rice')).filter((answer) => answer !== null).length
  }
  expect(answered).toBe(40)
  expect(ask('stop')).toBeNull()
  clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
  expect(ask('market rice'), 'STOP counts above the ceiling too').toBeNull()
})

test('what a person taught is understood first', () => {
  const { ask, db } = phone()
  db.insert(taughtWords).values([{ word: 'gbwele', meaning: 'crop', value: 'rice' }, { word: 'red light', meaning: 'place', value: 'Gbarnga' }, { word: 'how far', meaning: 'keyword', value: 'market' }]).run() // biome-ignore format: one list
  expect(ask('how far GBWELE red-light')).toBe('Rice, price of 1 kg:\nGbarnga: LRD 90 (18 Nov)')
})

describe('of several farmers with one number', () => {
  test('the active one is meant who signed in or registered last', () => {
    const { ask, db, person, received } = phone()
    const phoneNumber = '+231-770-000-001'
    person('farmer', { id: 'young', phone: phoneNumber, createdAt: '2026-11-21T13:00:00.000Z' })
    person('farmer', { id: 'gone', phone: phoneNumber, isActive: false, createdAt: '2026-11-21T14:00:00.000Z' })
    person('extension_agent', { id: 'agent', phone: phoneNumber, createdAt: '2026-11-21T15:00:00.000Z' })
    for (const id of ['young', 'gone', 'agent']) provedNumber(db, id, PHONE)
    ask('market')
    expect(received()[0]!.userId).toBe('young')
    db.insert(sessions).values({ id: 's', userId: 'martha', expiresAt: '2027-01-01T00:00:00.000Z', usedAt: '2026-11-21T16:00:00.000Z' }).run() // biome-ignore format: one row
    ask('market')
    expect(received()[0]!.userId).toBe('martha')
  })

  test.each([
    '+231770000001',
    '00231 77 00 00 001',
    '+231 77 000 00 01',
    '+231.770.000.001',
    '+231-770-000-001',
    '(+231) 77-0000001',
  ])('%s is her number', (written) => {
    const { ask, db, received } = phone()
    db.update(users).set({ phone: written }).where(eq(users.id, 'martha')).run()
    ask('market')
    expect(received()[0]!.userId).toBe('martha')
  })

  test('a number that is part of another one is another number', () => {
    const { ask, received } = phone()
    ask('market', '+231770000001999')
    expect(received()[0]!.userId).toBeNull()
    ask('market', '+1231770000001')
    expect(received()[0]!.userId).toBeNull()
  })
})

test('the menu speaks the language of the account, drafts too', () => {
  const { ask, db } = phone()
  db.update(users).set({ language: 'swahili' }).where(eq(users.id, 'martha')).run()
  expect(ask('bei mpunga')).toContain('bei ya kilo 1')
  expect(ask('msaada')).toBe(
    'Kuu hujibu: BEI MPUNGA, HEWA LAGOS, USHAURI MAHINDI, MAZAO, MKOPO, TENA, LUGHA. ACHA husimamisha ujumbe wote, ANZA huanza tena.',
  )
})

test.each(['ACHA', 'አቁም', 'Daina', 'désabonner', 'parar', 'REVOKE', 'opt-out', 'STOPALL', 'Remove'])(
  '%s ends all messages, and YES begins them only after that',
  (word) => {
    const { ask, db } = phone()
    expect(ask('yes')).toContain('a person will read')
    expect(ask(word)).toContain('no more messages')
    expect(db.select().from(stoppedPhones).all()).toHaveLength(1)
    expect(ask('Yes!')).toContain('you get messages again')
    expect(db.select().from(stoppedPhones).all()).toEqual([])
  },
)

test('no word of a message is printed', () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
  const write = vi.spyOn(process.stdout, 'write')
  phone().ask('my secret illness')
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  expect(write.mock.calls.flat().join('')).not.toContain('secret')
  vi.restoreAllMocks()
})

test('a message of any text is stored, and breaks nothing', () => {
  const { receive } = phone()
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 0, maxLength: 3000 })), (text) => {
      expect(['answered', 'waiting', 'unanswered']).toContain(
        receive(text, { phone: `+2317${1_000_000 + ids}` }).status,
      )
    }),
    { numRuns: 60 },
  )
})

describe('a phone that several farmers share', () => {
  function shared() {
    const w = phone()
    w.db.update(users).set({ location: 'Monrovia, Liberia' }).where(eq(users.id, 'joseph')).run()
    for (const id of ['martha', 'joseph']) w.db.update(users).set({ phone: PHONE }).where(eq(users.id, id)).run()
    provedNumber(w.db, 'joseph', PHONE)
    w.db.insert(farmerCrops).values({ id: 'beds', farmerId: 'joseph', cropId: 'tomato', status: 'growing' }).run()
    return w
  }
  const QUESTION = 'Several people share this phone. Who asks? Answer 1 Joseph Flomo, 2 Martha Kollie.'

  test('asks once who writes, answers then what was asked, and remembers it for hours', () => {
    const { ask, clock, received } = shared()
    expect(ask('MY CROPS')).toBe(QUESTION)
    expect(received()[0]).toMatchObject({ userId: null, keyword: 'who', status: 'answered' })
    expect(ask('1')).toMatch(/^Tomato/)
    expect(received()[0]).toMatchObject({ userId: 'joseph', keyword: 'who' })
    expect(ask('my crops')).toMatch(/^Tomato/)
    clock.now = new Date(clock.now.getTime() + 13 * 3_600_000)
    expect(ask('MY CROPS')).toBe(QUESTION)
    expect(ask('martha')).toMatch(/Rice|Zea mays/)
  })

  test('asks nothing where it does not matter, and takes no number for an answer that nobody asked for', () => {
    const { ask } = shared()
    expect(ask('MARKET RICE')).toMatch(/^Rice, price of 1 kg/)
    expect(ask('2')).not.toMatch(/Rice|Tomato/)
  })

  test('a choice that is none is asked again, and is nobody’s', () => {
    const { ask, received } = shared()
    ask('LOAN')
    expect(ask('7')).not.toMatch(/loan/i)
    expect(received().find(({ text }) => text === 'LOAN')).toMatchObject({ userId: null })
    expect(ask('MY CROPS')).toBe(QUESTION)
  })
})
