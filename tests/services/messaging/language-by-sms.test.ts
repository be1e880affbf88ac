import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { marketPrices, phoneLanguages, receivedMessages, smsMessages, stoppedPhones, users } from '#db/schema/index.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const LIBERIA = '+231880000009'
const MINUTE = 60_000
let ids = 0

/** A phone that sends text messages, of a number that nobody has registered. */
function phone(number = LIBERIA) {
  const w = village()
  w.crop({ id: 'rice', name: 'Rice' })
  const clock = { now: NOON }
  const answers = () => w.db.select().from(smsMessages).orderBy(smsMessages.createdAt, smsMessages.id).all()
  /** Sends a message a minute after the one before, and returns the answer. */
  const ask = (text: string, from = number) => {
    const before = answers().length
    clock.now = new Date(clock.now.getTime() + MINUTE)
    const incoming = { gateway: 'log', gatewayId: `in-${++ids}`, phone: from, shortCode: '40404', text }
    transact(w.db, (tx) => receiveSms(tx, incoming, clock.now))
    const after = answers()
    return after.length > before ? after.at(-1)!.message : null
  }
  const names = (id: 'martha' | 'joseph', language = 'english') =>
    w.db
      .update(users)
      .set({ phone: number, language, hasChosenLanguage: language !== 'english' })
      .where(eq(users.id, id))
      .run()
  const languageOf = (id: string) => w.db.select().from(users).where(eq(users.id, id)).get()!.language
  const choice = () => w.db.select().from(phoneLanguages).where(eq(phoneLanguages.phone, number)).get()
  return { ...w, clock, ask, names, languageOf, choice }
}

const LIST = 'Language? 1 English 2 Kiswahili 3 Francais 4 Hausa 5 Amarigna 6 Portugues'
const CHOSEN = 'Kuu: Kiswahili kuanzia sasa. Andika MSAADA kuona unachoweza kuuliza.'

describe('first contact of an unknown number', () => {
  test('is answered, and asked once for the language behind it', () => {
    const { ask, choice } = phone()
    expect(ask('market rice')).toBe(`We have no price of Rice yet.\n${LIST}`)
    expect(choice()).toMatchObject({ language: null, chosenAt: null, askedAt: '2026-11-21T12:01:00.000Z' })
    expect(ask('market rice')).toBe('We have no price of Rice yet.')
  })

  test('what a person must read is announced with it too', () =>
    expect(phone().ask('my goats are ill')).toMatch(/^Kuu: a person will read .*\nLanguage\? 1 English/))

  test.each([
    ['bei mpunga', 'Bado hatuna bei ya Mpunga.\nLugha? 1 English'],
    ['prix riz', "Nous n'avons pas encore de prix pour Riz.\nLangue ? 1 English"],
    ['farashin shinkafa', 'Ba mu da farashin Shinkafa tukuna.\nHarshe? 1 English'],
    ['ዋጋ ሩዝ', 'የሩዝ ዋጋ እስካሁን የለንም.\nቋንቋ? 1 English'],
    ['taimako', 'Kuu yana amsa'],
    ['MSAADA', 'Kuu hujibu'],
    ['aide', 'Kuu répond'],
    ['ACHA', 'Kuu: hutapata ujumbe tena'],
    ['price of mpunga, bei', 'We have no price of Rice yet.\nLanguage?'],
  ])('%j is answered in the language whose words it uses', (text, answer) =>
    expect(phone().ask(text)).toMatch(new RegExp(`^${answer.replaceAll('?', '\\?')}`)),
  )

  test.each(['STOP', 'START', 'HELP'])('%s is answered by itself, and the question waits', (text) => {
    const { ask, choice } = phone()
    expect(ask(text)).not.toContain('1 English')
    expect(choice()).toBeUndefined()
  })

  test('an answer that fills the message has no question behind it, which then comes with the next', () => {
    const { ask, choice, db } = phone()
    const price = { cropId: 'rice', date: '2026-11-20', pricePerKg: 9550, currency: 'LRD' } as const
    db.insert(marketPrices).values(['Monrovia', 'Gbarnga', 'Waterside Market', 'Red Light Market'].map((market) => ({ ...price, market }))).run() // biome-ignore format: one list
    expect(ask('market rice')).not.toContain('1 English')
    expect(choice()).toBeUndefined()
    expect(ask('market maize')).toContain('1 English')
    expect(choice()).toBeDefined()
  })

  test('has the languages of the country first, in its letters, in two parts at most', () => {
    const answer = phone('+251911000000').ask('market rice')!
    expect(answer).toContain('1 አማርኛ 2 English')
    expect(smsParts(answer).parts).toBeLessThanOrEqual(2)
  })

  test('is not asked where a profile names the number, in its language', () => {
    const { ask, names } = phone()
    names('martha', 'swahili')
    expect(ask('market rice')).toBe('Bado hatuna bei ya Mpunga.')
  })

  test('a number that wrote STOP is asked nothing', () => {
    const { ask, choice } = phone()
    ask('STOP')
    expect(ask('market rice')).toBeNull()
    expect(choice()).toBeUndefined()
  })
})

