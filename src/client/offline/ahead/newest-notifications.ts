import { NOTIFICATION_PAGE } from '../optimistic/notifications.ts'
import { askAnew } from './fetch-ahead.ts'
import { paged } from './questions.ts'

const LIST = paged('farmer.notifications.page', NOTIFICATION_PAGE)
/** By then the query has the stored answer, with its time. */
const AFTER_RESTORE_MS = 10

/**
 * Fetches the list behind the bell: its number stands on every screen, and without a connection she reads what it
 * counts.
 */
export async function fetchNotifications() {
  // The first time in a window the answer is the stored one, which only then can be told to be old.
  await askAnew(LIST)
  await new Promise((restored) => setTimeout(restored, AFTER_RESTORE_MS))
  await askAnew(LIST)
}
