import { createRetry, singleFlight } from '#client/offline/outbox/single-flight.ts'
import { getSession, onSessionChange } from '#client/phone/session.ts'
import { askServer } from '../offline/connection.ts'
import type { MutationPath } from './procedure-types.ts'
import { pushOwner } from './push/push-owner.ts'

/**
 * A session that ended on this phone, and has to end on the server: its token, and where its pushes went. An older
 * version stored neither; the cookie still carries that session.
 */
type Owed = { token?: string; endpoint?: string }
const KEY = 'signOutOwed'

function owed(): Owed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : [{}]
  } catch {
    return [{}]
  }
}

function store(list: Owed[]) {
  if (list.length > 0) localStorage.setItem(KEY, JSON.stringify(list))
  else localStorage.removeItem(KEY)
}

/** The session that ends here in a moment. The server hears of it after that, with where its pushes went. */
let leaving: string | null = null

/** Notes that a session is to be ended on the server too. */
export function deferSignOut(token: string) {
  leaving = token
  store([...owed(), { token }])
}

const isOver = ({ token }: Owed) => !getSession() || !token || token !== leaving

/** The request under way; its answer must not take the cookie of whoever has signed in meanwhile. */
let underWay = new AbortController()
onSessionChange((now) => now && underWay.abort())
onSessionChange(() => {
  leaving = null
})

/** Ends on the server what has ended here, until our server has answered. */
export const finishSignOut = singleFlight(async () => {
  if (!getSession() && owed().length > 0) await noteEndpoint()
  try {
    for (const session of owed().filter(isOver)) await end(session)
    retryLater(false)
  } catch {
    retryLater(true)
  }
})
const retryLater = createRetry(() => void finishSignOut())

/** This phone gets no more pushes; the server learns it with the sign-out. */
async function noteEndpoint() {
  if (!pushOwner()) return
  const left = import('./push/push.ts').then(({ dropSubscription }) => dropSubscription()).catch(() => undefined)
  const endpoint = await Promise.race([left, later()])
  const [last, ...earlier] = owed().reverse()
  if (endpoint && last) store([...earlier.reverse(), { ...last, endpoint }])
}

/** What the phone still has to load for it may not come. */
const later = () => new Promise<undefined>((resolve) => setTimeout(resolve, 10_000, undefined))

async function end(session: Owed) {
  // Who signed in has brought another cookie; without a token nothing names the session any more.
  if (session.token || !getSession()) {
    if (session.endpoint) await tell('farmer.push.unsubscribe', session, { endpoint: session.endpoint })
    await tell('auth.logout', session)
  }
  store(owed().filter(({ token }) => token !== session.token))
}

/** Rejects until our server has answered; that it does not know the session any more is an answer. */
async function tell(path: MutationPath, { token }: Owed, json?: object) {
  underWay = new AbortController()
  const { status } = await askServer(`/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(json ? { json } : {}),
    credentials: getSession() ? 'omit' : 'same-origin',
    signal: underWay.signal,
  })
  if (status >= 500 || status === 429) throw new Error(`The server could not end a session: ${status}`)
}
