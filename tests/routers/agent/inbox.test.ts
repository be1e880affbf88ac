import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  auditEvents,
  farmerRecords,
  receivedMessages,
  smsMessages,
  stoppedPhones,
  taughtWords,
  users,
} from '#db/schema/index.ts'
import { provedNumber, village } from '../../village.ts'
import { NOON } from '../../world.ts'

const PHONE = '+231770000001'
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString()

function inbox() {
  const v = village()
  v.db.update(users).set({ phone: PHONE }).where(eq(users.id, 'martha')).run()
  provedNumber(v.db, 'martha', PHONE)
  const receive = (id: string, row: Partial<typeof receivedMessages.$inferInsert> = {}) =>
    v.db
      .insert(receivedMessages)
      .values({
        id,
        gateway: 'africastalking',
        gatewayId: id,
        phone: PHONE,
        shortCode: '40404',
        text: `Text of ${id}`,
        userId: 'martha',
        status: 'waiting',
        createdAt: NOON.toISOString(),
        ...row,
      })
      .run()
  const stored = (id: string) => v.db.select().from(receivedMessages).where(eq(receivedMessages.id, id)).get()!
  return { ...v, receive, stored, hawa: v.as(v.people.hawa).agent }
}

test('numbers whose messages wait are listed, who has waited longest first, and how many there are', async () => {
  const { hawa, receive } = inbox()
  receive('new', { createdAt: at(5), userId: null, phone: '+231770000008' })
  receive('old', { createdAt: at(1) })
  receive('stranger', { createdAt: at(3), userId: null, phone: '+231770000009' })
  receive('done', { status: 'answered' })
  const first = await hawa.inbox.list({ limit: 2 })
  expect(first).toMatchObject({
    total: 3,
    items: [
      { id: 'old', phone: PHONE, message: 'Text of old', farmer: { id: 'martha', fullName: 'Martha Kollie' } },
      { id: 'stranger', farmer: null, waiting: 1, latest: [] },
    ],
  })
  expect(await hawa.inbox.list({ limit: 2, cursor: first.nextCursor! })).toMatchObject({ items: [{ id: 'new' }], total: null }) // biome-ignore format: one sentence
})

test('a flood from one number is one row: it is dealt with as far as it was read', async () => {
  const { hawa, receive, stored } = inbox()
  for (let minute = 0; minute < 25; minute++)
    receive(`flood${minute}`, { createdAt: at(minute), userId: null, phone: '+231770000009' })
  receive('martha', { createdAt: at(9) })
  const { items, total } = await hawa.inbox.list({})
  expect(total).toBe(2)
  expect(items.map(({ id, waiting }) => [id, waiting])).toEqual([
    ['flood0', 25],
    ['martha', 1],
  ])
  expect(items[0]!.latest.map(({ message }) => message)).toEqual(['Text of flood22', 'Text of flood23', 'Text of flood24']) // biome-ignore format: one list
  receive('meanwhile', { createdAt: at(30), userId: null, phone: '+231770000009' })
  await expect(hawa.inbox.dismiss({ id: 'flood0', through: 'martha' })).rejects.toThrow('We could not find that')
  await hawa.inbox.answer({ id: 'flood0', through: 'flood24', message: 'Who are you?' })
  expect((await hawa.inbox.list({})).items.map(({ id }) => id)).toEqual(['martha', 'meanwhile'])
  expect(stored('flood24')).toMatchObject({ status: 'handled', handledBy: 'hawa', keyword: null })
  expect(stored('martha').status).toBe('waiting')
})

