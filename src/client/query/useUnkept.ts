import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Unopened } from './LoadError.tsx'

/** What is said without a connection of an answer that no phone keeps: that it was once opened would not help. */
export function useUnkept(): Unopened {
  const t = useTranslations('common.error')
  return { text: t('load'), hint: t('loadHint') }
}
