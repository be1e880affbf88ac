import { lazy, Suspense, useSyncExternalStore } from 'react'
import { askedQueries, shownQueries } from '#client/api/query-client.ts'
import { useSyncFailed } from '#client/offline/cache/sync.ts'
import { type Line, useLine } from '#client/offline/connection.ts'
import { loadWhenOnline } from '#client/offline/load-when-online.ts'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { onAnswer } from './on-answer.ts'

const load = () => import('./NoticeLines.tsx')
// A connection that is lost before the worker has this file is no reason to lose the screen.
const NoticeLines = lazy(() => loadWhenOnline(load))
// Who starts without a connection needs it at once.
if (!navigator.onLine) void load().catch(() => undefined)

/**
 * The age of what the screen shows where it could not be loaded anew, a network that wants a login, how many writes wait,
 * and that the server was restored. Nothing when all is well.
 */
export function ConnectionNotice() {
  const line = useLine()
  const isLineBad = [useSyncFailed(), useSyncExternalStore(onAnswer, hasFailed, hasFailed), isDown(line)].includes(true)
  const isOutdated = useSyncExternalStore(onAnswer, hasAsked, hasAsked) && isLineBad
  const { entries: all, ...outbox } = useOutbox()
  const entries = all.filter(isToBeSent)
  if (!isOutdated && entries.length === 0 && !outbox.isFull && !outbox.missing) return null
  return (
    <Suspense>
      <NoticeLines {...outbox} line={line} isOutdated={isOutdated} entries={entries} />
    </Suspense>
  )
}

const isDown = (line: Line) => line === 'login' || line === 'offline'

/** A screen of the phone's own has no age. */
const hasAsked = () => askedQueries().length > 0
/** Whether something on this screen could not be loaded anew. */
const hasFailed = () => shownQueries().some(({ state }) => state.error !== null)
