import type { CountryCode } from '../../places.ts'

/** Countries of ours with an IBAN, and its length (SWIFT IBAN registry, release 100). */
const IBAN_LENGTH: Partial<Record<CountryCode, number>> = {
  DJ: 27,
  EG: 29,
  LY: 25,
  MU: 30,
  SC: 31,
  SD: 18,
  SO: 23,
  ST: 25,
  TN: 24,
}

/** Countries in which every bank numbers its accounts alike: Nigeria's NUBAN (Central Bank of Nigeria, 2010). */
const DIGITS: Partial<Record<CountryCode, number>> = { NG: 10 }
const FEWEST = 6
const MOST = 24

/** The number of a bank account as it is stored, without spaces and dashes; null where it cannot be one of the country. */
export function bankNumberOf(country: CountryCode, typed: string): string | null {
  const number = typed.toUpperCase().replaceAll(/[\s.\p{Pd}]/gu, '')
  if (/^[A-Z]{2}\d{2}/.test(number)) return isIban(country, number) ? number : null
  const digits = DIGITS[country]
  if (!/^\d+$/.test(number) || number.length < FEWEST || number.length > MOST) return null
  return digits === undefined || number.length === digits ? number : null
}

function isIban(country: CountryCode, number: string): boolean {
  const length = IBAN_LENGTH[country]
  const hasLength = length === undefined ? number.length >= 15 && number.length <= 34 : number.length === length
  return number.startsWith(country) && hasLength && /^[A-Z0-9]+$/.test(number) && remainder(number) === 1
}

/** ISO 7064, modulo 97: the first four signs stand last, letters count from 10. */
function remainder(number: string): number {
  const digits = (number.slice(4) + number.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
