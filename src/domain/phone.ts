import { withAsciiDigits } from './letters.ts'

/**
 * A number as people write and paste it, in the form that can be dialled: '+231770000000'. Digits of every script count;
 * blanks, brackets, dashes of every kind and signs that nobody sees do not. What a spreadsheet makes of a number
 * ('712345678.0') is that number, and so is one behind the mark by which it keeps a cell as text ("'0712345678").
 */
export const dialled = (written: string) =>
  withAsciiDigits(written.normalize('NFKC'))
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/^[='"`\u2018\u2019\u201c]+|['"\u2019\u201d]+$/g, '')
    .replace(/^(\+?\d{6,15})[.,]0+$/, '$1')
    .replace(/^(.+?)\(0\)/, (start: string, code: string) => (KEEPS_ZERO.test(code) ? start : code))
    .replace(/[().\p{Pd}\u2212]/gu, '')
    .replace(/^00/, '+')

/** Whether more than blanks, brackets and hyphens of a typed number is written otherwise to dial it. */
export const isRewritten = (written: string) => dialled(written) !== written.trim().replace(/[ ()-]/g, '')

/** Ivory Coast, Benin, the Republic of the Congo and, in its old numbers, Gabon: the zero before a number belongs to it. */
const KEEPS_ZERO = /^(?:\+|00)(?:225|229|242|241)/

/** A number that is the same from everywhere: +, the country code, at most 15 digits (ITU-T E.164). */
export const isInternational = (number: string) => /^\+[1-9]\d{6,14}$/.test(number)

/** The short code of a hotline, which one country's networks know. */
export const isShortCode = (number: string) => /^\d{3,6}$/.test(number)

/** For reading: an international number in groups of three, for every country alike. */
export const spoken = (number: string) =>
  isInternational(number) ? number.replace(/(\d{3})(?=\d{2})/g, '$1 ') : number