describe('the answer to the question', () => {
  test.each(['2', ' 2. ', 'Kiswahili', 'swahili!'])('%j chooses, and is answered in the new language', (text) => {
    const { ask, choice } = phone()
    ask('market rice')
    expect(ask(text)).toBe(CHOSEN)
    expect(choice()).toMatchObject({ language: 'swahili' })
    expect(ask('market rice')).toBe('Bado hatuna bei ya Mpunga.')
    expect(ask('HELP')).toMatch(/^Kuu hujibu/)
  })

  test('is the next message alone, within an hour', () => {
    const { ask, clock, choice } = phone()
    ask('market rice')
    ask('market maize')
    expect(ask('2')).not.toBe(CHOSEN)
    ask('LANGUAGE')
    clock.now = new Date(clock.now.getTime() + 61 * MINUTE)
    expect(ask('2')).not.toBe(CHOSEN)
    expect(choice()).toMatchObject({ language: null })
  })

  test('may come after AGAIN, which shows the question once more', () => {
    const { ask } = phone()
    const first = ask('market rice')
    ask('weather')
    expect(ask('again 2')).toBe(first)
    expect(ask('2')).toBe(CHOSEN)
  })

  test('a number that nobody asked for chooses nothing, and one beyond the list is asked once more', () => {
    const { ask, choice } = phone()
    expect(ask('2')).not.toBe(CHOSEN)
    ask('LANGUAGE')
    expect(ask('7')).toBe(LIST)
    expect(choice()).toMatchObject({ language: null })
    expect(ask('2')).toBe(CHOSEN)
  })
})

describe('the words', () => {
  test.each(['LANGUAGE', 'lugha', 'Langue ?', 'HARSHE', 'ቋንቋ', 'lang', 'idioma', 'LANGUAGE BASSA', 'langauge'])(
    '%j is answered with the languages',
    (text) => {
      const { ask, db } = phone()
      expect(ask(text)).toContain('1 English 2 Kiswahili 3 Francais 4 Hausa 5')
      expect(ask('3')).toMatch(/^Kuu : Français désormais|^Kuu : Francais désormais/)
      expect(db.select().from(receivedMessages).all().map(({ keyword }) => keyword)).toEqual(['language', 'language']) // biome-ignore format: one list
    },
  )

  test.each(['LANGUAGE SWAHILI', 'LUGHA KISWAHILI', 'langue: kiswahili', 'Kiswahili lugha tafadhali'])(
    '%j chooses at once',
    (text) => {
      const { ask, choice } = phone()
      expect(ask(text)).toBe(CHOSEN)
      expect(choice()).toMatchObject({ language: 'swahili', askedAt: null })
      expect(ask('market rice'), 'and is not asked any more').toBe('Bado hatuna bei ya Mpunga.')
    },
  )

  test('AGAIN repeats the answer before it', () => {
    const { ask } = phone()
    const answer = ask('market rice')
    ask('LANGUAGE ENGLISH')
    expect(ask('again')).toBe(answer)
  })

  test('the choice counts while a number wants no messages, in silence', () => {
    const { ask, db } = phone()
    ask('STOP')
    expect(ask('LUGHA KISWAHILI')).toBeNull()
    expect(db.select().from(stoppedPhones).all()).toHaveLength(1)
    expect(ask('START')).toMatch(/^Kuu: utapata ujumbe tena/)
  })
})

describe('who has an account', () => {
  test('is answered in its language, and chooses it there', () => {
    const { ask, names, languageOf, choice, db } = phone()
    ask('LANGUAGE FRENCH')
    names('martha', 'swahili')
    provedNumber(db, 'martha', LIBERIA)
    expect(ask('market rice')).toBe('Bado hatuna bei ya Mpunga.')
    expect(ask('lugha')).toMatch(/^Lugha\? 1 English/)
    expect(ask('4')).toMatch(/^Kuu: Hausa daga yanzu/)
    expect(languageOf('martha')).toBe('hausa')
    expect(choice()).toMatchObject({ language: 'french' })
  })

  test('and shares the phone is asked who writes, and the others keep theirs', () => {
    const { ask, names, languageOf, db } = phone()
    for (const id of ['martha', 'joseph'] as const) {
      names(id)
      provedNumber(db, id, LIBERIA)
    }
    expect(ask('LUGHA KISWAHILI')).toMatch(/^Several people share this phone\./)
    expect(ask('1')).toBe(CHOSEN)
    expect([languageOf('joseph'), languageOf('martha')]).toEqual(['swahili', 'english'])
    expect(ask('LANGUAGE')).toMatch(/^Lugha\? 1 English/)
    expect(ask('3')).toMatch(/^Kuu : Fran/)
    expect([languageOf('joseph'), languageOf('martha')]).toEqual(['french', 'english'])
  })
})

test('a question back teaches the word of its language', () => {
  const { ask, crop } = phone()
  crop({ id: 'sweet', name: 'Sweet potato' })
  crop({ id: 'irish', name: 'Irish potato' })
  ask('LUGHA KISWAHILI')
  expect(ask('bei potato')).toMatch(/^Je, ulimaanisha .*\? Tafadhali andika BEI na jina hilo\.$/)
})

test('fonio, which Hausa calls as Swahili says STOP, stops nothing in Nigeria', () => {
  const nigeria = phone('+2348030000001')
  nigeria.crop({ id: 'fonio', name: 'Fonio' })
  expect(nigeria.ask('acha')).toMatch(/^We have no price of Fonio yet\./)
  expect(nigeria.db.select().from(stoppedPhones).all()).toEqual([])
  expect(phone('+254711000000').ask('acha')).toMatch(/^Kuu: hutapata ujumbe/)
})
