import { useEffect, useState } from 'react'
import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { hasFewWords } from '#domain/people/language/offered-languages.ts'
import classes from './AdminFrame.module.css'

/** Says that most of these pages are in English, to who reads a language that has no words of theirs yet. */
export function UntranslatedNotice() {
  const t = useTranslations('admin')
  const language = useLanguage()
  const isTranslated = useTranslatedDesk(language)
  if (isTranslated) return null
  return <p className={classes.untranslated}>{t('untranslated', { language: LANGUAGES[language].name })}</p>
}

function useTranslatedDesk(language: LanguageId) {
  const [untranslated, setUntranslated] = useState<LanguageId | null>(null)
  useEffect(() => {
    if (language === 'en' || hasFewWords(language)) return
    import('#client/i18n/translation.ts').then(
      ({ translationOf }) => !translationOf(language, 'desk') && setUntranslated(language),
      () => undefined,
    )
  }, [language])
  return untranslated !== language
}
