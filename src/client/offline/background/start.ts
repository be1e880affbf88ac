import { finishSignOut } from '#client/api/pending-sign-out.ts'
import type { Screens } from '#client/ui/focus/screen-focus.ts'
import type { SyncedList } from '#domain/sync/sync.ts'
import { refreshAgentLists } from '../ahead/prepare.ts'
import { refetchAffected } from '../cache/sync.ts'
import { isOnline, lookUnlessKnown, onConnectionChange } from '../connection.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { outbox, setRefetchAffected } from '../outbox/outbox.ts'
import { findWrite } from '../outbox/writes/find-write.ts'
import { registerWorker } from '../worker/register.ts'
import { countTraffic } from './traffic.ts'

/** Takes up what an earlier visit left in the outbox, and makes the app ready to open without a connection. */
export function start(router: Screens) {
  setRefetchAffected(async (entries) => {
    await refetchAffected(await listsOf(entries))
    if (entries.some(({ path }) => path.startsWith('agent.'))) await refreshAgentLists()
    const { followWrites } = await import('../ahead/follow-writes.ts')
    return (await followWrites(entries)) && isOnline()
  })
  void outbox.sendAll()
  void finishSignOut()
  onConnectionChange(() => isOnline() && void finishSignOut())
  lookUnlessKnown()
  void registerWorker()
  countTraffic()
  const later = () => void import('./tidy.ts').then(({ tidy }) => tidy(router)).catch(() => undefined)
  setTimeout(later, TIDY_AFTER_MS)
  // Who uses the keys, or colours of their own, needs some of it at once.
  window.addEventListener('keydown', later, { once: true })
  if (window.matchMedia('(forced-colors: active)').matches) later()
}

/** On a slow phone everything else comes first. */
const TIDY_AFTER_MS = 5_000

/** Which lists show what was written; of an entry that an older version wrote under a forgotten name, none. */
async function listsOf(entries: OutboxEntry[]): Promise<SyncedList[]> {
  const ofFarmer = entries.filter(({ path }) => !path.startsWith('agent.'))
  const writes = await Promise.all(ofFarmer.map(({ path }) => findWrite(path)))
  return [...new Set(writes.flatMap((write) => write?.lists ?? []))]
}
