import type { CountryCode } from '#domain/places.ts'
import { callingCodeOf } from '#services/people/phone/phone-number.ts'

/** The market of a phone number, by the code of its country; no such code begins another one. */
export function marketOf<M extends { country: CountryCode }>(markets: readonly M[], phone: string): M {
  const found = markets.find(({ country }) => phone.startsWith(`+${callingCodeOf(country)}`))
  return found ?? markets[0]!
}

/** A number as it is dialled within its country, without the country's code and without a leading zero. */
export const nationalNumberOf = (phone: string, country: CountryCode) =>
  phone.replace(new RegExp(`^\\+?${callingCodeOf(country)}`), '')
