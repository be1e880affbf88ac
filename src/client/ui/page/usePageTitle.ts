import { useEffect } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** The product's name: the one that the platform was given, which the server writes into the page, or ours. */
export function useProductName() {
  const t = useTranslations('common.app')
  return document.documentElement.dataset.name ?? t('name')
}

/** Names the tab, and its place in the browser's history, after the screen. */
export function usePageTitle(title: Shown) {
  const product = useProductName()
  useEffect(() => {
    if (typeof title !== 'string') return
    document.title = `${title} · ${product}`
    return () => {
      document.title = product
    }
  }, [title, product])
}
