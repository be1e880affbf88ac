import './browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { startSession } from '#client/phone/session.ts'
import type { Answering, DrawnHome, HomeFor } from '#domain/sync/first-answers.ts'
import { client } from '../api/client.ts'
import { trpc } from '../api/hooks.ts'
import { queryClient } from '../api/query-client.ts'
import { theme } from '../app/theme.ts'
import { needAlertWordsUnlessEnglish } from '../i18n/alert-words.ts'
import { needMessages, readIn } from '../i18n/catalogue.ts'
import { needCropNamesUnlessEnglish } from '../i18n/crop-names.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { noteRestored, showAnswer } from '../offline/cache/restore-home.ts'
import { FarmerHome } from '../routes/_farmer/farmer/-components/FarmerHome.tsx'
import { FarmerFrame } from '../shell/farmer/FarmerFrame.tsx'
import { setWide } from './browser.ts'

/** What answers one question leads to the next: the home needs two rounds. */
const MAX_ROUNDS = 3

// The home alone, and none of the other screens: a link needs no route to lead to.
const root = createRootRoute({ component: FarmerFrame })
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/farmer', component: FarmerHome }),
])
const openHome = () => createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/farmer'] }) })

/**
 * Draws the farmer's home as HTML, from the components that the app draws it with. What they ask is answered by
 * `answering`. For one user at a time: the session, the language and the answers are the module's own.
 */
async function drawHome(asked: string, answering: Answering): Promise<string> {
  const { user, language, isWide }: HomeFor = JSON.parse(asked)
  setWide(isWide)
  queryClient.clear()
  startSession({ token: 'drawn', user })
  await readIn(language)
  await Promise.all([
    ...(['farmer', 'advisories', 'care', 'weather'] as const).map(needMessages),
    needCropNamesUnlessEnglish(),
    needAlertWordsUnlessEnglish(),
  ])
  const router = openHome()
  await router.load()
  noteRestored()
  const answers: DrawnHome['answers'] = []
  for (let round = 1; ; round += 1) {
    const html = renderToString(<Home router={router} />)
    const next = round < MAX_ROUNDS ? await answersTo(openQuestions(), answering) : []
    if (next.length === 0) return JSON.stringify({ html, answers } satisfies DrawnHome)
    for (const { key, data } of next) showAnswer(key, data, Date.now())
    answers.push(...next)
  }
}

/** What the components have asked and nobody has answered yet. */
const openQuestions = () =>
  queryClient
    .getQueryCache()
    .findAll({
      predicate: ({ state, options }) => state.data === undefined && (options as QueryOptions).enabled !== false,
    })
    .map(({ queryKey }) => queryKey)

/** A hook's options, of which the cache knows more than it says. */
type QueryOptions = { enabled?: unknown }

function answersTo(keys: readonly (readonly unknown[])[], answering: Answering) {
  return Promise.all(
    keys.map(async (key) => {
      const [path, asked] = key as [string[], { input?: unknown }?]
      const data: unknown = JSON.parse(await answering(JSON.stringify({ path: path.join('.'), input: asked?.input })))
      return { key, data }
    }),
  )
}

function Home({ router }: { router: ReturnType<typeof openHome> }) {
  return (
    <LanguageProvider>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider<ReturnType<typeof openHome>> router={router} />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </LanguageProvider>
  )
}

Object.assign(globalThis, { drawHome })
