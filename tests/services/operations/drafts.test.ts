import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { auditEvents, phoneLanguages, smsMessages, users } from '#db/schema/index.ts'
import type { LanguageId } from '#domain/languages.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { offeredLanguages } from '#domain/people/language/offered-languages.ts'
import { languageOfAccount, languageOfRequest } from '#domain/people/language/reader-language.ts'
import { servedLanguage, withholdLanguages } from '#domain/people/language/served-languages.ts'
import { weatherSms } from '#domain/weather/alert-notice.ts'
import { releasedCatalogues } from '#server/boot/catalogues.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { remind } from '#services/messaging/remind.ts'
import { keepServedLanguages } from '#services/operations/translations/drafts.ts'
import { liveWordsOf } from '#services/operations/translations/live-words.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const LIBERIA = '+231880000009'
const MARTHA = '+231770000001'
let ids = 0

function desk() {
  const w = village()
  const look = keepServedLanguages(w.db)
  const { switchDraft, drafts } = w.as(w.people.ruth).admin.translations
  const switchOff = async (...languages: LanguageId[]) => {
    for (const language of languages) await switchDraft({ language: language as 'sw', isOffered: false })
    look()
  }
  const ask = (text: string, phone = LIBERIA) => {
    const incoming = { gateway: 'log', gatewayId: `in-${++ids}`, phone, shortCode: '40404', text }
    transact(w.db, (tx) => receiveSms(tx, incoming, NOON))
    return w.db.select().from(smsMessages).orderBy(smsMessages.createdAt, smsMessages.id).all().at(-1)!.message
  }
  const dial = (text: string, phone = LIBERIA) =>
    transact(w.db, (tx) => answerUssd(tx, { sessionId: `s-${++ids}`, serviceCode: '*384#', phone, text }, NOON))
  const martha = (language: string) => {
    w.db.update(users).set({ phone: MARTHA, language, hasChosenLanguage: true }).where(eq(users.id, 'martha')).run()
    provedNumber(w.db, 'martha', MARTHA)
  }
  return { ...w, look, switchDraft, drafts, switchOff, ask, dial, martha }
}

// What is withheld is of the process.
afterEach(() => withholdLanguages([]))

describe('the drafts of a language', () => {
  test('are switched off and on by an administrator, with a row in the audit each time', async () => {
    const { db, switchDraft, drafts, switchOff, look } = desk()
    expect(await drafts()).toEqual({ off: [] })
    await switchOff('am', 'fr', 'am')
    expect(await drafts()).toEqual({ off: ['fr', 'am'] })
    expect(await switchDraft({ language: 'fr', isOffered: true })).toEqual({ off: ['am'] })
    look()
    expect(servedLanguage('french')).toBe('fr')
    const rows = db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.translations.switchDraft')).all()
    expect(rows.map(({ actorId, rowId }) => [actorId, rowId])).toEqual(Array(4).fill(['ruth', 'drafts']))
    expect(JSON.parse(rows.at(-1)!.after!).value).toContain('am')
  })

  test.each(['en', 'bass'])('are none in %s, which cannot be switched off', async (language) => {
    await expect(desk().switchDraft({ language: language as 'sw', isOffered: false })).rejects.toThrow()
  })
})

describe('a language that is switched off', () => {
  test('is offered on no screen, and no page is drawn in it', async () => {
    const { as, switchOff } = desk()
    const request = { cookie: 'language=am', accepted: 'am, fr;q=0.5' }
    const account = { language: 'amharic', hasChosenLanguage: true }
    expect([languageOfRequest(request), languageOfAccount(account)]).toEqual(['am', 'am'])
    await switchOff('am')
    expect([languageOfRequest(request), languageOfAccount(account)]).toEqual(['fr', null])
    const { platform } = await as(null).auth.status()
    expect(platform.withheldLanguages).toEqual(['am'])
    expect(offeredLanguages(platform.withheldLanguages)).not.toContain('am')
  })

  test('is told to the phones that read in it, and again when it is offered', async () => {
    const { db, switchOff, switchDraft, look } = desk()
    const wordsIn = liveWordsOf(db, releasedCatalogues())
    const before = wordsIn('am')
    await switchOff('am')
    expect(JSON.parse(wordsIn('am').body)).toMatchObject({ withheld: ['am'] })
    expect(wordsIn('am').etag).not.toBe(before.etag)
    await switchDraft({ language: 'am', isOffered: true })
    look()
    expect(wordsIn('am').etag).toBe(before.etag)
  })

  test('is not among those of a text message, by its number, its name or its words', async () => {
    const { ask, switchOff } = desk()
    await switchOff('sw')
    expect(ask('market maize')).toContain('Language? 1 English 2 Francais 3 Hausa')
    expect(ask('LUGHA KISWAHILI')).not.toContain('kuanzia sasa')
    expect(ask('bei mahindi', '+231880000010')).not.toMatch(/bei ya/)
    expect(ask('2')).toContain('Francais')
  })

  test('is not among those of a dialled menu', async () => {
    const { dial, switchOff } = desk()
    await switchOff('sw', 'am')
    expect(dial('')).toBe('CON Kuu\n1 English\n2 Francais\n3 Hausa\n4 Portugues\n0 End')
  })

  test('is served to nobody who has it: the number’s own language comes next, then English', async () => {
    const { db, martha, ask, dial, switchOff } = desk()
    martha('swahili')
    expect(dial('', MARTHA)).toContain('Bei za soko')
    await switchOff('sw')
    expect(dial('', MARTHA)).toContain('Market prices')
    db.insert(phoneLanguages).values({ phone: MARTHA, language: 'french', chosenAt: NOON.toISOString(), updatedAt: NOON.toISOString() }).run() // biome-ignore format: one row
    expect(dial('', MARTHA)).toContain('Prix du marché')
    expect(ask('aide', MARTHA)).toContain('Kuu répond')
    await switchOff('fr')
    expect(dial('', MARTHA)).toContain('Market prices')
  })

  test('is in no reminder and no warning', async () => {
    const { db, martha, switchOff } = desk()
    martha('swahili')
    const due = noticeOf('requestClosed', { ticketId: 'KUU-MARTHA', subject: 'Worms', agent: 'Hawa Sirleaf' })
    const rain = noticeOf('rainForecast', { day: '2026-11-22', rain: 64, city: 'Lagos' })
    const said = () => {
      transact(db, (tx) => remind(tx, 'martha', due, NOON))
      return db.select().from(smsMessages).where(eq(smsMessages.phone, MARTHA)).all().at(-1)!.message
    }
    expect(said()).toContain('amefunga')
    expect(weatherSms(rain)).toHaveProperty('swahili')
    await switchOff('sw')
    expect(said()).toContain('closed')
    expect(weatherSms(rain)).not.toHaveProperty('swahili')
  })
})
