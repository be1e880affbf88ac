import { NOTIFICATION_PAGE } from '../optimistic/notifications.ts'
import { askAnew } from './fetch-ahead.ts'
import { paged, type Question } from './questions.ts'

/** By then the query has the stored answer, with its time. */
const AFTER_RESTORE_MS = 10

/**
 * Fetches the list behind the bell: its number stands on every screen, and without a connection she reads what it
 * counts.
 */
export const fetchNotifications = () => askRestored(paged('farmer.notifications.page', NOTIFICATION_PAGE))

/**
 * Asks, unless the answer is fresh, also where the phone has one: the first time in a window the answer is the stored
 * one, which only then can be told to be old.
 */
export async function askRestored(question: Question): Promise<unknown> {
  await askAnew(question)
  await new Promise((restored) => setTimeout(restored, AFTER_RESTORE_MS))
  return askAnew(question)
}
