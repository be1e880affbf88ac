import type { Db } from '#db/client.ts'
import { listCrops } from '#db/queries/crops/crops.ts'
import { listLatestPricesOf } from '#db/queries/market/market-prices.ts'
import { type GroupMember, insertGroupSms, insertSmsGroup, listGroup } from '#db/queries/messaging/sms-group.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import type { SmsGroup, SmsGroupInput, SmsGroupReach } from '#domain/messaging/delivery/sms-group.schema.ts'
import { fillSms, firstNameOf, MAX_GROUP, placeholdersIn } from '#domain/messaging/delivery/sms-group.ts'
import { smsParts } from '#domain/messaging/gsm/sms-parts.ts'
import { toMajor } from '#domain/money.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'

type Sender = Pick<Actor, 'user' | 'now'>
type Text = { userId: string; phone: string; message: string }
type Plan = { reach: SmsGroupReach; texts: Text[] }

/** Whom a message to a group would reach. */
export const reachOfGroup = (db: Db, input: SmsGroupInput, sender: Pick<Sender, 'user'>): SmsGroupReach =>
  planOf(db, input, sender).reach

/** Stores a message to each of a group, with what is each one's own filled in. */
export function sendToGroup(tx: Db, input: SmsGroupInput, { user, now }: Sender): SmsGroup {
  const { reach, texts } = planOf(tx, input, { user })
  if (texts.length === 0) throw problem('nobodyToText')
  const { message, type, filter } = input
  const createdAt = now().toISOString()
  const group = { senderId: user.id, message, type, filter: JSON.stringify(filter), people: texts.length, createdAt }
  const { id } = insertSmsGroup(tx, group)
  const common = { type, senderId: user.id, groupId: id, dueAt: createdAt, createdAt }
  insertGroupSms(tx, texts.map((text) => ({ ...text, ...common }))) // biome-ignore format: one sentence
  return { id, message, createdAt, ...reach }
}

function planOf(db: Db, { filter, message }: SmsGroupInput, { user }: Pick<Sender, 'user'>): Plan {
  const members = listGroup(db, filter, user.id, MAX_GROUP + 1)
  if (members.length > MAX_GROUP) throw problem('groupTooLarge')
  const wordsOf = readerWords(db, message)
  const plan: Plan = { texts: [], reach: { people: members.length, ...NOTHING, byLanguage: byLanguage(members) } }
  const { reach, texts } = plan
  for (const member of members) {
    const phone = dialled(member.phone ?? '')
    const text = fillSms(message, wordsOf(member))
    if (!isInternational(phone)) reach.noPhone += 1
    else if (!member.hasSms) reach.notWanted += 1
    else if (text === null) reach.notKnown += 1
    else texts.push({ userId: member.id, phone, message: text })
  }
  reach.texted = texts.length
  reach.parts = texts.reduce((sum, text) => sum + smsParts(text.message).parts, 0)
  reach.example = texts[0]?.message ?? null
  return plan
}

const NOTHING = { texted: 0, parts: 0, noPhone: 0, notWanted: 0, notKnown: 0, example: null }

function byLanguage(members: readonly GroupMember[]) {
  const counts = new Map<string, number>()
  for (const { language } of members) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].map(([name, people]) => ({ name, people })).sort((a, b) => b.people - a.people)
}

/** What a text says of a reader: the first name, the crop, and its newest price in the reader's currency. */
function readerWords(db: Db, message: string) {
  const needed = placeholdersIn(message)
  const crops = new Map(needed.length > 0 ? listCrops(db).map(({ id, name }) => [id, name]) : [])
  const prices = new Map<string, ReturnType<typeof listLatestPricesOf>>()
  const pricesOf = (cropId: string) => {
    const known = prices.get(cropId) ?? listLatestPricesOf(db, cropId)
    prices.set(cropId, known)
    return known
  }
  return (member: GroupMember) => ({
    name: firstNameOf(member.fullName),
    crop: (member.cropId && crops.get(member.cropId)) ?? null,
    price: member.cropId && needed.includes('price') ? priceFor(member, pricesOf(member.cropId)) : null,
  })
}

function priceFor(member: GroupMember, prices: ReturnType<typeof listLatestPricesOf>) {
  const price = prices.find(({ currency }) => currency === homeCurrency(member))
  // The code of the currency, for the signs of most are not among the letters of a text message.
  return price ? `${price.currency} ${toMajor(price.pricePerKg)}/kg` : null
}
