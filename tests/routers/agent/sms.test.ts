import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, notificationPreferences, smsMessages, users } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const PHONE = '+231770000001'

function agent() {
  const w = village()
  w.db.update(users).set({ phone: '+231 770 000 001' }).where(eq(users.id, 'martha')).run()
  const stored = () => w.db.select().from(smsMessages).all()
  return { ...w, stored, hawa: w.as(w.people.hawa).agent.sms }
}

test('a message to a farmer waits at the phone of the account, and is in the conversation', async () => {
  const { hawa, stored } = agent()
  const sent = await hawa.send({ userId: 'martha', message: '  Rain comes on Friday. ' })
  expect(sent).toMatchObject({ userId: 'martha', phone: PHONE, message: 'Rain comes on Friday.', type: 'general', status: 'pending', sentAt: null }) // biome-ignore format: one row
  expect(stored()).toHaveLength(1)
  expect((await hawa.conversation({ farmerId: 'martha' })).items).toMatchObject([sent])
  expect((await hawa.pending({})).items).toMatchObject([sent])
  expect((await hawa.messages({ status: 'sent' })).items).toEqual([])
})

test('a number of its own can be named, and the audit keeps no word of the message', async () => {
  const { hawa, db } = agent()
  expect(await hawa.send({ phone: '+254 (700) 000-111', message: 'Come on Monday' })).toMatchObject({ userId: null, phone: '+254700000111' }) // biome-ignore format: one sentence
  const [event] = db.select().from(auditEvents).all()
  expect(event).toMatchObject({ action: 'agent.sms.send', before: null, after: null })
})

test('a name in braces is the person’s own, for one as for a group; what is not known has to be written out', async () => {
  const { hawa, stored } = agent()
  expect(await hawa.send({ userId: 'martha', message: 'Dear {name}, rain' })).toMatchObject({ message: 'Dear Martha, rain' }) // biome-ignore format: one sentence
  for (const input of [
    { userId: 'martha', message: '{crop}: {price}' },
    { phone: PHONE, message: 'Dear {name}' },
  ])
    await expect(hawa.send(input)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'What stands in braces is not known of this person. Write it out',
    })
  expect(stored()).toHaveLength(1)
})

test.each([
  [{ message: 'Rain' }, 'Recipient is required'],
  [{ userId: '', phone: ' ', message: 'Rain' }, 'Recipient is required'],
  [{ phone: PHONE, message: '   ' }, 'Message is required'],
  [{ phone: PHONE }, 'Message is required'],
  [{ phone: PHONE, message: 'a'.repeat(161) }, 'Message too long (160 chars max)'],
  [{ phone: '0770000001', message: 'Rain' }, 'The phone number must begin with + and the country code'],
])('%j is refused: %s', async (input, sentence) => {
  const { hawa, stored } = agent()
  await expect(hawa.send(input as never)).rejects.toThrow(sentence)
  expect(stored()).toEqual([])
})

test('160 characters are sent, also where each counts twice', async () => {
  const { hawa } = agent()
  expect(await hawa.send({ phone: PHONE, message: '😀'.repeat(160) })).toMatchObject({ status: 'pending' })
})

test('who has no phone, wants no text messages or is no farmer gets none', async () => {
  const { hawa, db, stored } = agent()
  db.insert(notificationPreferences).values({ userId: 'martha', smsUpdates: false }).run()
  const to = (userId: string) => hawa.send({ userId, message: 'Rain', phone: PHONE })
  await expect(to('martha')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This farmer does not want text messages',
  })
  await expect(hawa.send({ userId: 'joseph', message: 'Rain' })).rejects.toMatchObject({ code: 'CONFLICT', message: 'This farmer has no phone number' }) // biome-ignore format: one sentence
  for (const id of ['ruth', 'x']) await expect(hawa.send({ userId: id, message: 'Rain' })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one sentence
  await expect(hawa.conversation({ farmerId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(stored()).toEqual([])
})
