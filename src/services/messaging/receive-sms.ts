import type { Db } from '#db/client.ts'
import {
  countAnswersTo,
  countReceivedFrom,
  failWaitingSms,
  findReceivedAt,
  insertReceived,
  type ReceivedRow,
  removeStop,
  setReceivedStatus,
  WHO_WRITES,
  wasToldToWait,
} from '#db/queries/messaging/received.ts'
import { insertSms } from '#db/queries/messaging/sms.ts'
import { isStopped, stopPhone } from '#db/queries/messaging/sms-dispatch.ts'
import type { Instant } from '#domain/dates.ts'
import { withoutHidden } from '#domain/letters.ts'
import { fitSms } from '#domain/messaging/menu/fit-sms.ts'
import { ANSWER_LIMITS } from '#domain/messaging/menu/limits.ts'
import { isYes, TOPICS, type Topic } from '#domain/messaging/menu/topics.ts'
import { type Voice, voiceFor } from '#domain/messaging/menu/voice.ts'
import type { ReceivedStatus } from '#domain/messaging/received.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { objectToChange } from '../people/phone/change-number.ts'
import { touchContact } from '../support/touch-contact.ts'
import { answerText, type MenuAnswer } from './menu/answer-received.ts'
import { chooseByText, chosenLanguageText, isNoChoice, withLanguageQuestion } from './menu/language.ts'
import type { MenuPerson } from './menu/person.ts'
import { type Writer, writerAt } from './menu/writer.ts'

/** A message as a gateway hands it over. */
export type IncomingSms = { gateway: string; gatewayId: string; phone: string; shortCode: string; text: string }

/** What is done about a message: what it was understood as, what becomes of it, and the answer, if there is one. */
type Outcome = {
  status: ReceivedStatus
  answer: Pick<MenuAnswer, 'topic' | 'text' | 'type'> | null
  note?: string
  /** What it is marked with instead of the topic of its answer. */
  mark?: string
}

/** How a message is marked that objects to a change of number; the answer is the account's. */
const OBJECTED = 'number'

const NO_ANSWER: Outcome = { status: 'unanswered', answer: null }

/**
 * Takes a text message that came in: stores it once, however often the gateway hands it over, understands it, and
 * stores the answer, which the dispatcher sends. Run it in a transaction.
 */
export function receiveSms(tx: Db, incoming: IncomingSms, now: Date): { status: ReceivedStatus } {
  const { gateway, gatewayId, shortCode } = incoming
  const at = now.toISOString()
  const phone = dialled(incoming.phone)
  // What turns the text of others round, or hides in it, is no part of a message.
  const text = withoutHidden(incoming.text).slice(0, ANSWER_LIMITS.letters)
  const isPerson = isInternational(phone)
  const before = isPerson ? countReceivedFrom(tx, phone, ago(now, DAY_MS)) : 0
  const writer = isPerson ? writerAt(tx, phone, text, now) : null
  // Whose it is stays open where they are asked.
  const userId = writer && writer.asks === null ? writer.person.farmerId : null
  const row = { gateway, gatewayId, phone, shortCode, text, userId, createdAt: at }
  const received = insertReceived(tx, { ...row, status: 'unanswered' })
  if (!received) return { status: findReceivedAt(tx, gateway, gatewayId)!.status }
  if (userId) touchContact(tx, userId, at)
  if (isPerson && objectToChange(tx, { phone, text }, now))
    return settle(tx, received, { status: 'answered', answer: null, mark: OBJECTED }, at)
  const outcome = writer && before < ANSWER_LIMITS.receivedADay ? outcomeOf(tx, received, writer, now) : NO_ANSWER
  return settle(tx, received, outcome, at)
}

function settle(tx: Db, { id, phone, userId }: ReceivedRow, { status, answer, note, mark }: Outcome, at: Instant) {
  setReceivedStatus(tx, id, { status, keyword: mark ?? answer?.topic ?? null })
  const message = answer?.text || note
  // '' is due before everything else: somebody waits with the phone in the hand.
  if (message) insertSms(tx, { userId, phone, message, type: answer?.type ?? 'general', answersId: id, isUrgent: true, dueAt: '', createdAt: at }) // biome-ignore format: one row
  return { status }
}

function outcomeOf(tx: Db, { phone }: ReceivedRow, writer: Writer, now: Date): Outcome {
  const { text, asks, isTold } = writer
  const wasStopped = isStopped(tx, phone)
  const chosen = asks !== null || writer.isAny ? null : chooseByText(tx, writer, now)
  const person = chosen ?? writer.person
  const said = chosen || !isNoChoice(tx, writer, now) ? text : TOPICS.language.keyword
  const answer = chosen
    ? languageAnswer(chosen)
    : answerText(tx, wasStopped && isYes(text) ? TOPICS.start.keyword : said, person, now)
  const room = roomForAnswers(tx, phone, now)
  const mayAnswer = room > 0
  const { say } = voiceFor(person)
  const mark = isTold ? { mark: WHO_WRITES } : {}
  if (asks !== null && !wasStopped)
    return {
      status: mayAnswer ? 'answered' : 'unanswered',
      answer: null,
      ...(mayAnswer && { note: asks }),
      mark: WHO_WRITES,
    }
  if (!answer) {
    const isTold = wasStopped || !mayAnswer || wasToldToWait(tx, phone, ago(now, HOUR_MS))
    return {
      status: 'waiting',
      answer: null,
      ...(!isTold && { note: withLanguageQuestion(tx, person, { text: fitSms([say('waiting')]), mayAsk: true }, now) }),
    }
  }
  const { topic } = answer
  if (topic === 'stop') stop(tx, phone, now)
  if (topic === 'start') removeStop(tx, phone)
  const isWanted = topic === 'start' || topic === 'help' || !wasStopped
  if (!isWanted || !mayAnswer) return { status: 'unanswered', answer: { ...answer, text: '' } }
  // Who writes very much is told why there is silence then.
  const isLast = room === 1 && topic !== 'stop' && topic !== 'start'
  if (isLast) return { status: 'answered', answer: { ...answer, text: tooMany(tx, phone, say, now) }, ...mark }
  const sent = withLanguageQuestion(tx, person, { text: answer.text, mayAsk: !ALONE.includes(topic) }, now)
  return { status: 'answered', answer: { ...answer, text: sent }, ...mark }
}

/** Answers that have nothing behind them. */
const ALONE: readonly Topic[] = ['stop', 'start', 'help', 'language']

const languageAnswer = (person: MenuPerson): MenuAnswer => ({
  topic: 'language',
  text: chosenLanguageText(person),
  type: 'general',
})

const tooMany = (tx: Db, phone: string, say: Voice['say'], now: Date) =>
  fitSms([say('tooMany', { count: String(countReceivedFrom(tx, phone, ago(now, HOUR_MS))) })])

/** Nothing is sent to the number from now on, not even what waits. */
function stop(tx: Db, phone: string, now: Date) {
  stopPhone(tx, phone, now.toISOString())
  failWaitingSms(tx, phone)
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** How many more answers a number may get by itself, so that two machines cannot talk for ever. */
const roomForAnswers = (tx: Db, phone: string, now: Date) =>
  Math.min(
    ANSWER_LIMITS.anHour - countAnswersTo(tx, phone, ago(now, HOUR_MS)),
    ANSWER_LIMITS.aDay - countAnswersTo(tx, phone, ago(now, DAY_MS)),
  )
