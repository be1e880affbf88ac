import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../languages.ts'
import type { SmsTexts } from '../messaging/broadcast.schema.ts'
import { fitsPlainLetters, inOnePart, plainText } from '../messaging/gsm/sms-text.ts'
import type { NotificationPriority } from '../messaging/notification.ts'
import { type Notice, noticeOf } from '../messaging/notification-kinds.ts'
import { noticeIn, notificationWordsIn, readerOf } from '../messaging/notification-languages.ts'
import { filled, type RenderedNotice } from '../messaging/render-notification.ts'
import { isServed } from '../people/language/served-languages.ts'
import type { Severity } from './alert.ts'

type Written = { title: string; description: string; location: string; severity: Severity }

/** The notification of an alert that somebody wrote. */
export const writtenAlertNotice = ({ title, description, location, severity }: Written) =>
  noticeOf('weatherAlert', { title, description, place: location.split(',')[0]! }, PRIORITIES[severity])

const PRIORITIES: Record<Severity, NotificationPriority> = { danger: 'high', warning: 'medium', info: 'low' }

/** The text messages of a danger: in English, and in each language that says it otherwise. */
export function weatherSms(notice: Notice): SmsTexts {
  const english = smsIn('en', notice)
  const others = LANGUAGE_IDS.filter(isServed).map((id) => [LANGUAGES[id].word, smsIn(id, notice)])
  return { ...Object.fromEntries(others.filter(([, text]) => text !== english)), english }
}

const smsIn = (language: LanguageId, notice: Notice) =>
  notice.kind === 'weatherAlert' ? writtenSms(language, notice) : forecastSms(language, notice)

/** In the recipient's language, or in English where its script does not fit. */
function forecastSms(language: LanguageId, notice: Notice) {
  const own = smsOf(noticeIn(language, notice))
  return inOnePart(plainText(fitsPlainLetters(own) ? own : smsOf(noticeIn('en', notice))))
}

/** As it was written; in a script that a simple phone cannot show it only says where. */
function writtenSms(language: LanguageId, { params }: Notice<'weatherAlert'>) {
  const { title, description: message } = params
  if (/[A-Za-z]{2}/.test(plainText(title))) return inOnePart(plainText(smsOf({ title, message })))
  const place = plainText(params.place)
  const own = filled(notificationWordsIn(language).weatherAlert.sms, { place }, readerOf(language))
  const english = filled(notificationWordsIn('en').weatherAlert.sms, { place }, readerOf('en'))
  return fitsPlainLetters(own) ? plainText(own) : english
}

const smsOf = ({ title, message }: RenderedNotice) => `Kuu: ${title.replace(/[.!]+$/, '')}. ${message}`
