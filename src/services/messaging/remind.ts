import type { Db } from '#db/client.ts'
import { getPreferences } from '#db/queries/messaging/preferences.ts'
import { insertSms } from '#db/queries/messaging/sms.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import { hasProved } from '#db/queries/people/proved-phones.ts'
import { findUser } from '#db/queries/people/users.ts'
import { noticeSms } from '#domain/messaging/delivery/notice-sms.ts'
import type { Notice } from '#domain/messaging/notification-kinds.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { type NamedPeople, notify } from './notify.ts'

/**
 * Notifies somebody of what must not wait for the app to be opened, as money that falls due, and says it by a text message
 * too where text messages are wanted. Its words name nobody else. The message waits for the hours of the day, as advice does.
 */
export function remind(tx: Db, userId: string, notice: Notice, now: Date, people?: NamedPeople) {
  notify(tx, userId, notice, now, people)
  const user = findUser(tx, userId)
  const phone = dialled(user?.phone ?? '')
  const { smsUpdates, ethiopianCalendar } = getPreferences(tx, userId)
  const isWanted = user?.isActive && smsUpdates
  // Somebody's money is not told to a number that may be a stranger's.
  if (!isWanted || !isInternational(phone) || !hasProved(tx, userId, phone) || isStopped(tx, phone)) return
  const at = now.toISOString()
  const message = noticeSms(servedLanguage(user.language), notice, ethiopianCalendar)
  insertSms(tx, { userId, phone, message, type: 'reminder', dueAt: at, createdAt: at })
}
