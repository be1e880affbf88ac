import type { LanguageId } from '../languages.ts'
import { smsAmount } from '../messaging/delivery/notice-sms.ts'
import { fitsPlainLetters, inOnePart, plainText } from '../messaging/gsm/sms-text.ts'
import type { Notice } from '../messaging/notification-kinds.ts'
import { notificationWordsIn, readerOf } from '../messaging/notification-languages.ts'
import type { Reader } from '../messaging/notification-params.ts'
import { filled, wordValues } from '../messaging/render-notification.ts'

type PriceNotice = Notice<'priceAbove' | 'priceBelow'>

/**
 * The text message of a price that a farmer waited for, in her language, or in English where the script of her language
 * or a name does not fit: at most 160 characters of GSM-7, so the currency is its code and names are ASCII.
 */
export const priceSms = (language: LanguageId, notice: PriceNotice) => ownSms(language, notice) ?? englishSms(notice)

function ownSms(language: LanguageId, notice: PriceNotice): string | null {
  const reader = readerOf(language)
  const ownName = reader.cropName(notice.params.crop)
  const crop = plainName(fitsPlainLetters(ownName) ? ownName : notice.params.crop)
  const names = { crop, market: plainName(notice.params.market) }
  if (!names.crop || !names.market) return null
  const text = smsOf(language, notice, reader, names)
  return fitsPlainLetters(text) ? inOnePart(plainText(text)) : null
}

const englishSms = (notice: PriceNotice) =>
  smsOf('en', notice, readerOf('en'), {
    crop: plainName(notice.params.crop) || 'your crop',
    market: plainName(notice.params.market) || 'the market',
  })

function smsOf(language: LanguageId, notice: PriceNotice, reader: Reader, names: { crop: string; market: string }) {
  const { price, limit } = notice.params
  const values = {
    ...wordValues(notice, reader),
    ...names,
    price: smsAmount(price, reader),
    limit: smsAmount(limit, reader),
  }
  return filled(notificationWordsIn(language)[notice.kind].sms, values, reader)
}

/** As much of a name as leaves room for the rest. */
const MAX_OF_A_NAME = 28
const plainName = (name: string) => plainText(name).slice(0, MAX_OF_A_NAME).trim()
