import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'

/**
 * Names the tab, and its place in the browser's history, after the screen; the home goes by the product's name alone.
 */
export function usePageTitle(title: ReactNode) {
  const product = useTranslations('common.app')('name')
  useEffect(() => {
    if (typeof title !== 'string') return
    document.title = `${title} · ${product}`
    return () => {
      document.title = product
    }
  }, [title, product])
}
