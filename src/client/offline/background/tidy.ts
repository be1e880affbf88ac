import '#client/ui/styles/forced-colors.css'
import { keepFocus } from '#client/ui/focus/keep-focus.ts'
import { type Screens, tellScreens } from '#client/ui/focus/screen-focus.ts'
import { openRegion } from '#client/ui/live/announce.ts'
import { dropUnreadable } from '../cache/persister.ts'
import { teachWorker } from '../worker/worker-words.ts'
import { keepAccountLanguage } from './account-language.ts'
import { openNotifications } from './open-notifications.ts'
import { sayLine } from './say-line.ts'

let hasTidied = false

/** What can wait, and be loaded, until long after the home is rendered. */
export function tidy(screens: Screens) {
  if (hasTidied) return
  hasTidied = true
  keepFocus()
  tellScreens(screens)
  openRegion()
  sayLine()
  openNotifications(screens)
  void teachWorker()
  keepAccountLanguage()
  void dropUnreadable().catch(() => undefined)
}
