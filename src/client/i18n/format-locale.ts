import { LANGUAGES, type LanguageId } from '#domain/languages.ts'

const KINDS: { supportedLocalesOf: (locale: string) => string[] }[] = [
  Intl.DateTimeFormat,
  Intl.NumberFormat,
  Intl.PluralRules,
]

/**
 * The locale of a language's dates, numbers and plurals. Where the browser has no data for it (Chromium has none for
 * the dates of Hausa), it would silently take the phone's own; the English locale is the better guess.
 */
export function formatLocale(language: LanguageId): string {
  const { locale } = LANGUAGES[language]
  return KINDS.every((kind) => kind.supportedLocalesOf(locale).length > 0) ? locale : LANGUAGES.en.locale
}
