import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { findMessageTo } from '#db/queries/messaging/received.ts'
import { certificateAsked } from '#domain/messaging/menu/certificate-asked.ts'
import { fieldAsked } from '#domain/messaging/menu/field-asked.ts'
import { fitSms } from '#domain/messaging/menu/fit-sms.ts'
import type { Topic } from '#domain/messaging/menu/topics.ts'
import { understand } from '#domain/messaging/menu/understand.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import type { SMS_TYPES } from '#domain/messaging/sms.ts'
import { answerRequest } from './answer-request.ts'
import { certificateAnswer } from './certificate-answer.ts'
import { fieldAnswer } from './field-answer.ts'
import { lexiconFor } from './lexicon.ts'
import type { MenuPerson } from './person.ts'
import { writerAt } from './writer.ts'

type SmsType = (typeof SMS_TYPES)[number]

/** What a message was understood as, and the text that answers it; null where a person must read it. */
export type MenuAnswer = { topic: Topic; text: string; type: SmsType }

/**
 * Understands a message from a number, with the words as they are taught now, and answers it from the data; null, too,
 * where it is one farmer's own and several share the phone.
 */
export function answerReceived(db: Db, message: { phone: string; text: string }, now: Date): MenuAnswer | null {
  const { person, text, asks } = writerAt(db, message.phone, message.text, now)
  return asks === null ? answerText(db, text, person, now) : null
}

/** The same for a person who is known already. */
export function answerText(db: Db, text: string, person: MenuPerson, now: Date): MenuAnswer | null {
  const code = certificateAsked(text)
  if (code !== null)
    return { topic: 'certificate', text: fitSms([certificateAnswer(db, code, person)]), type: 'general' }
  const field = fieldAsked(text)
  if (field) return { topic: 'weather', text: fitSms(fieldAnswer(db, field, person, now)), type: typeOf('weather') }
  const understood = understand(text, lexiconFor(db, person, text))
  if (understood.kind === 'unknown') return null
  if (understood.kind === 'unsure') {
    const { topic, cropIds } = understood
    const lines = [whichOf(db, cropIds, topic, person)]
    return { topic, text: fitSms(lines), type: typeOf(topic) }
  }
  const { topic, times } = understood.request
  const earlier =
    topic === 'again' ? findMessageTo(db, { phone: person.phone, userId: person.farmerId }, times - 1) : null
  return { topic, text: earlier ?? fitSms(answerRequest(db, understood.request, person, now)), type: typeOf(topic) }
}

const MAX_CHOICES = 4

/** Asks which of several crops is meant. */
function whichOf(db: Db, cropIds: readonly string[], topic: Topic, { language }: MenuPerson) {
  const voice = voiceOf(language)
  const names = cropIds.slice(0, MAX_CHOICES).flatMap((id) => {
    const crop = findCrop(db, id)
    return crop ? [voice.crop(crop.name)] : []
  })
  return voice.say('didYouMean', { crops: names.join(' / '), keyword: voice.keyword(topic) })
}

const SMS_TYPE_OF: Partial<Record<Topic, SmsType>> = { market: 'market_price', weather: 'weather', advice: 'advisory', crops: 'reminder' } // biome-ignore format: one table
const typeOf = (topic: Topic) => SMS_TYPE_OF[topic] ?? 'general'
