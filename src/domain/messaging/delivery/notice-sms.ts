import type { LanguageId } from '../../languages.ts'
import { exactDecimalsOf } from '../../money.ts'
import { plainAmount } from '../../operations/formats/plain-amount.ts'
import type { Currency } from '../../places.ts'
import { fitsPlainLetters, inOnePart, plainText } from '../gsm/sms-text.ts'
import type { Notice } from '../notification-kinds.ts'
import { notificationWordsIn, readerOf } from '../notification-languages.ts'
import type { Reader } from '../notification-params.ts'
import { filled, wordValues } from '../render-notification.ts'

type Amount = { minor: number; currency: Currency }
const isAmount = (value: unknown): value is Amount => typeof value === 'object' && value !== null && 'minor' in value

/** An amount as a text message says it. */
export const smsAmount = (amount: Pick<Amount, 'minor'> & { currency: string }, { writing }: Pick<Reader, 'writing'>) =>
  plainAmount(writing, amount, exactDecimalsOf(amount.minor, amount.currency))

/**
 * What a notification says, as a text message, in words of its own where it has them: at most 160 characters of GSM-7, in the reader's language, or in English
 * where its script does not fit.
 */
export const noticeSms = (language: LanguageId, notice: Notice, isEthiopian = false): string => {
  const own = messageIn(language, notice, isEthiopian)
  return inOnePart(plainText(fitsPlainLetters(own) ? own : messageIn('en', notice)))
}

function messageIn(language: LanguageId, notice: Notice, isEthiopian = false) {
  const reader = readerOf(language, isEthiopian)
  const amounts = Object.entries(notice.params).flatMap(([name, value]) => isAmount(value) ? [[name, smsAmount(value, reader)]] : []) // biome-ignore format: one list
  const values = { ...wordValues(notice, reader), ...(Object.fromEntries(amounts) as Record<string, string>) }
  const words = notificationWordsIn(language)[notice.kind]
  return 'sms' in words ? filled(words.sms, values, reader) : `Kuu: ${filled(words.message, values, reader)}`
}
