import { now } from '#client/phone/clock.ts'
import { getSession } from '#client/phone/session.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { type Writes, withId } from '../../outbox/writes/write.ts'

/** What an agent writes about farmers, and to them. */
export const FARMER_WRITES = {
  'agent.farmers.register': {
    words: 'registerFarmer',
    prepare: withId,
    rows: ({ id }) => [id!],
    lists: [],
    // The server makes the username and the start code.
    optimisticAnswer: ({ id, fullName, phone = null, location, language }) => ({
      ...{ id: id!, fullName, phone, location, email: null, role: 'farmer' as const, isActive: true },
      language: typeof language === 'string' ? language : LANGUAGES.en.word,
      ...{ createdAt: now().toISOString(), username: '', code: null, codeExpiresAt: '' },
    }),
  },
  'agent.sms.send': {
    words: 'textMessage',
    rows: () => [],
    lists: [],
    // The server makes the message; of a message to a group it also finds who is in it.
    optimisticAnswer: ({ userId, phone, message, type = 'general' }) => ({
      ...{ id: '', userId: userId ?? null, phone: phone ?? '', message, type },
      ...{ status: 'pending' as const, sentAt: null, errorMessage: null, createdAt: now().toISOString() },
    }),
  },
  'agent.farmers.note': {
    words: 'farmerNote',
    prepare: withId,
    rows: ({ id }) => [id!],
    lists: [],
    optimisticAnswer: ({ id, text, channel = 'visit' }) => ({
      ...{ id: id!, text, channel },
      authorName: getSession()?.user.fullName ?? null,
      createdAt: now().toISOString(),
    }),
  },
} satisfies Writes
