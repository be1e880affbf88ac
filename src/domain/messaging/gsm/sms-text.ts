import { gsmOnly, isGsmSpelled } from './gsm-text.ts'
import { smsParts, unitsOf } from './sms-parts.ts'

/** The letters of a text message of one part. */
export const ONE_PART = 160

/** A text in letters that every phone has, in one line, for messages and screens that are in GSM-7. */
export const plainText = (text: string) => gsmOnly(inCode(text)).replace(/\s+/g, ' ').trim()

/** '€5' as the other currencies are written: in GSM-7 the sign counts twice, and some gateways lose it. */
const inCode = (text: string) => text.replace(/\u20ac\s?(?=\d)/g, 'EUR ').replace(/(\d)\s?\u20ac/g, '$1 EUR')

/** Whether a text keeps all its letters when it is made plain: one in another script does not. */
export const fitsPlainLetters = isGsmSpelled

/** A plain text that fits into one message; what is too long ends after a whole word. */
export function inOnePart(plain: string) {
  if (smsParts(plain).parts <= 1) return plain
  const room = within(plain, ONE_PART - 3)
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), room.length / 2)).trimEnd()}...`
}

/** As much of a plain text as takes this many units of GSM-7. */
function within(plain: string, units: number) {
  let [used, kept] = [0, '']
  for (const sign of plain) {
    used += unitsOf(sign)
    if (used > units) break
    kept += sign
  }
  return kept
}
