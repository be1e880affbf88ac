import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { choosePhoneLanguage } from '#db/queries/messaging/phone-languages.ts'
import { users } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { provedNumber, type Village, village } from '../village.ts'
import { NOON } from '../world.ts'

let v: Village
beforeEach(() => {
  v = village({ quickPasswords: true })
})

const languageOf = (id: string) => {
  const { language, hasChosenLanguage } = v.db.select().from(users).where(eq(users.id, id)).get()!
  return { language, hasChosenLanguage }
}
const newcomer = { username: 'fatou', password: 'correct horse', fullName: 'Fatou Bah' }

describe('who is not asked has no language of her own', () => {
  test('an account that is made without one has that of the installation, which nobody chose', async () => {
    await v.as(v.people.ruth).admin.settings.platform.change({ language: 'french' })
    const { user } = await v.as(null).auth.register(newcomer)
    expect(user).toMatchObject({ language: 'french', hasChosenLanguage: false })
  })

  test('signing in, and any other change of the profile, chooses none', async () => {
    await v.as(null).auth.register(newcomer)
    const { user } = await v.as(null).auth.login(newcomer)
    expect(user.hasChosenLanguage).toBe(false)
    expect(await v.as(user).farmer.profile.change({ location: 'Ganta, Liberia' })).toMatchObject({ hasChosenLanguage: false }) // biome-ignore format: one sentence
  })

  test('an account of the demo keeps none, whatever is chosen on a phone', async () => {
    const demo = v.person('farmer', { id: DEMO_USERS.farmer })
    expect(await v.as(demo).farmer.profile.change({ language: 'french' })).toMatchObject({
      language: 'english',
      hasChosenLanguage: false,
    })
  })
})

describe('a language is chosen', () => {
  test('in the profile, English too', async () => {
    await v.as(v.people.martha).farmer.profile.change({ language: 'english' })
    expect(languageOf('martha')).toEqual({ language: 'english', hasChosenLanguage: true })
  })

  test('in the form of registration', async () => {
    const { user } = await v.as(null).auth.register({ ...newcomer, language: 'sw' as 'swahili' })
    expect(user).toMatchObject({ language: 'swahili', hasChosenLanguage: true })
  })

  test('by an administrator, who changes nothing else with it', async () => {
    const { users: records } = v.as(v.people.ruth).admin
    await records.change({ id: 'martha', language: 'english', fullName: 'Martha K.' })
    expect(languageOf('martha')).toEqual({ language: 'english', hasChosenLanguage: false })
    await records.change({ id: 'martha', language: 'hausa' })
    expect(languageOf('martha')).toEqual({ language: 'hausa', hasChosenLanguage: true })
    const { id } = await records.create({ ...newcomer, email: null, phone: null, location: null, language: 'amharic' })
    expect(languageOf(id)).toEqual({ language: 'amharic', hasChosenLanguage: true })
  })

  test('on the screens of USSD, in the account; without one, the number’s own is read', () => {
    const phone = '+231770000009'
    provedNumber(v.db, 'martha', phone)
    v.db.update(users).set({ phone }).where(eq(users.id, 'martha')).run()
    const dial = (text: string, sessionId: string) =>
      transact(v.db, (tx) => answerUssd(tx, { sessionId, serviceCode: '*384#', phone, text }, NOON))
    choosePhoneLanguage(v.db, { phone, language: 'swahili', at: NOON.toISOString() })
    expect(dial('', 'first')).toContain('Bei za soko')
    const place = /(\d) Lugha/.exec(dial('', 'second'))![1]
    const french = /(\d) Francais/.exec(dial(`${place}`, 'second'))![1]
    expect(dial(`${place}*${french}`, 'second')).toContain('Prix')
    expect(languageOf('martha')).toEqual({ language: 'french', hasChosenLanguage: true })
  })
})
