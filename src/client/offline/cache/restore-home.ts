import type { QueryKey } from '@tanstack/react-query'
import type { ProcedurePath } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getSession, onSessionChange } from '#client/phone/session.ts'
import { showFirst } from '../outbox/outbox-state.ts'
import { broughtAt, broughtFor } from './brought.ts'
import { restoredAnswers, storeAnswer } from './persister.ts'

/** What the home and its frame ask. */
const OF_HOME: readonly ProcedurePath[] = [
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

/** Whether the home's answers were on the phone, or in its page, when the app began. */
export const isHomeRestored = () => isRestored

/** The home's answers are at hand: it is drawn as a whole. */
export function noteRestored() {
  isRestored = true
}

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
  isRestored = false
  showBrought(userId)
  await Promise.race([
    restore(userId).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

/** The answers that the page brought; the phone keeps them as if it had asked. */
function showBrought(userId: string) {
  const { answers = [] } = broughtFor(userId) ?? {}
  if (answers.length > 0) noteRestored()
  for (const { key, data } of answers) {
    showAnswer(key, data, broughtAt())
    const query = queryClient.getQueryCache().find({ queryKey: key })
    if (query) void storeAnswer(query)
  }
}

async function restore(userId: string) {
  const { answers, entries } = await restoredAnswers(OF_HOME)
  if (getSession()?.user.id !== userId) return
  if (answers.length > 0) noteRestored()
  showFirst(entries)
  for (const { queryKey, state } of answers) showAnswer(queryKey, state.data, state.dataUpdatedAt)
}

/** Shows an answer of the home that is there before anything is drawn; what is there already is newer. */
export function showAnswer(key: QueryKey, data: unknown, updatedAt: number) {
  if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt })
}
