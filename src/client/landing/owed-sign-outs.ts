// A sign-out without a connection is owed to the server, also where this page alone is opened again. The app pays the
// same (see api/pending-sign-out.ts), of which nothing may be imported here; `pushOwner` it has to settle first.

const OWED_KEY = 'signOutOwed'
type Owed = { token?: string; endpoint?: string }

const owed = (): Owed[] => JSON.parse(localStorage.getItem(OWED_KEY) ?? '[]')

async function pay() {
  for (const { token, endpoint } of owed()) {
    if (!token || localStorage.getItem('authToken') || localStorage.getItem('pushOwner')) return
    if (endpoint) await tell('farmer.push.unsubscribe', token, { endpoint })
    await tell('auth.logout', token)
    const rest = owed().filter((each) => each.token !== token)
    if (rest.length > 0) localStorage.setItem(OWED_KEY, JSON.stringify(rest))
    else localStorage.removeItem(OWED_KEY)
  }
}

/** Rejects until our server, and not a portal, has answered. Without cookies: those of a new session stay. */
async function tell(path: string, token: string, json?: object) {
  const { status, headers } = await fetch(`/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(json ? { json } : {}),
    credentials: 'omit',
    redirect: 'manual',
  })
  if (!headers.has('kuu') || status >= 500 || status === 429)
    throw new Error(`The session could not be ended: ${status}`)
}

const payLater = () => void pay().catch(() => undefined)
window.addEventListener('online', payLater)
payLater()
