import { boxIn } from '../offline/box.ts'
import { drain } from '../offline/drain.ts'
import { send } from '../offline/send.ts'
import { openStore } from '../offline/store.ts'

/**
 * Sends what waits while no window is open. The worker has no token, but the session's cookie goes along; what
 * somebody else wrote on this phone the server refuses for this session, and it stays. Rejects while something could
 * not be sent, so that the browser tries again later.
 */
export async function sendInBackground(): Promise<void> {
  const store = await openStore()
  if (!store) return
  const box = boxIn(store)
  const windows = new BroadcastChannel('kuu-outbox')
  const tell = () => windows.postMessage('changed')
  const round = await navigator.locks.request('kuu-outbox', () =>
    drain({
      list: box.list,
      send: (entry) => send(entry, { fetch: (...request) => fetch(...request), token: () => null }),
      accepted: async ({ seq }) => {
        await box.remove(seq)
        tell()
      },
      refused: async (entry, refusal) => {
        await box.put({ ...entry, refusal })
        tell()
      },
      sending: () => undefined,
    }),
  )
  windows.close()
  if (round === 'unreachable' || round === 'later') throw new Error('Something waits still')
}
