import { useSyncExternalStore } from 'react'
import { getRendering, onRendering } from '#client/i18n/alert-words.ts'
import { getCatalogue, subscribe } from '#client/i18n/catalogue.ts'
import { formatLocale } from '#client/i18n/format-locale.ts'
import { compiledNotifications } from '#client/i18n/notification-words.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'

/**
 * What an alert says, in the language of the interface; one that a person wrote stands in those words, which are English
 * by `lang`.
 */
export function useAlertWords({ title, description, notice }: WeatherAlert) {
  const { language, messages, writing } = useSyncExternalStore(subscribe, getCatalogue, getCatalogue)
  const rendering = useSyncExternalStore(onRendering, getRendering, getRendering)
  const words = compiledNotifications(messages)
  if (language === 'en' || !rendering || !words || !notice || !rendering.isSayable(notice))
    return { title, description, lang: 'en' }
  // No forecast speaks of a crop.
  const reader = { locale: formatLocale(language), writing, cropName: (name: string) => name }
  const said = rendering.renderNotice(notice, words, reader)
  return { title: said.title, description: said.message }
}
