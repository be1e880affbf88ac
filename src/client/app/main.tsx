import '../offline/fills.ts'
import './early/intl.ts'
import './early/react.ts'
import './early/zod.ts'
import './early/moved-nodes.ts'
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startSync } from '#client/offline/cache/sync.ts'
import { ToastHost } from '#client/ui/toast/ToastHost.tsx'
import { restoreLanguage } from '../i18n/catalogue.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { openStore } from '../offline/store.ts'
import { whenIdle } from '../offline/when-idle.ts'
import { colorSchemeManager } from '../ui/color-scheme.ts'
import '#client/api/push/leave-push.ts'
import { client } from '../api/client.ts'
import { trpc } from '../api/hooks.ts'
import { queryClient } from '../api/query-client.ts'
import { onCaughtError } from '../shell/ScreenError.tsx'
import { openRouter } from './router.ts'
import { theme } from './theme.ts'

type Router = ReturnType<typeof openRouter>

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
  const router = openRouter()
  void restoreLanguage().then(() => draw(root, router))
  // The outbox and the service worker come after the first view, with which they would only compete.
  whenIdle(() => begin(router))
}

/** Renders the app in slices. What the server drew stays until the screen of the app is complete. */
async function draw(root: HTMLElement, router: Router) {
  if (root.hasChildNodes()) await router.load()
  startTransition(() => createRoot(root, { onCaughtError }).render(<App router={router} />))
}

/** Takes up the outbox and the service worker; where there is no way to them just then, with the connection. */
function begin(router: Router) {
  // Asked for beside the outbox, which follows its installation: on a slow line each question takes a second.
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  import('../offline/background/start.ts').then(
    ({ start }) => start(router),
    () => window.addEventListener('online', () => begin(router), { once: true }),
  )
}

function App({ router }: { router: Router }) {
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
          <trpc.Provider client={client} queryClient={queryClient}>
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
