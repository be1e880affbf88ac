import { notifications, smsMessages } from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { hoursAgo } from './calendar.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'
import { VILLAGERS } from './villagers.ts'
import type { Writer } from './writer.ts'

export function seedMessages(db: Writer, now: Date) {
  const bell = BELL.map(({ ago, ...notification }) => ({
    ...notification,
    id: stableId('notification', notification.title),
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
  db.insert(notifications).values(bell).run()
  db.insert(smsMessages).values(texts).run()
}

function phoneOf(username: string) {
  const villager = VILLAGERS.find((each) => each.username === username)
  if (!villager) throw new Error(`Nobody in the village is called ${username}`)
  return villager.phone
}

/** What Martha's bell shows: three she has not read, two she has. */
const BELL = [
  {
    type: 'advisory',
    priority: 'high',
    title: 'Scout your maize for fall armyworm',
    message: 'New advice for a crop you grow: walk your maize in a W shape twice a week.',
    link: '/advisories',
    ago: 3,
    isRead: false,
  },
  {
    type: 'weather',
    priority: 'high',
    title: 'Heavy rain from tomorrow in Lagos',
    message: 'Clear drainage channels and move harvested maize under cover.',
    link: '/farmer',
    ago: 5,
    isRead: false,
  },
  {
    type: 'market',
    priority: 'medium',
    title: 'New prices at Lagos Central Market',
    message: 'Compare today’s price of maize with that of other markets before you sell.',
    link: '/market',
    ago: 21,
    isRead: false,
  },
  {
    type: 'system',
    priority: 'low',
    title: 'A new course is open',
    message: '‘Maize: from planting to storage’ is free and takes three weeks.',
    link: '/courses',
    ago: 24 * 6,
    isRead: true,
  },
  {
    type: 'advisory',
    priority: 'medium',
    title: 'Your okra is ready to pick',
    message: 'Pick the pods every second morning while they are tender.',
    link: '/crops',
    ago: 24 * 2,
    isRead: true,
  },
] as const

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
