import {
  getCountryCallingCode,
  type CountryCode as PhoneCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { parseInput } from '#domain/contract.ts'
import { storedPhone } from '#domain/people/phone.schema.ts'
import { dialled } from '#domain/phone.ts'
import { type CountryCode, countryOf } from '#domain/places.ts'

/**
 * A phone number in international form, however it was typed; null for any other text. Its length is checked, and not
 * whether an operator gives out such numbers: that changes faster than any list of it.
 */
function parsed(typed: string, country: CountryCode | null) {
  const number = parsePhoneNumberFromString(dialled(typed), (country ?? undefined) as PhoneCountry | undefined)
  return number?.isPossible() ? number : null
}

/** The same for a number of one country only. */
export function phoneOf(country: CountryCode, typed: string): string | null {
  const number = parsed(typed, country)
  return number?.countryCallingCode === getCountryCallingCode(country as PhoneCountry) ? number.number : null
}

/**
 * The phone number of somebody at a place, as it is stored: of that country as it is dialled there, or of any with +
 * and its code. Without a known country a number without its code stays as it was dialled. Null for what is no number.
 */
export function knownPhone(place: string | null | undefined, typed: string): string | null {
  const country = countryOf(place)
  const isLocal = country === null && !dialled(typed).startsWith('+')
  return isLocal ? dialled(typed) : (parsed(typed, country)?.number ?? null)
}

/** The same, which refuses what is no number. */
export const phoneAt = (place: string | null | undefined, typed: string): string =>
  parseInput(storedPhone, { phone: knownPhone(place, typed) }).phone

/** The code by which a country is called, without '+'. */
export const callingCodeOf = (country: CountryCode): string => getCountryCallingCode(country as PhoneCountry)
