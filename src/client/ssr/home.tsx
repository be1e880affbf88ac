import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { startSession } from '#client/phone/session.ts'
import type { Answering, HomeFor } from '#domain/sync/first-answers.ts'
import { queryClient } from '../api/query-client.ts'
import { needAlertWordsUnlessEnglish } from '../i18n/alert-words.ts'
import { needMessages, readIn } from '../i18n/catalogue.ts'
import { needCropNamesUnlessEnglish } from '../i18n/crop-names.ts'
import { FarmerHome } from '../routes/_farmer/farmer/-components/FarmerHome.tsx'
import { FarmerFrame } from '../shell/farmer/FarmerFrame.tsx'
import { setWindow } from './browser.ts'
import { drawScreen } from './draw-screen.tsx'

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
export async function drawHome(asked: string, answering: Answering): Promise<string> {
  const { user, language, isWide, name }: HomeFor = JSON.parse(asked)
  setWindow({ isWide, name })
  queryClient.clear()
  startSession({ token: 'drawn', user })
  await readIn(language)
  await Promise.all([
    ...(['farmer', 'advisories', 'care', 'weather'] as const).map(needMessages),
    needCropNamesUnlessEnglish(),
    needAlertWordsUnlessEnglish(),
  ])
  return JSON.stringify(await drawScreen(openHome(), answering))
}
