import { getSession, onSessionChange } from './session.ts'

/**
 * Somebody left without a connection: her session, which the cookie still carries, is to be ended on the server too.
 */
const KEY = 'signOutOwed'

export const deferSignOut = () => localStorage.setItem(KEY, '1')
const forget = () => localStorage.removeItem(KEY)

// Who signs in brings another cookie.
onSessionChange((now) => now && forget())

/** Ends it, once there is a way to the server. */
export async function finishSignOut() {
  if (!localStorage.getItem(KEY) || getSession()) return
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/trpc/auth.logout', { method: 'POST', headers, body: '{}' }).catch(() => null)
  if (answer && (answer.ok || answer.status === 401) && !getSession()) forget()
}
