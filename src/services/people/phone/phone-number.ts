import examples from 'libphonenumber-js/examples.mobile.json'
import {
  getCountryCallingCode,
  getExampleNumber,
  type CountryCode as PhoneCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { parseInput } from '#domain/contract.ts'
import { renumberedPhone, storedPhone } from '#domain/people/phone.schema.ts'
import { dialled } from '#domain/phone.ts'
import { countryAt } from '#domain/places/locate.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { renumbered } from './renumbered.ts'

/**
 * A phone number in international form, however it was typed; null for any other text and for one of a plan that ended.
 * One that no list knows is taken if it is as long as the country's mobile numbers: operators give out new ones faster
 * than any list says so.
 */
function parsed(typed: string, country: CountryCode | null) {
  const number = parsePhoneNumberFromString(dialled(typed), (country ?? undefined) as PhoneCountry | undefined)
  if (!number || renumbered(number.countryCallingCode, number.nationalNumber)) return null
  return number.isValid() || isAsLongAsMobiles(number) ? number : null
}

function isAsLongAsMobiles(number: PhoneNumber) {
  const [country] = number.getPossibleCountries()
  const mobile = country && getExampleNumber(country, examples)
  return mobile?.nationalNumber.length === number.nationalNumber.length
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
  const country = countryAt(place)
  const isLocal = country === null && !dialled(typed).startsWith('+')
  return isLocal ? dialled(typed) : (parsed(typed, country)?.number ?? null)
}

/** The same, which refuses what is no number, and says what an old one is now. */
export function phoneAt(place: string | null | undefined, typed: string): string {
  const phone = knownPhone(place, typed)
  const now = phone === null ? numberNow(countryAt(place), typed) : null
  return parseInput(now ? renumberedPhone(now) : storedPhone, { phone }).phone
}

/** What a number that its country no longer has is likely to be now: 'Benin' and '01 97 12 34 56'; null for others. */
function numberNow(country: CountryCode | null, typed: string) {
  const number = parsePhoneNumberFromString(dialled(typed), (country ?? undefined) as PhoneCountry | undefined)
  const found = number && renumbered(number.countryCallingCode, number.nationalNumber)
  const now = found && parsed(`+${number.countryCallingCode}${found.number}`, found.country)
  return now ? { country: COUNTRIES[found.country].name, number: spelled(now) } : null
}

/** As people of its country write it: Ivorians in pairs, of which libphonenumber-js 1.13.16 runs the last two together. */
const spelled = (number: PhoneNumber): string =>
  number.country === 'CI' ? number.nationalNumber.replace(/(\d\d)(?=\d)/g, '$1 ') : number.formatNational()

/** The code by which a country is called, without '+'. */
export const callingCodeOf = (country: CountryCode): string => getCountryCallingCode(country as PhoneCountry)
