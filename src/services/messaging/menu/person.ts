import type { FarmerAtPhone } from '#db/queries/people/phones.ts'
import { countryOf } from '#domain/country-names.ts'
import type { LanguageId } from '#domain/languages.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import { countryOfPhone } from '#domain/messaging/menu/calling-codes.ts'
import { languageOfAccount } from '#domain/people/language/reader-language.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import { weatherPlaceOf } from '#domain/places/weather-place.ts'
import { COUNTRIES, type CountryCode, type Currency } from '#domain/places.ts'
import { firstCityOf } from '#domain/weather/cities.ts'

/** Who asks the menu; `farmerId` is null for a number that nobody registered. */
export type MenuPerson = {
  phone: string
  farmerId: string | null
  name: string
  language: LanguageId
  /** Whether days are said by the Ethiopian calendar. */
  isEthiopian: boolean
  /** Whether that is the account's, or was chosen, or is that of the profile which names the number. */
  isLanguageKnown: boolean
  country: CountryCode | null
  currency: Currency
  /** The city whose weather is told; null where it is not known. */
  place: string | null
}

type SpokenLanguage = Pick<MenuPerson, 'language' | 'isLanguageKnown'>
const ENGLISH: SpokenLanguage = { language: 'en', isLanguageKnown: false }

/**
 * A farmer at a number; undefined for a number that nobody registered. `spoken` is the language of the number, which an
 * account without a chosen one reads in.
 */
export function personOf(phone: string, farmer: FarmerAtPhone | undefined, spoken = ENGLISH): MenuPerson {
  const country = countryOf(farmer?.location) ?? countryOfPhone(phone)
  if (farmer) {
    const { id: farmerId, fullName: name } = farmer
    const place = farmer.preferredLocation || weatherPlaceOf(farmer.location) || firstCityOf(country)
    const language =
      languageOfAccount(farmer) ?? (spoken.isLanguageKnown ? spoken.language : servedLanguage(farmer.language))
    const isEthiopian = farmer.ethiopianCalendar === 1
    return { phone, farmerId, name, language, isEthiopian, isLanguageKnown: true, country, currency: homeCurrency(farmer), place } // biome-ignore format: one row
  }
  const currency = country ? COUNTRIES[country].currency : homeCurrency({ location: null, preferredLocation: '' })
  return {
    phone,
    farmerId: null,
    name: '',
    isEthiopian: false,
    ...spoken,
    country,
    currency,
    place: firstCityOf(country),
  }
}
