import { receivedMessages, smsMessages } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'
import type { SmsStatus, SmsType } from '#domain/messaging/sms.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { hoursAgo } from './calendar.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'
import { VILLAGERS } from './villagers.ts'
import type { Writer } from './writer.ts'

const agentId = DEMO_USERS.extension_agent
const GATEWAY = { gateway: 'log', shortCode: '40404' } as const
/** How long after a message was written it went out, and reached the phone, in hours. */
const [SENT_AFTER, DELIVERED_AFTER] = [0.1, 0.12]
/** When pending ones go out, in hours from the start of the demo. */
const PENDING_FOR = 20

/** The text messages of some days: what the agent wrote to farmers, what they wrote, and what was answered. */
export function seedTextMessages(db: Writer, now: Date) {
  const received = RECEIVED.map(({ from, ago, text, status, keyword }) => ({
    ...GATEWAY,
    id: receivedId(from, ago),
    gatewayId: receivedId(from, ago),
    phone: phoneOf(from),
    text,
    userId: farmerId(from),
    status,
    keyword: keyword ?? null,
    ...(status === 'handled' && { handledBy: agentId, handledAt: hoursAgo(now, ago - 1) }),
    createdAt: hoursAgo(now, ago),
  }))
  db.insert(receivedMessages).values(received).run()
  db.insert(smsMessages)
    .values([...TEXTS, ...ANSWERS].map((text) => smsRow(text, now)))
    .run()
}

/** When somebody of the village last wrote to Kuu. */
export function lastWrote(username: string, now: Date): Instant | null {
  const ago = RECEIVED.filter(({ from }) => from === username).map((each) => each.ago)
  return ago.length > 0 ? hoursAgo(now, Math.min(...ago)) : null
}

const receivedId = (from: string, ago: number) => stableId('received', `${from}/${ago}`)

function phoneOf(username: string) {
  const villager = VILLAGERS.find((each) => each.username === username)
  if (!villager) throw new Error(`Nobody in the village is called ${username}`)
  return villager.phone
}

type Text = {
  to: string
  type: SmsType
  message: string
  /** Hours. */
  ago: number
  status: SmsStatus
  /** Why it failed. */
  reason?: string
  /** Of an answer that the menu gave by itself: how many hours ago the question came. */
  answers?: number
}

function smsRow({ to, ago, type, message, status, reason, answers }: Text, now: Date) {
  const isOut = status === 'sent' || status === 'delivered'
  const isAnswer = answers !== undefined
  return {
    id: stableId('sms', `${to}/${type}/${ago}`),
    userId: farmerId(to),
    phone: phoneOf(to),
    message,
    type,
    status,
    senderId: isAnswer ? null : agentId,
    answersId: isAnswer ? receivedId(to, answers) : null,
    isUrgent: isAnswer,
    sentAt: isOut ? hoursAgo(now, ago - SENT_AFTER) : null,
    deliveredAt: status === 'delivered' ? hoursAgo(now, ago - DELIVERED_AFTER) : null,
    errorMessage: reason ?? null,
    // They stay in the admin area of the demo for a while, by day and by night.
    dueAt: status === 'pending' ? hoursAgo(now, -PENDING_FOR) : '',
    createdAt: hoursAgo(now, ago),
  }
}

const TEXTS: readonly Text[] = [
  {
    to: 'tunde',
    type: 'reminder',
    message: 'Samuel visits your maize on Thursday at 9. Please keep some damaged leaves to show.',
    ago: 2,
    status: 'pending',
  },
  {
    to: 'musu',
    type: 'weather',
    message: 'Low fields near the river may flood this week. Harvest what is ripe on low ground.',
    ago: 4,
    status: 'pending',
  },
  {
    to: 'wanjiru',
    type: 'advisory',
    message: 'Wet nights bring late blight. Look under your potato leaves every second day.',
    ago: 6,
    status: 'pending',
  },
  {
    to: 'yaw',
    type: 'reminder',
    message: 'I come tomorrow at 3 in the afternoon to see the yam barn. Samuel',
    ago: 26,
    status: 'delivered',
  },
  {
    to: 'ibrahim',
    type: 'market_price',
    message: 'Reply MARKET SORGHUM for the latest prices before you sell.',
    ago: 30,
    status: 'sent',
  },
  {
    to: 'akosua',
    type: 'general',
    message: 'The cocoa group meets on Saturday at 10 under the big tree. Bring your pruning knife.',
    ago: 52,
    status: 'sent',
  },
  {
    to: 'emmanuel',
    type: 'general',
    message: 'We have not heard from you for a while. Reply HELP if we can do something for your palms.',
    ago: 75,
    status: 'failed',
    reason: 'The phone was off for three days',
  },
  {
    to: 'martha',
    type: 'advisory',
    message: 'Pick okra every second morning while the pods are tender. They sell better and the plants go on bearing.',
    ago: 98,
    status: 'delivered',
  },
]

/** What the menu, or the agent, answered to messages that came in. */
const ANSWERS: readonly Text[] = [
  {
    to: 'musu',
    type: 'advisory',
    message: 'Cassava mosaic disease: pull out and bury plants with twisted, yellow leaves, and plant clean stems.',
    ago: 49.9,
    status: 'delivered',
    answers: 50,
  },
  {
    to: 'yaw',
    type: 'general',
    message: 'Yes: cut tubers rot first, so eat or sell them within the week and store only the whole ones.',
    ago: 119,
    status: 'delivered',
  },
]

type Received = {
  from: string
  text: string
  /** Hours. */
  ago: number
  status: 'waiting' | 'handled' | 'answered'
  keyword?: string
}

/** Two wait for a person: a question, and a word that can be taught. */
const RECEIVED: readonly Received[] = [
  { from: 'akosua', text: 'Price of gari in Kumasi', ago: 1, status: 'waiting' },
  {
    from: 'tunde',
    text: 'The leaves of my young maize have long holes. What can I do before it is too late?',
    ago: 3,
    status: 'waiting',
  },
  { from: 'musu', text: 'ADVICE CASSAVA', ago: 50, status: 'answered', keyword: 'advice' },
  { from: 'yaw', text: 'Can I keep yams that were cut in the harvest?', ago: 120, status: 'handled' },
]
