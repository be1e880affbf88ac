import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { getPreferences } from '#db/queries/messaging/preferences.ts'
import { insertSms } from '#db/queries/messaging/sms.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import { readFarmer } from '#db/queries/people/farmers.ts'
import { fillSms, firstNameOf } from '#domain/messaging/delivery/sms-group.ts'
import type { SmsMessage, sendSmsInput } from '#domain/messaging/sms.schema.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

type Sender = Pick<Actor, 'user' | 'now'>

/** Stores a text message, which waits to be sent. Whoever wants no text messages gets none. */
export function sendSms(
  tx: Db,
  input: Omit<z.infer<typeof sendSmsInput>, 'filter'>,
  { user, now }: Sender,
): SmsMessage {
  const { userId, type } = input
  const phone = dialled(input.phone ?? phoneOf(tx, userId!))
  if (!isInternational(phone)) throw problem('phoneNotInternational')
  if (userId !== null && input.phone !== null) phoneOf(tx, userId)
  if (userId !== null && !getPreferences(tx, userId).smsUpdates) throw problem('smsUnwanted')
  if (isStopped(tx, phone)) throw problem('phoneStopped')
  const message = textFor(tx, input)
  const createdAt = now().toISOString()
  return insertSms(tx, { userId, phone, message, type, senderId: user.id, dueAt: createdAt, createdAt })
}

/** The text with the person's first name filled in; what is known of groups alone, or of nobody, has to be written out. */
function textFor(tx: Db, { userId, message }: Pick<z.infer<typeof sendSmsInput>, 'userId' | 'message'>) {
  const farmer = userId === null ? null : readFarmer(tx, userId)
  const text = fillSms(message, { name: farmer ? firstNameOf(farmer.fullName) : null, crop: null, price: null })
  if (text === null) throw problem('smsWordUnknown')
  return text
}

/** The phone of a farmer, who must be there and have one. */
function phoneOf(tx: Db, userId: string): string {
  const farmer = readFarmer(tx, userId)
  if (!farmer) throw problem('notFound')
  if (!farmer.phone?.trim()) throw problem('noPhone')
  return farmer.phone
}