test('a person answers to the number that wrote; the farmer was spoken with, and the message waits no more', async () => {
  const { hawa, receive, stored, db } = inbox()
  receive('worms')
  expect(await hawa.inbox.answer({ id: 'worms', message: 'I come on Monday.' })).toMatchObject({
    id: 'worms',
    status: 'handled',
    answer: 'I come on Monday.',
  })
  expect(stored('worms')).toMatchObject({ status: 'handled', handledBy: 'hawa', handledAt: NOON.toISOString() })
  expect(db.select().from(smsMessages).all()).toMatchObject([
    { phone: PHONE, userId: 'martha', message: 'I come on Monday.', senderId: 'hawa', answersId: null, isUrgent: true },
  ])
  expect(db.select().from(farmerRecords).all()).toMatchObject([{ farmerId: 'martha', lastContactAt: NOON.toISOString() }]) // biome-ignore format: one sentence
  await expect(hawa.inbox.answer({ id: 'worms', message: 'Again' })).rejects.toMatchObject({ code: 'CONFLICT', message: 'Somebody has dealt with this message already' }) // biome-ignore format: one sentence
  await expect(hawa.inbox.dismiss({ id: 'worms' })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('nothing goes to a number that wrote STOP, and the message still waits', async () => {
  const { hawa, receive, stored, db } = inbox()
  receive('worms')
  db.insert(stoppedPhones)
    .values({ phone: PHONE, createdAt: at(0) })
    .run()
  await expect(hawa.inbox.answer({ id: 'worms', message: 'Hello' })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(stored('worms').status).toBe('waiting')
})

test('a word that is taught is understood in all messages, and answers the one that had it', async () => {
  const { hawa, receive, stored, db } = inbox()
  receive('price', { text: 'Bei ya makai' })
  expect(await hawa.inbox.teach({ id: 'price', word: ' MAKAI ', meaning: 'crop', value: 'maize' })).toMatchObject({
    status: 'handled',
    answer: expect.stringMatching(/412\.50/),
  })
  expect(stored('price')).toMatchObject({ status: 'handled', handledBy: 'hawa', keyword: 'market' })
  expect(db.select().from(taughtWords).all()).toMatchObject([{ word: 'makai', meaning: 'crop', value: 'maize', taughtBy: 'hawa' }]) // biome-ignore format: one sentence
  expect(db.select().from(smsMessages).all()).toMatchObject([{ phone: PHONE, answersId: 'price', isUrgent: true, type: 'market_price' }]) // biome-ignore format: one sentence
})

test('a message that still says too little waits on, though the word is taught; a word is taught anew', async () => {
  const { hawa, receive, stored, db } = inbox()
  receive('worms', { text: 'Makai ina wadudu wengi sana shambani kwangu' })
  const teach = (value: string) => hawa.inbox.teach({ id: 'worms', word: 'makai', meaning: 'crop', value })
  expect(await teach('cassava')).toMatchObject({ status: 'waiting', answer: null })
  expect(await teach('maize')).toMatchObject({ status: 'waiting', answer: null })
  expect(stored('worms').status).toBe('waiting')
  expect(db.select().from(taughtWords).all()).toMatchObject([{ word: 'makai', value: 'maize' }])
  expect(db.select().from(smsMessages).all()).toEqual([])
})

test('a place is taught as the data calls it', async () => {
  const { hawa, receive, db } = inbox()
  receive('price', { text: 'Bei ya zea mays mjini' })
  expect(await hawa.inbox.teach({ id: 'price', word: 'mjini', meaning: 'place', value: 'monrovia' })).toMatchObject({ status: 'handled', answer: expect.stringMatching(/Monrovia: LRD 412\.50/) }) // biome-ignore format: one sentence
  expect(db.select().from(taughtWords).all()).toMatchObject([{ word: 'mjini', meaning: 'place', value: 'Monrovia, Liberia' }]) // biome-ignore format: one sentence
})

test('to a number that wrote STOP nothing is sent when a word is taught', async () => {
  const { hawa, receive, db } = inbox()
  receive('price', { text: 'Bei ya makai' })
  db.insert(stoppedPhones)
    .values({ phone: PHONE, createdAt: at(0) })
    .run()
  expect(await hawa.inbox.teach({ id: 'price', word: 'makai', meaning: 'crop', value: 'maize' })).toMatchObject({ status: 'waiting', answer: null }) // biome-ignore format: one sentence
  expect(db.select().from(smsMessages).all()).toEqual([])
})

test.each([
  ['stop', 'crop', 'maize', 'This word has a meaning already'],
  ['the', 'crop', 'maize', 'This word has a meaning already'],
  ['Prices', 'crop', 'maize', 'This word has a meaning already'],
  ['zea mays', 'crop', 'cassava', 'This word has a meaning already'],
  ['4471', 'crop', 'maize', 'This word has a meaning already'],
  ['makai', 'crop', 'x', 'Choose what the word means'],
  ['koma', 'keyword', 'stop', 'Choose what the word means'],
  ['makai', 'place', 'Atlantis', 'Choose what the word means'],
  ['makai', 'place', ' ', 'What does the word mean?'],
  ['one two three four', 'crop', 'maize', 'At most three words'],
  ['!!', 'crop', 'maize', 'Which word of the message?'],
] as const)('%s is not taught as %s %s: %s', async (word, meaning, value, sentence) => {
  const { hawa, receive, db } = inbox()
  receive('price')
  await expect(hawa.inbox.teach({ id: 'price', word, meaning, value })).rejects.toThrow(sentence)
  expect(db.select().from(taughtWords).all()).toEqual([])
})

test('where several share the phone, nobody’s own loan is told when a word is taught', async () => {
  const { hawa, receive, stored, db } = inbox()
  db.update(users).set({ phone: PHONE }).where(eq(users.id, 'joseph')).run()
  provedNumber(db, 'joseph', PHONE)
  receive('loan', { text: 'deni' })
  const taught = { word: 'deni', meaning: 'keyword', value: 'loan' } as const
  expect(await hawa.inbox.teach({ id: 'loan', ...taught })).toMatchObject({ status: 'waiting', answer: null })
  expect(stored('loan').status).toBe('waiting')
  expect(db.select().from(smsMessages).all()).toEqual([])
})

test('a message is dismissed without an answer, and the audit says who did it', async () => {
  const { hawa, receive, stored, db } = inbox()
  receive('thanks')
  expect(await hawa.inbox.dismiss({ id: 'thanks' })).toMatchObject({ status: 'handled', answer: null })
  expect(stored('thanks')).toMatchObject({ status: 'handled', handledBy: 'hawa' })
  expect(db.select().from(smsMessages).all()).toEqual([])
  expect(db.select().from(auditEvents).all()).toMatchObject([{ action: 'agent.inbox.dismiss', actorId: 'hawa', tableName: 'received_messages', rowId: 'thanks' }]) // biome-ignore format: one sentence
})

test('a conversation has both sides by time, page by page, and nothing of anybody else', async () => {
  const { hawa, receive, db } = inbox()
  const send = (id: string, minutes: number, userId = 'martha') =>
    db
      .insert(smsMessages)
      .values({ id, userId, phone: PHONE, message: `Sent ${id}`, type: 'general', createdAt: at(minutes) })
      .run()
  send('a', 1)
  receive('b', { createdAt: at(2), status: 'answered' })
  send('c', 3)
  send('other', 4, 'joseph')
  receive('d', { createdAt: at(5) })
  const all = await hawa.sms.conversation({ farmerId: 'martha' })
  expect(all.items.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['received d', 'sent c', 'received b', 'sent a'])
  expect(all.items[1]).toMatchObject({ message: 'Sent c', status: 'pending', sentAt: null, userId: 'martha' })
  expect(all.items[2]).toEqual({ kind: 'received', id: 'b', userId: 'martha', phone: PHONE, message: 'Text of b', status: 'answered', createdAt: at(2) }) // biome-ignore format: one row
  const pages: string[] = []
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const page = await hawa.sms.conversation({ farmerId: 'martha', limit: 1, cursor })
    pages.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  }
  expect(pages).toEqual(['d', 'c', 'b', 'a'])
})
