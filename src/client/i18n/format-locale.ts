import { LANGUAGES, type LanguageId } from '#domain/languages.ts'

const KINDS: { supportedLocalesOf: (locale: string) => string[] }[] = [
  Intl.DateTimeFormat,
  Intl.NumberFormat,
  Intl.PluralRules,
]

/**
 * The locale of a language's dates, numbers and plurals. Without data for it (Chromium lacks the dates of Hausa) a
 * browser would silently use the phone's locale; the English one is the better choice.
 */
export function formatLocale(language: LanguageId): string {
  const { locale } = LANGUAGES[language]
  return KINDS.every((kind) => kind.supportedLocalesOf(locale).length > 0) ? locale : LANGUAGES.en.locale
}
