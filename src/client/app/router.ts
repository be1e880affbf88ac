import { createRouter } from '@tanstack/react-router'
import { NotFound } from '../shell/NotFound.tsx'
import { ScreenError } from '../shell/ScreenError.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The app's one router; it takes up the address that the page was opened with. */
export const openRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: NotFound,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
  interface StaticDataRouteOption {
    /** Shown without the bottom bar: a lesson and a quiz have the screen to themselves. */
    hasNoBar?: boolean
  }
}
