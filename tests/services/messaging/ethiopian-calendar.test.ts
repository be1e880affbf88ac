import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProvedPhone } from '#db/queries/people/proved-phones.ts'
import { crops, smsMessages, users } from '#db/schema/index.ts'
import { statementWordsIn } from '#domain/finance/statement/statement-words.ts'
import { certificateWordsIn } from '#domain/learning/certificate/certificate-languages.ts'
import { voiceFor } from '#domain/messaging/menu/voice.ts'
import { writingIn } from '#domain/operations/formats/writings.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const PHONE = '+251911000001'
const PRICES = `${voiceFor({ language: 'am', isEthiopian: false }).keyword('market')} በቆሎ`
/** The day of the last price of maize, 20 November 2026. */
const OWN_DAY = '11 ኅዳር'

/** Martha reads Amharic, and her number is proved. */
function reader(language = 'amharic') {
  const v = village()
  v.db.update(crops).set({ name: 'Maize', nameKey: 'maize' }).where(eq(crops.id, 'maize')).run()
  v.db.update(users).set({ language, hasChosenLanguage: true, phone: PHONE }).where(eq(users.id, 'martha')).run()
  insertProvedPhone(v.db, { userId: 'martha', phone: PHONE, proof: 'sms', provedAt: NOON.toISOString() })
  const ask = (text: string) => {
    v.db.delete(smsMessages).run()
    receiveSms(v.db, { gateway: 'log', gatewayId: `${Math.random()}`, phone: PHONE, shortCode: '1', text }, NOON)
    return v.db.select().from(smsMessages).all().map(({ message }) => message).join('\n') // biome-ignore format: one sentence
  }
  const choose = (ethiopianCalendar: boolean) => v.as(v.people.martha!).farmer.preferences.set({ ethiopianCalendar })
  return { ...v, ask, choose }
}

test('a text message says days by the calendar that the account chose', async () => {
  const { ask, choose } = reader()
  const civil = ask(PRICES)
  expect(civil).toContain('412.50')
  expect(civil).not.toContain(OWN_DAY)
  await choose(true)
  expect(ask(PRICES)).toContain(OWN_DAY)
  await choose(false)
  expect(ask(PRICES)).toBe(civil)
})

test('a language without the months of that calendar keeps its own', async () => {
  const { ask, choose } = reader('swahili')
  const civil = ask('BEI MAHINDI')
  expect(civil).toContain('412.50')
  await choose(true)
  expect(ask('BEI MAHINDI')).toBe(civil)
})

test('the screens of USSD and the papers follow it too', () => {
  expect(voiceFor({ language: 'am', isEthiopian: true }).day('2026-11-20')).toBe(OWN_DAY)
  expect(voiceFor({ language: 'am', isEthiopian: false }).day('2026-11-20')).not.toBe(OWN_DAY)
  expect(statementWordsIn('am', true).sayDay('2026-11-20')).toBe('11 ኅዳር 2019')
  expect(statementWordsIn('am').sayDay('2026-11-20')).toBe('2026-11-20')
  expect(statementWordsIn('fr', true).sayDay('2026-11-20')).toBe('2026-11-20')
  // Who checks a certificate may know one calendar only.
  expect(certificateWordsIn('am', '2026-11-20T08:00:00.000Z', true).issued).toContain('11 ኅዳር 2019 (')
  expect(certificateWordsIn('am', '2026-11-20T08:00:00.000Z').issued).not.toContain('ኅዳር')
  expect(writingIn('en', true)).toEqual(writingIn('en'))
})
