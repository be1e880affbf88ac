import { isGsm } from '../sms-parts.ts'

/** How signs outside of GSM-7 are written with those in it. Currencies keep their meaning. */
const INSTEAD: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '₦': 'NGN ',
  '₵': 'GHS ',
  '⁄': '/',
  '×': 'x',
  ç: 'c',
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ŋ: 'ng',
  Ŋ: 'Ng',
  œ: 'oe',
  Œ: 'OE',
}

/**
 * The same text with as many signs of GSM-7 as it can have: a curly apostrophe alone cuts a part from 160 characters to
 * 70. What has no spelling there, such as Ethiopic or a picture, stays: no word is lost.
 */
export const smsSafe = (text: string) =>
  [...text.normalize('NFC').replaceAll('GH₵', 'GHS ')]
    .map((sign) => (isGsm(sign) ? sign : (INSTEAD[sign] ?? withoutMarks(sign))))
    .join('')
    .normalize('NFC')
    .replaceAll(/ {2,}/g, ' ')

/** 'ọ' is 'o' below its dot. */
function withoutMarks(sign: string) {
  const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain !== '' && [...plain].every(isGsm) ? plain : sign
}
