import type { CountryCode } from '../places.ts'

/** The number that sends prices by text message; fixed by the specification. */
export const SMS_SHORT_CODE = '40404'

/** Whom a farmer calls or writes to in an emergency, and the number that sends prices by text message. */
export type Hotlines = { disease: string | null; weather: string | null; whatsapp: string | null; sms: string }

/** The numbers that an administrator set, for all countries or for one. None is a number: we never invent one. */
export type HotlineNumbers = { [K in keyof Hotlines]: string | null }
export type HotlineSettings = {
  everywhere: HotlineNumbers
  countries: (HotlineNumbers & { country: CountryCode })[]
}

export const NO_NUMBERS: HotlineNumbers = { disease: null, weather: null, whatsapp: null, sms: null }

/**
 * The numbers of a country: its own, else those for all. Prices come from the code of the specification where none is
 * set.
 */
export function hotlinesIn(country: CountryCode | null, { everywhere, countries }: HotlineSettings): Hotlines {
  const own = countries.find((each) => each.country === country) ?? NO_NUMBERS
  return {
    disease: own.disease ?? everywhere.disease,
    weather: own.weather ?? everywhere.weather,
    whatsapp: own.whatsapp ?? everywhere.whatsapp,
    sms: own.sms ?? everywhere.sms ?? SMS_SHORT_CODE,
  }
}
