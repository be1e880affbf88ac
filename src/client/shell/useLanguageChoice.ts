import { useTranslations } from 'use-intl'
import { showToast } from '#client/ui/toast/toasts.ts'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { changeLanguage } from '../i18n/catalogue.ts'

/** Changes the language of the interface and says so. */
export function useLanguageChoice() {
  const t = useTranslations('common')
  return async (language: LanguageId) => {
    try {
      await changeLanguage(language)
      showToast({ title: t('language.changed'), text: t('language.changedTo', { name: LANGUAGES[language].name }) })
    } catch {
      showToast({ title: t('error.title'), text: t('language.failed'), tone: 'bad' })
    }
  }
}
