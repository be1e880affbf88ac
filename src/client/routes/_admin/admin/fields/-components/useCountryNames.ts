import { useMemo } from 'react'
import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { LANGUAGES } from '#domain/languages.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'

/** Names countries in the reader's language (CLDR); in English where the browser has no names in it. */
export function useCountryNames(): (country: CountryCode) => string {
  const { locale } = LANGUAGES[useLanguage()]
  return useMemo(() => {
    const isKnown = Intl.DisplayNames.supportedLocalesOf(locale).length > 0
    const names = isKnown ? new Intl.DisplayNames(locale, { type: 'region' }) : null
    return (country) => names?.of(country) ?? COUNTRIES[country].name
  }, [locale])
}
