import { createHash } from 'node:crypto'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Db } from '#db/client.ts'
import {
  deleteSession,
  deleteSessionsBefore,
  deleteSessionsOf,
  extendSession,
  findSession,
  insertSession,
  listSessionsOf,
} from '#db/queries/sessions.ts'
import type { User } from '#domain/session.schema.ts'
import type { Auth } from '#routers/context.ts'
import { hashPassword, passwordFits } from './passwords.ts'

export type Sessions = Auth & {
  /** The user behind a token; null for a dead session, and for one whose user was deactivated. */
  userOf: (token: string) => Promise<User | null>
  /** The same with a cookie that lasts as long as the session now does, when it was extended just now. */
  visitorOf: (token: string) => Promise<{ user: User | null; renewal: string | null }>
  /** The token that a Cookie header carries. */
  tokenIn: (cookies: string) => string | null
}

/** Sessions of thirty days, extended while they are used. The only file that knows Lucia. */
export function createSessions(db: Db): Sessions {
  const lucia = new Lucia(hashedSessions(db), {
    sessionExpiresIn: new TimeSpan(30, 'd'),
    // Secure is added where the request is seen to have come over HTTPS.
    sessionCookie: { name: 'kuu_session', attributes: { secure: false, sameSite: 'lax', path: '/' } },
    getUserAttributes: (user) => user,
  })
  const visitorOf = async (token: string) => {
    const { user, session } = await lucia.validateSession(token)
    return {
      user: user?.isActive ? { ...user } : null,
      renewal: session?.fresh ? lucia.createSessionCookie(token).serialize() : null,
    }
  }
  return {
    open: async (userId) => {
      const { id } = await lucia.createSession(userId, {})
      return { token: id, cookie: lucia.createSessionCookie(id).serialize() }
    },
    close: async (token) => {
      await lucia.invalidateSession(token)
      return { cookie: lucia.createBlankSessionCookie().serialize() }
    },
    closeOthers: async (userId, token) => {
      deleteSessionsOf(db, userId, hashOf(token))
    },
    userOf: async (token) => (await visitorOf(token)).user,
    visitorOf,
    tokenIn: (cookies) => /(?:^|;\s*)kuu_session=([\w-]+)/.exec(cookies)?.[1] ?? null,
    hashPassword,
    passwordFits,
  }
}

/** Lucia's store over our queries. It keeps a hash of each token: who reads the database cannot sign in with it. */
function hashedSessions(db: Db): Adapter {
  const asLucia = (token: string, { userId, expiresAt }: { userId: string; expiresAt: string }): DatabaseSession => ({
    id: token,
    userId,
    expiresAt: new Date(expiresAt),
    attributes: {},
  })
  return {
    getSessionAndUser: async (token) => {
      const found = findSession(db, hashOf(token))
      return found ? [asLucia(token, found.session), { id: found.user.id, attributes: found.user }] : [null, null]
    },
    getUserSessions: async (userId) => listSessionsOf(db, userId).map((row) => asLucia(row.id, row)),
    setSession: async ({ id, userId, expiresAt }) => {
      insertSession(db, { id: hashOf(id), userId, expiresAt: expiresAt.toISOString() })
    },
    updateSessionExpiration: async (token, expiresAt) => {
      extendSession(db, hashOf(token), expiresAt.toISOString())
    },
    deleteSession: async (token) => {
      deleteSession(db, hashOf(token))
    },
    deleteUserSessions: async (userId) => {
      deleteSessionsOf(db, userId)
    },
    deleteExpiredSessions: async () => {
      deleteSessionsBefore(db, new Date().toISOString())
    },
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, User>
    DatabaseUserAttributes: User
  }
}
