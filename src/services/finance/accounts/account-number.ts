import type { CountryCode } from '#domain/places.ts'
import { phoneOf } from '../../people/phone/phone-number.ts'

/** Providers that are banks: their accounts have numbers of their own. */
const BANKS = ['Kuda', 'GTBank', 'FirstBank', 'UBA', 'Access Bank']

/** The number of an account as it is stored; null where its provider needs a phone number of the country. */
export function accountNumberOf(
  country: CountryCode,
  provider: string,
  isListed: boolean,
  typed: string,
): string | null {
  if (BANKS.includes(provider)) return /^\d{6,20}$/.test(typed.replace(/\s/g, '')) ? typed.replace(/\s/g, '') : null
  return phoneOf(country, typed) ?? (isListed ? null : typed)
}
