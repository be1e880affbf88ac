import { getSession, onSessionChange } from '#client/phone/session.ts'
import { isOnline, onConnectionChange } from '../connection.ts'
import { getReadiness, onReadinessRetry } from '../worker/readiness.ts'
import { fetchAhead } from './fetch-ahead.ts'

/**
 * Fetches the answers that the screens of a farmer or an agent need without a connection, and then the files of what is rare: now,
 * after a sign-in, and again where it was cut.
 */
export function prepareForOffline() {
  let rounds = 0
  const fetchAll = async () => {
    rounds += 1
    const round = rounds
    const isAgent = getSession()?.user.role === 'extension_agent'
    await (isAgent ? fetchForAgent() : fetchAhead())
    const ask = (worker: ServiceWorker | null | undefined) =>
      worker?.postMessage({ type: isAgent ? 'FETCH_FOR_AGENT' : 'FETCH_LATER' })
    const { active, installing } = (await navigator.serviceWorker.getRegistration()) ?? {}
    const asked = active ?? installing
    ask(asked)
    // Where its installation is cut, another one takes its place, which has not been asked.
    const { active: begun } = await navigator.serviceWorker.ready
    if (begun !== asked && round === rounds) ask(begun)
  }
  onSessionChange((now, before) => {
    if (now && now.user.id !== before?.user.id) void fetchAll()
  })
  onReadinessRetry(() => void fetchAll())
  onConnectionChange(() => {
    const { failed, areAnswersCut } = getReadiness()
    if (isOnline() && (failed || areAnswersCut)) void fetchAll()
  })
  void fetchAll()
}

/** Where its file is cut, the next start fetches it. */
const fetchForAgent = () =>
  import('../agent/agent-lists.ts').then(
    (lists) => lists.fetchForAgent(),
    () => undefined,
  )

/** Asks all lists of an agent anew after a write has arrived. From here, so that no farmer loads the names of their files. */
export const refreshAgentLists = async () => (await import('../agent/agent-lists.ts')).refreshAgentLists()
