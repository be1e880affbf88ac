import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { phoneLanguages, users, ussdSessions } from '#db/schema/index.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const LIBERIA = '+231880000009'
const MARTHA = '+231770000001'

/** A phone of a number that nobody has registered. */
function phone(number = LIBERIA) {
  const w = village()
  const clock = { now: NOON }
  const request = (text: string, sessionId = 's', from = number) =>
    transact(w.db, (tx) => answerUssd(tx, { sessionId, serviceCode: '*384#', phone: from, text }, clock.now))
  const dial = (...inputs: string[]) =>
    inputs.reduce((_, __, at) => request(inputs.slice(0, at + 1).join('*')), request(''))
  /** As somebody writes a number into a profile on the web. */
  const names = (id: 'martha' | 'joseph', language = 'english') =>
    w.db
      .update(users)
      .set({ phone: number, language, hasChosenLanguage: language !== 'english', password: 'hash' })
      .where(eq(users.id, id))
      .run()
  const accounts = () => w.db.select().from(users).where(eq(users.phone, number)).all()
  const choices = () => w.db.select({ phone: phoneLanguages.phone, language: phoneLanguages.language }).from(phoneLanguages).all() // biome-ignore format: one question
  return { ...w, clock, request, dial, names, accounts, choices }
}

const FIRST = 'CON Kuu\n1 English\n2 Kiswahili\n3 Francais\n4 Hausa\n5 Amarigna\n6 Portugues\n0 End'
const SWAHILI = 'CON Kuu\n1 Bei za soko\n2 Hali ya hewa\n3 Ushauri\n4 Maneno ya SMS\n5 Jisajili\n6 Lugha\n0 Maliza'

describe('a number that nobody has registered', () => {
  test('sees the languages first, then the menu in the one that it chose, from then on', () => {
    const { dial, request, choices } = phone()
    expect(dial()).toBe(FIRST)
    expect(dial('2')).toBe(SWAHILI)
    expect(dial('2', '1')).toMatch(/^CON Zao gani\?/)
    expect(choices()).toEqual([{ phone: LIBERIA, language: 'swahili' }])
    expect(request('', 'tomorrow')).toBe(SWAHILI)
  })

  test.each([
    ['+254711000000', /^CON Kuu\n1 English\n2 Kiswahili\n/],
    ['+22370000000', /^CON Kuu\n1 Francais\n2 English\n/],
    ['+22790000000', /^CON Kuu\n1 Hausa\n2 Francais\n/],
    ['40404', /^CON Kuu\n1 English\n/],
  ])('%s sees those of its country first, on one screen', (number, first) => {
    const screen = phone(number).dial()
    expect(screen).toMatch(first)
    expect(screen).toMatch(/\n0 End$/)
    expect(screen).not.toContain('98')
  })

  test('sees two screens where the letters of its country leave room for 80', () => {
    const { dial } = phone('+251911000000')
    const first = dial()
    expect(first).toMatch(/^CON Kuu\n1 አማርኛ\n2 English\n/)
    expect(first).toMatch(/\n98 More\n0 End$/)
    expect(dial('98')).toContain('6 Portugu')
  })

  test('chooses by a name too; what is none is said, and the languages stay', () => {
    expect(phone().dial('kiswahili')).toBe(SWAHILI)
    expect(phone().dial('SWAHILI')).toBe(SWAHILI)
    for (const typed of ['7', 'blorgh', '*']) expect(phone().dial(typed)).toBe(FIRST.replace('CON ', 'CON Not understood.\n')) // biome-ignore format: one sentence
  })

  test('may leave without a choice', () => {
    const { dial, choices } = phone()
    expect(dial('0')).toMatch(/^END Goodbye/)
    expect(choices()).toEqual([])
  })

  test('a first request that carries inputs takes the first of them as the language', () => {
    expect(phone().request('2*1')).toMatch(/^CON Zao gani\?/)
    expect(phone().request('1*1')).toMatch(/^CON Which crop\?/)
  })

  test('a text that does not go on from the last one is walked from the languages again', () => {
    const { request } = phone()
    request('')
    request('2')
    request('2*1')
    expect(request('3*2')).toMatch(/prévision|meteo/i)
    expect(request('1*2')).toContain('forecast')
  })

  test('is not asked where a profile that it has not proved names it, in that language', () => {
    const { dial, names } = phone()
    names('martha', 'swahili')
    expect(dial()).toBe(SWAHILI)
  })

  test('is asked where profiles of two languages name it', () => {
    const { dial, names } = phone()
    names('martha', 'swahili')
    names('joseph', 'english')
    expect(dial()).toBe(FIRST)
    expect(dial('3')).toContain('1 Prix du march')
  })

  test('registers in the language that it chose, and has it as that of the account', () => {
    const { dial, accounts } = phone()
    expect(dial('2', '5')).toBe('CON Jina lako kamili ni nani?\n0 Rudi')
    expect(dial('2', '5', 'Musu Flomo', 'Gbarnga')).toMatch(/^END Musu Flomo amesajiliwa/)
    expect(accounts()).toMatchObject([{ fullName: 'Musu Flomo', language: 'swahili' }])
  })

  test('and so does one whom the team has registered in another language', () => {
    const { names, dial, accounts, db } = phone()
    names('martha')
    db.update(users).set({ password: '!' }).where(eq(users.id, 'martha')).run()
    expect(dial('6', '2', '5', 'Martha Kollie', 'Gbarnga')).toMatch(/^END Martha Kollie amesajiliwa/)
    expect(accounts()).toMatchObject([{ id: 'martha', language: 'swahili' }])
  })
})

