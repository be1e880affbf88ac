import { HIDDEN_CODE, PHONE_CODE } from '#domain/people/phone/phone-proof.ts'

/**
 * The texts of messages with a code, by the id of the message, until they have been sent. They are in the memory of the
 * process alone: no table, list, export or backup has the code. A server that is started anew has none, so that such a
 * message fails and another code is asked for.
 */
const texts = new Map<string, { text: string; until: number }>()

export function keepCodeText(smsId: string, text: string, now: Date) {
  for (const [id, { until }] of texts) if (until <= now.getTime()) texts.delete(id)
  texts.set(smsId, { text, until: now.getTime() + PHONE_CODE.lifeMs })
}

type Message = { id: string; message: string; senderId: string | null }

/** What a message says to its phone; null where it holds a code that is not known any more, or worth nothing. */
export function textToSend({ id, message, senderId }: Message, now: Date): string | null {
  if (senderId !== null || !message.includes(HIDDEN_CODE)) return message
  const kept = texts.get(id)
  return kept && kept.until > now.getTime() ? kept.text : null
}
