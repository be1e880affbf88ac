import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { listCatalogue } from '#db/queries/crops/crops.ts'
import { findInboxMessage, putTaughtWord } from '#db/queries/messaging/inbox.ts'
import { insertSms } from '#db/queries/messaging/sms.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import type { HandledMessage, teachWordInput } from '#domain/messaging/menu/inbox.schema.ts'
import { hasMeaning, TAUGHT_KEYWORDS, taughtForm } from '#domain/messaging/taught-word.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { answerReceived } from '../menu/answer-received.ts'
import { listMenuPlaces } from '../menu/lexicon.ts'
import { getWaiting, handle } from './waiting-message.ts'

type Taught = z.infer<typeof teachWordInput>

/**
 * Says what a word means, for all messages from then on, and answers the message that had it. One that still says too
 * little waits on.
 */
export function teachWord(tx: Db, taught: Taught, { user, now }: Pick<Actor, 'user' | 'now'>): HandledMessage {
  const { id, word, meaning, value } = taught
  const received = getWaiting(tx, id)
  refuseWrongMeaning(tx, taught)
  const createdAt = now().toISOString()
  const meant = meaning === 'place' ? placeNamed(tx, value) : value
  putTaughtWord(tx, { word: taughtForm(word), meaning, value: meant, taughtBy: user.id, createdAt })
  const { phone, farmer, message } = received
  const answer = isStopped(tx, phone) ? null : answerReceived(tx, { phone, text: message }, now())
  if (!answer?.text) return { ...findInboxMessage(tx, id)!, answer: null }
  const { text, type, topic } = answer
  insertSms(tx, { userId: farmer?.id ?? null, phone, message: text, type, answersId: id, isUrgent: true, createdAt }) // biome-ignore format: one row
  return { ...handle(tx, id, { user, now, keyword: topic }), answer: text }
}

/** A word keeps the meaning that everybody knows, and a new meaning must be one of ours. */
function refuseWrongMeaning(tx: Db, { word, meaning, value }: Taught) {
  const crops = listCatalogue(tx)
  const isCropName = crops.some(({ name }) => taughtForm(name) === taughtForm(word))
  if (hasMeaning(word) || isCropName) throw problem('wordHasMeaning')
  if (meaning === 'crop' && !crops.some((crop) => crop.id === value)) throw problem('unknownMeaning')
  if (meaning === 'keyword' && !TAUGHT_KEYWORDS.some((topic) => topic === value)) throw problem('unknownMeaning')
}

/** A place as the data calls it, however it is written: 'gbarnga' is 'Gbarnga', and 'Lagos' is 'Lagos, Nigeria'. */
function placeNamed(tx: Db, value: string) {
  const isNamed = (name: string | undefined) => name !== undefined && taughtForm(name) === taughtForm(value)
  const place = listMenuPlaces(tx).find((each) => isNamed(each) || isNamed(each.split(',')[0]))
  if (place === undefined) throw problem('unknownMeaning')
  return place
}
