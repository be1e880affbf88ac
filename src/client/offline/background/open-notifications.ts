import type { AnyRouter } from '@tanstack/react-router'
import { getCatalogue } from '#client/i18n/catalogue.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import type { Messages } from '#client/i18n/messages.gen.ts'
import { translatorOf } from '#client/i18n/translate.ts'
import { hasDirtyForm } from '#client/ui/form/dirty-forms.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { ownPath } from '#domain/sync/own-path.ts'
import { OPEN, type Open } from '../worker/open-message.ts'

/**
 * Opens the link of a tapped notification without a reload; never away from a dirty form. A page that does not listen
 * yet, in which nobody has typed anything, is navigated by the worker itself.
 */
export function openNotifications(router: Pick<AnyRouter, 'navigate'>) {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<Partial<Open> | null>) => {
    if (data?.type !== OPEN) return
    ports[0]?.postMessage('here')
    const href = ownPath(data.href)
    if (hasDirtyForm()) sayLater()
    else if (href) void router.navigate({ href })
  })
}

function sayLater() {
  const { language, messages } = getCatalogue()
  const t = translatorOf<Pick<Messages, 'common'>>(formatLocale(language), messages)
  showToast({ title: t('common.news.title'), text: t('common.news.later') })
}
