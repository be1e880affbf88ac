import type { User } from '#domain/people/session.schema.ts'

/** Whose session ended by itself. What this phone stores of it stays, and opens when the same person signs in. */
export type EndedSession = Pick<User, 'id' | 'username' | 'fullName'>

const KEY = 'endedSession'

export function endedSession(): EndedSession | null {
  try {
    const stored: Partial<EndedSession> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { id, username, fullName } = stored ?? {}
    return id && username && fullName ? { id, username, fullName } : null
  } catch {
    return null
  }
}

export const noteEnded = ({ id, username, fullName }: EndedSession) =>
  localStorage.setItem(KEY, JSON.stringify({ id, username, fullName }))
export const forgetEnded = () => localStorage.removeItem(KEY)
