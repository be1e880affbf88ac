import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { colorSchemeManager } from './color-scheme.ts'
import { ToastHost } from './components/ToastHost.tsx'
import { restoreLanguage } from './i18n/catalogue.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { router } from './router.ts'
import { theme } from './theme.ts'
import { api, queryClient, trpc } from './trpc.ts'

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')

// Before the first paint, so that nobody watches the words change; English waits for nothing.
await restoreLanguage()

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      {/* The theme's variables and classes are in files (see styles.ts): the content security policy forbids <style>. */}
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <trpc.Provider client={api} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <ToastHost />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </LanguageProvider>
  </StrictMode>,
)
