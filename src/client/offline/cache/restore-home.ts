import { queryClient } from '#client/api/query-client.ts'
import { getSession } from '#client/api/session.ts'
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
  'farmer.advisories.list',
]

/** A phone whose store is slow, or hangs, draws without it: each question then looks for its own answer. */
const PATIENCE_MS = 400

let restoredFor: string | undefined
let isRestored = false

/** Whether the home's answers were on the phone when the app began. */
export const isHomeRestored = () => isRestored

/**
 * Takes the home's answers from the phone before it is drawn: it is then drawn once, and not first empty and then anew
 * for each answer. Once for each user; what is there already is newer.
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
  const stored = await restoredAnswers(OF_HOME)
  if (getSession()?.user.id !== userId) return
  isRestored = stored.length > 0
  for (const { queryKey, state } of stored)
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
}
