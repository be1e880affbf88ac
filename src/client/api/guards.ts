import { redirect } from '@tanstack/react-router'
import { endedSession } from '#client/phone/ended-session.ts'
import { getSession, startSession } from '#client/phone/session.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { ROLES, type Role } from '#domain/roles.ts'
import { api } from './client.ts'
import { isAnswered } from './errors.ts'

/** The areas that the demo opens without a form. */
type DemoRole = 'farmer' | 'extension_agent'

type Visit = {
  href: string
  /** Whether the screen is only being fetched ahead, because a finger nears its link: that opens no session. */
  preload: boolean
  /** Further roles that the area is open to. */
  also?: readonly Role[]
  /** Whether visitors may stay without a session. */
  isPublic?: boolean
}

/**
 * Keeps an area for its roles. Without a session a demo opens one of the area's own; elsewhere, and where somebody's
 * session has ended by itself, the visitor signs in first and comes back: another's session would wipe what is kept for
 * that person. Someone of another role is led to her own area.
 */
export async function requireRole(role: DemoRole, { href, preload, also = [], isPublic = false }: Visit) {
  if (preload) return
  const session = getSession()
  if (session && [role, ...also].includes(session.user.role)) return
  if (session && !isDemoUser(session.user.id)) throw redirect({ to: ROLES[session.user.role].home })
  const isInDemo = !isKeptForSomebody() && (await enterDemo(role).catch(notReached))
  if (!isInDemo && !isPublic) throw redirect({ to: '/login', search: { next: href } })
}

/** Without a connection nobody can say whether this is a demo: the sign-in screen tells that it needs one. */
function notReached(error: unknown) {
  if (isAnswered(error)) throw error
  return false
}

/** Opens the demo session of a role; false where this is no demo. */
export async function enterDemo(role: DemoRole): Promise<boolean> {
  const { demo } = await api.auth.status.query()
  if (demo) startSession(await api.auth.enterDemo.mutate({ role }))
  return demo
}

/** Whether the phone has the work of an account whose session has ended. */
function isKeptForSomebody() {
  const ended = endedSession()
  return ended !== null && !isDemoUser(ended.id)
}

/** The demo's farmer and agent change places freely; an account that somebody signed in to is left alone. */
const isDemoUser = (id: string) => id === DEMO_USERS.farmer || id === DEMO_USERS.extension_agent
