import type { AnyRouter } from '@tanstack/react-router'
import { announce } from '../live/announce.ts'
import { focusScreen } from './keep-focus.ts'

/** What tells of a change of the screen. */
export type Screens = Pick<AnyRouter, 'subscribe' | 'navigate'>

/** Tells of each change of the screen: a new one has the focus at its heading, another tab of it is said by its title. */
export function tellScreens(router: Screens) {
  let left: Element | null = null
  router.subscribe('onBeforeNavigate', () => {
    left = document.activeElement
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The browser itself tells of the page that it opens.
    if (!fromLocation) return
    if (pathChanged || wayOf(fromLocation) !== wayOf(toLocation)) focusScreen(left)
    else if (tabOf(fromLocation) !== tabOf(toLocation)) setTimeout(() => announce(document.title), TITLE_MS)
  })
}

const tabOf = ({ search }: { search: { tab?: string } }) => search.tab
/** Each way to measure a field is a screen of its own under one path. */
const wayOf = ({ search }: { search: { way?: string } }) => search.way

/** The title follows the screen. */
const TITLE_MS = 50
