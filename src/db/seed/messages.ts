import { notifications, receivedMessages, smsMessages } from '#db/schema/index.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { rowOf } from '#domain/messaging/notification-row.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { hoursAgo } from './calendar.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'
import { VILLAGERS } from './villagers.ts'
import type { Writer } from './writer.ts'

export function seedMessages(db: Writer, now: Date) {
  const bell = BELL.map(({ name, notice, ago, isRead }) => ({
    ...rowOf(notice),
    isRead,
    id: stableId('notification', name),
    userId: DEMO_USERS.farmer,
    createdAt: hoursAgo(now, ago),
  }))
  const texts = TEXTS.map(({ to, ago, sent, ...text }) => ({
    ...text,
    id: stableId('sms', `${to}/${text.type}`),
    userId: farmerId(to),
    phone: phoneOf(to),
    status: sent ? ('sent' as const) : ('pending' as const),
    sentAt: sent ? hoursAgo(now, ago - 0.1) : null,
    createdAt: hoursAgo(now, ago),
  }))
  const waiting = WAITING.map(({ from, ago, text }) => ({
    id: stableId('received', from),
    gateway: 'log',
    gatewayId: stableId('received', from),
    phone: phoneOf(from),
    shortCode: '40404',
    text,
    userId: farmerId(from),
    status: 'waiting' as const,
    createdAt: hoursAgo(now, ago),
  }))
  db.insert(receivedMessages).values(waiting).run()
  db.insert(notifications).values(bell).run()
  db.insert(smsMessages).values(texts).run()
}

/** `name` is what the row's id is made from. */
type Bell = { name: string; notice: Parameters<typeof rowOf>[0]; ago: number; isRead: boolean }

function phoneOf(username: string) {
  const villager = VILLAGERS.find((each) => each.username === username)
  if (!villager) throw new Error(`Nobody in the village is called ${username}`)
  return villager.phone
}

const FALL_ARMYWORM = {
  advisoryId: stableId('advisory', 'adv-001'),
  title: 'Scout your maize for fall armyworm twice a week',
}
const HEAVY_RAIN = {
  title: 'Heavy rain from tomorrow in Lagos',
  description: 'Clear drainage channels and move harvested maize under cover.',
  place: 'Lagos',
}

/** What Martha's bell shows: three she has not read, two she has. */
const BELL: Bell[] = [
  {
    name: 'Scout your maize for fall armyworm',
    notice: noticeOf('adviceForCrop', FALL_ARMYWORM, 'high'),
    ago: 3,
    isRead: false,
  },
  {
    name: 'Heavy rain from tomorrow in Lagos',
    notice: noticeOf('weatherAlert', HEAVY_RAIN, 'high'),
    ago: 5,
    isRead: false,
  },
  {
    name: 'New prices at Lagos Central Market',
    notice: {
      type: 'market',
      priority: 'medium',
      title: 'New prices at Lagos Central Market',
      message: 'Compare today’s price of maize with that of other markets before you sell.',
      link: '/market',
    },
    ago: 21,
    isRead: false,
  },
  {
    name: 'A new course is open',
    notice: noticeOf('courseOpened', { title: 'Maize: from planting to storage', price: null, duration: '3 weeks' }),
    ago: 24 * 6,
    isRead: true,
  },
  {
    name: 'Your okra is ready to pick',
    notice: {
      type: 'advisory',
      priority: 'medium',
      title: 'Your okra is ready to pick',
      message: 'Pick the pods every second morning while they are tender.',
      link: '/crops',
    },
    ago: 24 * 2,
    isRead: true,
  },
]

const TEXTS = [
  {
    to: 'tunde',
    type: 'reminder',
    message: 'Samuel visits your maize on Thursday at 9. Please keep some damaged leaves to show.',
    ago: 2,
    sent: false,
  },
  {
    to: 'musu',
    type: 'weather',
    message: 'Low fields near the river may flood this week. Harvest what is ripe on low ground.',
    ago: 4,
    sent: false,
  },
  {
    to: 'wanjiru',
    type: 'advisory',
    message: 'Wet nights bring late blight. Look under your potato leaves every second day.',
    ago: 6,
    sent: false,
  },
  {
    to: 'ibrahim',
    type: 'market_price',
    message: 'Reply MARKET SORGHUM for the latest prices before you sell.',
    ago: 30,
    sent: true,
  },
  {
    to: 'akosua',
    type: 'general',
    message: 'The cocoa group meets on Saturday at 10 under the big tree. Bring your pruning knife.',
    ago: 52,
    sent: true,
  },
] as const

/** Messages that the menu did not understand: a question for a person, and a word that can be taught. */
const WAITING = [
  { from: 'tunde', text: 'The leaves of my young maize have long holes. What can I do before it is too late?', ago: 3 },
  { from: 'akosua', text: 'Price of gari in Kumasi', ago: 1 },
] as const
