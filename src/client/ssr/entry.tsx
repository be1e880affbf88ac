import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { endSession } from '#client/phone/session.ts'
import type { DrawnEntry, EntryFor, EntryPath } from '#domain/sync/entry-pages.ts'
import type { Answering } from '#domain/sync/first-answers.ts'
import { queryClient } from '../api/query-client.ts'
import { getCatalogue, needMessages, readIn } from '../i18n/catalogue.ts'
import { RegisterScreen } from '../routes/-components/RegisterScreen.tsx'
import { RoleChooser } from '../routes/-components/RoleChooser.tsx'
import { SignInScreen } from '../routes/-components/SignInScreen.tsx'
import { setWindow } from './browser.ts'
import { drawScreen } from './draw-screen.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'

const nothing = () => undefined

const SCREENS: Record<EntryPath, () => React.JSX.Element> = {
  '/select': RoleChooser,
  '/login': () => <SignInScreen next={undefined} onDone={nothing} />,
  '/register': () => <RegisterScreen next={undefined} onDone={nothing} />,
}

function Frame() {
  return (
    <>
      <Outlet />
      <LanguageLinks />
    </>
  )
}

function openEntry(path: EntryPath) {
  const root = createRootRoute({ component: Frame })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path, component: SCREENS[path] })])
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
}

/** Draws a page by which somebody comes in as HTML, for nobody in particular. */
export async function drawEntry(asked: string, answering: Answering): Promise<string> {
  const { path, language, name }: EntryFor = JSON.parse(asked)
  setWindow({ isWide: false, name })
  queryClient.clear()
  endSession()
  await readIn(language)
  await needMessages('account')
  const { html } = await drawScreen(openEntry(path), answering)
  return JSON.stringify({ html, title: titleOf(path) } satisfies DrawnEntry)
}

function titleOf(path: EntryPath) {
  const { select, signIn, register } = getCatalogue().messages.account!
  return { '/select': select, '/login': signIn, '/register': register }[path].title
}
