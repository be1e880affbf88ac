import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { choosePhoneLanguage } from '#db/queries/messaging/phone-languages.ts'
import {
  paymentMessages,
  phoneLanguages,
  provedPhones,
  receivedMessages,
  smsMessages,
  users,
  ussdSessions,
} from '#db/schema/index.ts'
import { answerUssd } from '#services/messaging/answer-ussd.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { removeAccount } from '#services/people/remove-account.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const PHONE = '+231770000001'

/** A number that nobody has proved asked for help, and dialled; a provider said something about it. Martha names it. */
function asked() {
  const w = village()
  const sms = { gateway: 'log', gatewayId: 'in', phone: PHONE, shortCode: '1', text: 'Please come, my rice is dying' }
  transact(w.db, (tx) => {
    receiveSms(tx, sms, NOON)
    answerUssd(tx, { sessionId: 's', serviceCode: '*384#', phone: PHONE, text: '' }, NOON)
    choosePhoneLanguage(tx, { phone: PHONE, language: 'swahili', at: NOON.toISOString() })
  })
  w.db.insert(paymentMessages).values({ gateway: 'mpesa', kind: 'callback', body: '{"MSISDN":"231770000001"}' }).run()
  for (const id of ['martha', 'joseph']) w.db.update(users).set({ phone: PHONE }).where(eq(users.id, id)).run()
  const remove = () => transact(w.db, (tx) => removeAccount(tx, { ...w.people.martha!, phone: PHONE }))
  const left = () => ({
    received: w.db.select().from(receivedMessages).all().length,
    answers: w.db.select().from(smsMessages).all().length,
    sessions: w.db.select().from(ussdSessions).all().length,
    languages: w.db.select().from(phoneLanguages).all().length,
    isSaid: w.db.select().from(paymentMessages).get()!.body.includes('231770000001'),
  })
  return { ...w, remove, left }
}
const EVERYTHING = { received: 1, answers: 1, sessions: 1, languages: 1, isSaid: true }

test('a stranger who names a number and removes the account takes nothing of its owner along', () => {
  const { remove, left } = asked()
  expect(left()).toEqual(EVERYTHING)
  remove()
  expect(left()).toEqual(EVERYTHING)
})

test('what came from a proved number goes, of before it was proved too', () => {
  const { remove, left, db } = asked()
  provedNumber(db, 'martha', PHONE)
  remove()
  expect(left()).toEqual({ received: 0, answers: 0, sessions: 0, languages: 0, isSaid: false })
  expect(db.select().from(provedPhones).all()).toEqual([])
})

test('what came from a phone that somebody else of the house has proved stays', () => {
  const { remove, left, db } = asked()
  for (const id of ['martha', 'joseph']) provedNumber(db, id, PHONE)
  remove()
  expect(left()).toEqual(EVERYTHING)
  expect(db.select().from(provedPhones).all()).toMatchObject([{ userId: 'joseph' }])
})
