import { endSession, getSession, onSessionChange } from '../session.ts'
import { type Box, type NewEntry, openBox } from './box.ts'
import { isOnline, noteReachable, onConnectionChange } from './connection.ts'
import { drain } from './drain.ts'
import type { OutboxEntry, Refusal } from './entry.ts'
import { showOutbox } from './outbox-state.ts'
import { type Outcome, send } from './send.ts'
import { askForProtection } from './storage.ts'

/** Other tabs and the service worker tell that they changed the outbox. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kuu-outbox') : null

/** Accepted, and shown until the lists have followed. */
let settling: OutboxEntry[] = []

/** Reads the outbox anew, for everybody who shows it. */
async function refresh() {
  const box = await openBox()
  const mine = (await box.list()).filter(({ userId }) => userId === getSession()?.user.id)
  showOutbox({ entries: [...settling, ...mine].sort((a, b) => a.seq - b.seq), isKept: box.isKept })
}

const changed = async () => {
  others?.postMessage('changed')
  await refresh()
}

/** Who waits for the answer of an entry in this window. Refusals go to her, where the form still holds what she typed. */
type Delivered = Extract<Outcome, { kind: 'accepted' | 'refused' }>
const waiting = new Map<string, (outcome: Delivered) => void>()

/** Brings the lists that writes show in up to date: what was only shown as written is then there. */
type Follow = (entries: OutboxEntry[]) => Promise<unknown>
let follow: Follow = async () => undefined
export function onAccepted(work: Follow) {
  follow = work
}

/** Keeps a write, and sends it as soon as there is a connection. Rejects only when it could not be kept. */
export async function enqueue(entry: NewEntry): Promise<OutboxEntry> {
  const box = await openBox()
  const kept = await box.add(entry).catch((error: unknown) => {
    showOutbox({ isFull: true })
    throw error
  })
  showOutbox({ isFull: false })
  await changed()
  if (!isOnline()) {
    void askForBackgroundSync()
    // What only this phone has must not be cleared to make room. A refusal is told on the profile.
    void askForProtection()
  }
  return kept
}

/**
 * Tries to send what was just kept. Answers the server's word on it; null when it has to wait, and goes on waiting
 * whoever asked. Without an answer it was accepted in another window, which alone heard it.
 */
export async function deliver(entry: OutboxEntry): Promise<Delivered | null> {
  if (!isOnline()) return null
  let outcome: Delivered | null = null
  const heard = new Promise<void>((resolve) => {
    waiting.set(entry.key, (word) => {
      outcome = word
      resolve()
    })
  })
  await Promise.race([heard, sendAll(), new Promise((resolve) => setTimeout(resolve, MOST_PATIENCE_MS))])
  waiting.delete(entry.key)
  if (outcome) return outcome
  const isThere = (await (await openBox()).list()).some(({ key }) => key === entry.key)
  return isThere ? null : { kind: 'accepted', answer: undefined }
}
/** How long a form waits for a slow answer before it says that the outbox goes on with it. */
const MOST_PATIENCE_MS = 10_000

let round: Promise<unknown> | null = null
let next: Promise<unknown> | null = null
let retryMs = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what waits. One window at a time does it; asked for in the middle of it, it looks once more afterwards. */
export function sendAll(): Promise<unknown> {
  if (!round) {
    round = oneWindow(sendRound).finally(() => {
      round = null
    })
    return round
  }
  next ??= round.then(() => {
    next = null
    return sendAll()
  })
  return next
}

const oneWindow = (work: () => Promise<unknown>) =>
  navigator.locks ? navigator.locks.request('kuu-outbox', work) : work()

const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 300_000

async function sendRound() {
  clearTimeout(timer)
  const session = getSession()
  if (!session || !isOnline()) return
  const box = await openBox()
  const mine = async () => (await box.list()).filter(({ userId }) => userId === session.user.id)
  const result = await drain({
    list: mine,
    send: async (entry) => {
      const outcome = await send(entry, { fetch: (...request) => fetch(...request), token: () => session.token })
      noteReachable(outcome.kind !== 'unreachable')
      return outcome
    },
    accepted: (entry, answer) => accept(box, entry, answer),
    refused: (entry, refusal) => refuse(box, entry, refusal),
    sending: (entry) => showOutbox({ sending: entry?.seq ?? null }),
  })
  await settle()
  if (result === 'signedOut' && getSession()?.token === session.token) endSession()
  retryMs = result === 'later' || result === 'unreachable' ? Math.min(LAST_RETRY_MS, retryMs * 2 || FIRST_RETRY_MS) : 0
  if (retryMs > 0) timer = setTimeout(tryAgain, retryMs)
}

/** After a failure nothing but a try shows whether there is a way again. */
function tryAgain() {
  noteReachable(true)
  void sendAll()
}

async function accept(box: Box, entry: OutboxEntry, answer: unknown) {
  settling = [...settling, entry]
  await box.remove(entry.seq)
  others?.postMessage('changed')
  const tell = waiting.get(entry.key)
  // Whoever waits sees the lists as they are now; a long queue is settled once, at the end of the round.
  if (tell) await settle()
  tell?.({ kind: 'accepted', answer })
}

async function settle() {
  const done = settling
  if (done.length === 0) return
  await follow(done).catch(() => undefined)
  settling = settling.filter((entry) => !done.includes(entry))
  await refresh()
}

async function refuse(box: Box, entry: OutboxEntry, refusal: Refusal) {
  const tell = waiting.get(entry.key)
  // The form is still open and holds what was typed; a clash needs more room than a form has.
  if (tell && !refusal.clashes) await box.remove(entry.seq)
  else await box.put({ ...entry, refusal })
  await changed()
  tell?.({ kind: 'refused', refusal })
}

/** Sends a refused entry once more, as it was or mended. A changed one is another write, and so has another key. */
export async function resend(entry: OutboxEntry, input: OutboxEntry['input'] = entry.input) {
  const { refusal: _, ...rest } = entry
  const box = await openBox()
  const key = input === entry.input ? entry.key : crypto.randomUUID()
  await box.put({ ...rest, input, key })
  await changed()
  await sendAll()
}

/** Takes an entry out for good, because its writer said so. */
export async function drop(entry: OutboxEntry) {
  const box = await openBox()
  await box.remove(entry.seq)
  await changed()
  await sendAll()
}

/** Asks the browser to wake the service worker when the connection is back, also when this window is closed. */
async function askForBackgroundSync() {
  const registration = (await navigator.serviceWorker?.ready.catch(() => undefined)) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined
  await registration?.sync?.register('kuu-outbox').catch(() => undefined)
}

others?.addEventListener('message', () => void refresh())
onConnectionChange(() => {
  if (isOnline()) void sendAll()
})
onSessionChange((now, before) => {
  if (now?.user.id === before?.user.id) return
  void refresh().then(() => now && sendAll())
})
void refresh().then(() => sendAll())
