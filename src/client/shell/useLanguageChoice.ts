import { createTranslator, useTranslations } from 'use-intl'
import { showToast } from '#client/ui/toast/toasts.ts'
import { LANGUAGES, type LanguageId } from '#domain/languages.ts'
import { changeLanguage, getCatalogue } from '../i18n/catalogue.ts'
import { formatLocale } from '../i18n/format-locale.ts'
import type { Messages } from '../i18n/messages.gen.ts'

/** Changes the language of the interface and says so in the new one; a failure is said in the one that stays. */
export function useLanguageChoice() {
  const t = useTranslations('common')
  return async (language: LanguageId) => {
    try {
      await changeLanguage(language)
      const say = wordsIn(language)
      showToast({ title: say('changed'), text: say('changedTo', { name: LANGUAGES[language].name }) })
    } catch {
      showToast({ title: t('error.title'), text: t('language.failed'), tone: 'bad' })
    }
  }
}

const wordsIn = (language: LanguageId) =>
  createTranslator({
    locale: formatLocale(language),
    messages: getCatalogue().messages as Messages,
    namespace: 'common.language',
  })
