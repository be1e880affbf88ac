import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { OPEN, type Open } from '#client/offline/worker/open-message.ts'
import { hasDirtyForm } from '#client/ui/form/dirty-forms.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { ownPath } from '#domain/sync/own-path.ts'

/** Opens the link of a tapped notification without a reload; never away from a dirty form. */
export function NotificationNavigator() {
  const t = useTranslations('common.news')
  const router = useRouter()
  const open = useEffectEvent(({ data, ports }: MessageEvent<Partial<Open> | null>) => {
    if (data?.type !== OPEN) return
    ports[0]?.postMessage('here')
    const href = ownPath(data.href)
    if (hasDirtyForm()) showToast({ title: t('title'), text: t('later') })
    else if (href) void router.navigate({ href })
  })
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (!worker) return
    const listen = (event: MessageEvent) => open(event)
    worker.addEventListener('message', listen)
    return () => worker.removeEventListener('message', listen)
  }, [])
  return null
}
