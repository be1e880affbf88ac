import { useEffect } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** What is said of a language that is not whole; null until the words are here, which nobody waits for. */
export function useLanguageStates() {
  const t = useTranslations('account.language')
  useEffect(() => {
    needMessages('account').catch(() => undefined)
  }, [])
  return { draft: t.has('draft') ? t('draft') : null, fewWords: t.has('fewWords') ? t('fewWords') : null }
}
