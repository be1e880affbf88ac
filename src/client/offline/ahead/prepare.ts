import { onSessionChange } from '#client/api/session.ts'
import { isOnline, onConnectionChange } from '../connection.ts'
import { getReadiness, onReadinessRetry } from '../worker/readiness.ts'
import { fetchAhead } from './fetch-ahead.ts'

/**
 * Fetches the answers that the farmer's screens need without a connection, and then the files of what is rare: now,
 * after a sign-in, and again where it was cut.
 */
export function prepareForOffline() {
  const fetchAll = async () => {
    await fetchAhead()
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'FETCH_LATER' })
  }
  onSessionChange((now, before) => {
    if (now && now.user.id !== before?.user.id) void fetchAll()
  })
  onReadinessRetry(() => void fetchAll())
  onConnectionChange(() => isOnline() && getReadiness().failed && void fetchAll())
  void fetchAll()
}
