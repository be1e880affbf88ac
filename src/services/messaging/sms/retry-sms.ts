import type { Db } from '#db/client.ts'
import { findSms } from '#db/queries/messaging/sms.ts'
import { requeueSms } from '#db/queries/messaging/sms-dispatch.ts'
import type { SmsMessage } from '#domain/messaging/sms.schema.ts'
import { withoutStartCode } from '#domain/people/start-codes/start-code-sms.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'

/** Tries a message again that failed. */
export function retrySms(tx: Db, { id }: { id: string }, { now }: Pick<Actor, 'now'>): SmsMessage {
  if (!findSms(tx, id)) throw problem('notFound')
  const again = requeueSms(tx, id, now().toISOString())
  if (!again) throw problem('smsNotFailed')
  return withoutStartCode(again)
}
