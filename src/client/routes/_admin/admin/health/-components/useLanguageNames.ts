import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ADVISORY_LANGUAGES } from '#domain/advice/advisory.ts'

/** Names a language that advice is written in by its word of the database. */
export function useLanguageNames() {
  const t = useTranslations('desk.language')
  return (word: string) => {
    const language = ADVISORY_LANGUAGES.find((each) => each === word)
    return language ? t(language) : word
  }
}
