import { useSyncExternalStore } from 'react'
import type { Role } from '#domain/roles.ts'

export type SessionUser = {
  id: string
  username: string
  fullName: string
  role: Role
  email: string | null
  phone: string | null
  location: string | null
  language: string
  preferredLocation: string | null
  isActive: boolean
  createdAt: string
}

export type Session = { token: string; user: SessionUser }

/** Raise it and everybody signs in anew. */
const ROTATION = '2025-09-27'
const KEYS = { token: 'authToken', user: 'authUser', rotation: 'authRotation' } as const

const listeners = new Set<() => void>()
let current: Session | null = restore()

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === KEYS.token || key === KEYS.user) publish(restore())
})

/** The session of this browser, or null. A component that reads it follows it, in other tabs too. */
export const useSession = () => useSyncExternalStore(subscribe, getSession)

export const getSession = () => current

export function startSession(session: Session) {
  localStorage.setItem(KEYS.token, session.token)
  localStorage.setItem(KEYS.user, JSON.stringify(session.user))
  publish(session)
}

/** Forgets the session here; the server is told by whoever signs out. */
export function endSession() {
  forget()
  if (current) publish(null)
}

function restore(): Session | null {
  if (localStorage.getItem(KEYS.rotation) !== ROTATION) {
    forget()
    localStorage.setItem(KEYS.rotation, ROTATION)
  }
  const token = localStorage.getItem(KEYS.token)
  const text = localStorage.getItem(KEYS.user)
  if (!token || !text) return null
  try {
    return { token, user: parseUser(text) }
  } catch (error) {
    forget()
    console.error('The stored user could not be read', error)
    return null
  }
}

function parseUser(text: string): SessionUser {
  const user: SessionUser | null = JSON.parse(text)
  if (typeof user?.id !== 'string') throw new SyntaxError('not a user')
  return user
}

function forget() {
  localStorage.removeItem(KEYS.token)
  localStorage.removeItem(KEYS.user)
}

function publish(session: Session | null) {
  current = session
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
