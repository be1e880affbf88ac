import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Answering, DrawnHome } from '#domain/sync/first-answers.ts'
import { client } from '../api/client.ts'
import { trpc } from '../api/hooks.ts'
import { queryClient } from '../api/query-client.ts'
import { theme } from '../app/theme.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { noteRestored, showAnswer } from '../offline/cache/restore-home.ts'

/** What answers one question leads to the next: the home needs two rounds. */
const MAX_ROUNDS = 3

/** Draws the screen of a router as HTML, with what `answering` answers to what its components ask. */
export async function drawScreen(router: AnyRouter, answering: Answering): Promise<DrawnHome> {
  await router.load()
  noteRestored()
  const answers: DrawnHome['answers'] = []
  for (let round = 1; ; round += 1) {
    const html = renderToString(<Screen router={router} />)
    const next = round < MAX_ROUNDS ? await answersTo(openQuestions(), answering) : []
    if (next.length === 0) return { html, answers }
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

function Screen({ router }: { router: AnyRouter }) {
  return (
    <LanguageProvider>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider<AnyRouter> router={router} />
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </LanguageProvider>
  )
}
