import { useSyncExternalStore } from 'react'
import type { OwnUser } from '#domain/people/session.schema.ts'
import { endedSession, forgetEnded, noteEnded } from './ended-session.ts'
import { parseUser } from './stored-user.ts'

export type Session = { token: string; user: OwnUser }

/** Raise it and every user has to sign in again. */
const ROTATION = '2025-09-27'
const KEYS = { token: 'authToken', user: 'authUser', rotation: 'authRotation' } as const

type Listener = (now: Session | null, before: Session | null) => void
const listeners = new Set<Listener>()
let current: Session | null = restore()

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === KEYS.token || key === KEYS.user) publish(restore())
})

/** The session of this browser, or null. A component that reads it follows it, in other tabs too. */
export const useSession = () => useSyncExternalStore(onSessionChange, getSession, getSession)

export const getSession = () => current

export function startSession(session: Session) {
  if (ownerId() !== session.user.id) handOver()
  forgetEnded()
  localStorage.setItem(KEYS.token, session.token)
  localStorage.setItem(KEYS.user, JSON.stringify(session.user))
  publish(session)
}

/** Updates the stored user after a change; the session stays. */
export function updateUser(user: OwnUser) {
  if (current?.user.id === user.id) startSession({ ...current, user })
}

/** The session goes on under another token, as after a new password. */
export function renewToken(token: string) {
  if (current) startSession({ ...current, token })
}

/**
 * Ends the session of a token that the server refused; one that took its place meanwhile, also in another tab, stays.
 */
export function endSessionOf(token: string) {
  if (localStorage.getItem(KEYS.token) === token) loseSession()
  else publish(restore())
}

/** The session has ended by itself: what is stored here stays for the same person. */
export function loseSession() {
  if (current) noteEnded(current.user)
  forget()
  if (current) publish(null)
}

/** Ends the session because its user leaves: what is stored here goes. */
export function endSession() {
  handOver()
  forget()
  forgetEnded()
  if (current) publish(null)
}

/** Whose data this phone stores, if anybody's. */
const ownerId = () => current?.user.id ?? endedSession()?.id

type HandOver = (from: string | undefined) => void
const handOvers = new Set<HandOver>()
/** Calls back before the phone is another person's, or nobody's: what is stored of the person before must go. */
export const onHandOver = (listener: HandOver) => void handOvers.add(listener)

function handOver() {
  for (const listener of handOvers) listener(ownerId())
}

function restore(): Session | null {
  const token = localStorage.getItem(KEYS.token)
  const text = localStorage.getItem(KEYS.user)
  const isOld = localStorage.getItem(KEYS.rotation) !== ROTATION
  localStorage.setItem(KEYS.rotation, ROTATION)
  try {
    const user = token && text ? parseUser(text) : null
    if (!isOld) return user && { token: token!, user }
    forget()
    if (user) noteEnded(user)
    return null
  } catch (error) {
    forget()
    console.error('The stored user could not be read', error)
    return null
  }
}

function forget() {
  localStorage.removeItem(KEYS.token)
  localStorage.removeItem(KEYS.user)
}

function publish(session: Session | null) {
  const before = current
  current = session
  for (const listener of listeners) listener(session, before)
}

/** Calls back after each change of the session; answers how to stop. */
export function onSessionChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
