import { isClockChecked, noteServerDate, serverNow } from '#client/phone/server-clock.ts'
import { ask, type Ending } from '../line/ask.ts'
import { amended } from '../outbox/amended.ts'
import { drain } from '../outbox/drain.ts'
import { lockedKeys } from '../outbox/edit-lock.ts'
import { done, isToBeSent } from '../outbox/entry.ts'
import { outboxStoreIn } from '../outbox/outbox-store.ts'
import { type Sender, send } from '../outbox/send.ts'
import { openStore } from '../store.ts'

/**
 * Sends what waits while no window is open. The worker has no token, but the session's cookie goes along; what
 * somebody else wrote on this phone the server refuses for this session, and it stays. What was sent stays too, as
 * done, until a window has the lists in which it shows. Rejects while something could not be sent, so that the browser
 * tries again later.
 */
export async function sendInBackground(): Promise<void> {
  const store = await openStore()
  if (!store) return
  const box = outboxStoreIn(store)
  const windows = new BroadcastChannel('kuu-outbox')
  const tell = () => windows.postMessage('changed')
  /** Whose session this is not. */
  const strangers = new Set<string>()
  const round = await navigator.locks.request('kuu-outbox', () =>
    drain({
      list: async () => (await box.list()).filter((entry) => isToBeSent(entry) && !strangers.has(entry.userId)),
      lockedKeys: lockedKeys,
      send: async (entry) => {
        const outcome = await send(entry, SENDER)
        if (outcome.kind !== 'signedOut') return outcome
        strangers.add(entry.userId)
        return { kind: 'skipped' }
      },
      accepted: async (entry, answer) => {
        await box.change(entry, done(entry, answer, serverNow())).catch(() => box.change(entry, null))
        tell()
      },
      refused: async (entry, refusal) => {
        await box.change(entry, amended(entry, refusal) ?? { ...entry, refusal })
        tell()
      },
      sending: () => undefined,
    }),
  )
  windows.close()
  if (round === 'unreachable' || round === 'later') throw new Error('Something waits still')
}

const note = (ending: Ending) => ending.kind === 'own' && noteServerDate(ending.date)
const fetchNow: typeof fetch = (...request) => fetch(...request)
const SENDER: Sender = {
  fetch: fetchNow,
  note,
  checkClock: async () =>
    void (isClockChecked() || (await ask('/api/health', { cache: 'no-store' }, { fetch: fetchNow, note }))),
  token: () => null,
}
