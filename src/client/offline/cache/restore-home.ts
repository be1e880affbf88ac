import { queryClient } from '#client/api/query-client.ts'
import { getSession, onSessionChange } from '#client/api/session.ts'
import { showFirst } from '../outbox/outbox-state.ts'
import { restoredAnswers } from './persister.ts'

/** What the home and its frame ask. */
const OF_HOME = [
  'farmer.notifications.unread',
  'farmer.alerts.list',
  'farmer.forecast.daily',
  'farmer.hotlines.mine',
  'farmer.care.due',
  'farmer.advice.list',
  'farmer.crops.list',
  'farmer.prices.newest',
  'farmer.advisories.nearest',
]

/**
 * Longer than a slow phone takes to open its store: a form that was opened before the outbox is known would show what
 * it was before. A phone whose store hangs draws without it.
 */
const PATIENCE_MS = 1_500

let restoredFor: string | undefined
let isRestored = false

/** Whether the home's answers were on the phone when the app began. */
export const isHomeRestored = () => isRestored

// What one user wrote is not shown to the next.
onSessionChange((now) => {
  if (now?.user.id === restoredFor) return
  restoredFor = undefined
  showFirst([])
})

/**
 * Takes the home's answers and the outbox from the phone before any screen is drawn: the home is then drawn once, and
 * not first empty and then anew for each answer, and no screen shows or edits a row without what waits for it. Once for
 * each user; what is there already is newer.
 */
export async function restoreHome(): Promise<void> {
  const userId = getSession()?.user.id
  if (!userId || userId === restoredFor) return
  restoredFor = userId
  await Promise.race([
    restore(userId).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

async function restore(userId: string) {
  const { answers, entries } = await restoredAnswers(OF_HOME)
  if (getSession()?.user.id !== userId) return
  isRestored = answers.length > 0
  showFirst(entries)
  for (const { queryKey, state } of answers)
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
}
