import { LANGUAGES, type LanguageId } from '#domain/languages.ts'

/**
 * The locale of the plurals of a language's messages. Without data for it a browser would silently use the phone's
 * locale; the English one is the better choice. Days, amounts and lists are written by our own tables (`useFormat`).
 */
export function formatLocale(language: LanguageId): string {
  const { locale } = LANGUAGES[language]
  return Intl.PluralRules.supportedLocalesOf(locale)[0] ?? LANGUAGES.en.locale
}
