import '../offline/fills.ts'
import './early/intl.ts'
import './early/moved-nodes.ts'
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSync } from '#client/offline/cache/sync.ts'
import { ToastHost } from '#client/ui/toast/ToastHost.tsx'
import { restoreLanguage } from '../i18n/catalogue.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { isHomeRestored } from '../offline/cache/restore-home.ts'
import { openStore } from '../offline/store.ts'
import { whenIdle } from '../offline/when-idle.ts'
import { colorSchemeManager } from '../ui/color-scheme.ts'
import { takeTurns } from '../ui/turns/turns.ts'
import '#client/api/push/leave-push.ts'
import { api } from '../api/client.ts'
import { trpc } from '../api/hooks.ts'
import { queryClient } from '../api/query-client.ts'
import { openRouter } from './router.ts'
import { theme } from './theme.ts'

// What runs between two tasks keeps a slow phone from answering a finger: the libraries, this file and the first
// drawing each have their own, and the drawing is made in slices.
setTimeout(open)
// The phone's store opens meanwhile.
void openStore()

function open() {
  const root = document.getElementById('root')
  if (!root) throw new Error('app.html has no #root')
  // First of all questions: what changes after it was asked is heard with the next visit.
  startSync()
  // Before the first paint, so that nobody watches the words change; English waits for nothing. Not by a top-level
  // await: the words of other languages come in files that wait for this one to have run.
  void restoreLanguage().then(() => draw(root))
  // The outbox and the service worker come after the first view, with which they would only compete.
  whenIdle(begin)
}

/**
 * Draws the app. A first view is drawn in turns; where the server drew it already, the app's comes in its place once it
 * is whole, and nobody sees it grow. Later ones have their answers at hand, and are there sooner in one go.
 */
async function draw(root: HTMLElement) {
  const router = openRouter()
  await router.load()
  const place = root.hasChildNodes() ? (root.cloneNode() as HTMLElement) : root
  const isFirst = place !== root || !isHomeRestored()
  const drawn = isFirst ? takeTurns() : undefined
  createRoot(place).render(<App router={router} />)
  await drawn
  if (place !== root) root.replaceWith(place)
}

/** Takes up the outbox and the service worker; where there is no way to them just then, with the connection. */
function begin() {
  // Asked for beside the outbox, which follows its installation: on a slow line each question takes a second.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  import('../offline/start.ts').then(
    ({ start }) => start(),
    () => window.addEventListener('online', begin, { once: true }),
  )
}

function App({ router }: { router: ReturnType<typeof openRouter> }) {
  return (
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
    </StrictMode>
  )
}
