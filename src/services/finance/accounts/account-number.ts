import {
  getCountryCallingCode,
  type CountryCode as PhoneCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CountryCode } from '#domain/places.ts'

/** Providers that are banks: their accounts have numbers of their own. */
const BANKS = ['Kuda', 'GTBank', 'FirstBank', 'UBA', 'Access Bank']

/**
 * A phone number of a country in international form, however it was typed; null for any other text. Its length is
 * checked, and not whether an operator gives out such numbers: that changes faster than any list of it.
 */
export function phoneOf(country: CountryCode, typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, country as PhoneCountry)
  if (!number?.isPossible() || number.countryCallingCode !== getCountryCallingCode(country as PhoneCountry)) return null
  return number.number
}

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
