import { useSyncExternalStore } from 'react'
import { getCatalogue, subscribe } from '#client/i18n/catalogue.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import { compiledNotifications } from '#client/i18n/notification-words.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import { isSayable, type RenderedNotice, renderNotice } from '#domain/messaging/render-notification.ts'

type Shown = Pick<Notification, 'kind' | 'params' | 'title' | 'message'>

/**
 * Renders a notification in the language of the interface. One without a kind, or of a kind that this version does not
 * know, is shown as the server sent it.
 */
export function useNotificationWords() {
  const { language, messages, writing } = useSyncExternalStore(subscribe, getCatalogue, getCatalogue)
  const cropName = useCropNames()
  const words = compiledNotifications(messages)
  return ({ kind, params, title, message }: Shown): RenderedNotice => {
    const notice = { kind, params }
    return words && isSayable(notice)
      ? renderNotice(notice, words, { locale: formatLocale(language), writing, cropName })
      : { title, message }
  }
}
