import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { getCatalogue } from '../i18n/catalogue.ts'
import { formatLocale } from '../i18n/format-locale.ts'
import { translatorOf } from '../i18n/translate.ts'

/** Changes the language of the interface and says so in the new one; a failure is said in the one that stays. */
export function useLanguageChoice() {
  const t = useTranslations('common')
  return async (language: LanguageId) => {
    try {
      const { chooseLanguage } = await import('../i18n/choose-language.ts')
      await chooseLanguage(language)
      const say = translatorOf(formatLocale(language), getCatalogue().messages)
      const { name } = LANGUAGES[language]
      showToast({ title: say('common.language.changed'), text: say('common.language.changedTo', { name }) })
    } catch {
      showToast({ title: t('error.title'), text: t('language.failed'), tone: 'bad' })
    }
  }
}
