import { type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import { getCatalogue, subscribe } from './catalogue.ts'
import { formatLocale } from './format-locale.ts'
import type { Messages } from './messages.gen.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}

export const useLanguage = () => useSyncExternalStore(subscribe, getCatalogue, getCatalogue).language

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(subscribe, getCatalogue, getCatalogue)
  return (
    <IntlProvider locale={formatLocale(language)} messages={messages}>
      {children}
    </IntlProvider>
  )
}