describe('the line of the language', () => {
  test('writes the language of the account of who has one, and not of the number', () => {
    const { dial, names, accounts, choices, db } = phone(MARTHA)
    names('martha')
    provedNumber(db, 'martha', MARTHA)
    expect(dial()).toContain('\n7 Language\n0 End')
    expect(dial('7')).toBe(FIRST.replace('0 End', '0 Back'))
    expect(dial('7', '0')).toContain('7 Language')
    expect(dial('7', '2')).toContain('CON Kuu: Martha Kollie\n1 Bei za soko')
    expect(accounts()).toMatchObject([{ language: 'swahili' }])
    expect(choices()).toEqual([])
  })

  test('the language of the account is that of the phone, whatever the number had chosen', () => {
    const { dial, request, names, db } = phone(MARTHA)
    dial('2')
    names('martha', 'french')
    provedNumber(db, 'martha', MARTHA)
    expect(request('', 'later')).toContain('1 Prix du march')
  })

  test('asks who dials where several share the phone, and writes the account of that one alone', () => {
    const { dial, names, accounts, db } = phone(MARTHA)
    for (const id of ['martha', 'joseph'] as const) {
      names(id)
      provedNumber(db, id, MARTHA)
    }
    expect(dial('7')).toContain('CON Who is asking?\n1 Joseph Flomo\n2 Martha Kollie')
    expect(dial('7', '1', '2')).toContain('CON Kuu: Joseph Flomo\n1 Bei za soko')
    expect(accounts().map(({ id, language }) => [id, language]).sort()).toEqual([['joseph', 'swahili'], ['martha', 'english']]) // biome-ignore format: one list
  })

  test.each(['LUGHA', 'language', 'ቋንቋ'])('%s typed on the first screen opens it', (word) =>
    expect(phone().dial('1', word)).toBe(FIRST.replace('0 End', '0 Back')),
  )
  test('with a name behind it, it is chosen at once', () => expect(phone().dial('1', 'LUGHA KISWAHILI')).toBe(SWAHILI))
})

/** Amharic: a screen holds 80 letters. */
describe('a menu that is longer than a screen', () => {
  const long = () => {
    const w = phone('+251911000000')
    w.names('martha', 'amharic')
    provedNumber(w.db, 'martha', '+251911000000')
    return w
  }

  test('has pages, on which the numbers run on; 98 shows more, 0 what was before, and then ends', () => {
    const { dial } = long()
    const [first, second] = [dial(), dial('98')]
    expect(first).toMatch(/^CON Kuu.*\n1 የገበያ ዋጋ\n[\s\S]*\n98 ተጨማሪ\n0 ጨርስ$/)
    expect(second).toMatch(/\n7 ቋንቋ\n0 ተመለስ$/)
    expect(dial('98', '0')).toBe(first)
    expect(dial('98', '0', '0')).toMatch(/^END /)
    for (const screen of [first, second]) expect(smsParts(screen).units).toBeLessThanOrEqual(80)
  })

  test('takes a number of any page on each', () => {
    const { dial } = long()
    expect(dial('7')).toContain('1 አማርኛ')
    expect(dial('98', '1')).toContain('የትኛው ሰብል?')
  })

  test('a session that began before there were pages goes on', () => {
    const { dial, request, db } = long()
    const first = dial()
    db.update(ussdSessions).set({ state: '{"at":"main"}' }).run()
    expect(request('98')).toMatch(/7 ቋንቋ/)
    expect(request('98*0')).toBe(first)
  })
})
