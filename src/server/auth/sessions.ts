import { hash } from 'node:crypto'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Db } from '#db/client.ts'
import { commitNow, GroupLostError } from '#db/group-commit.ts'
import {
  deleteSession,
  deleteSessionsBefore,
  deleteSessionsOf,
  extendSession,
  findSession,
  insertSession,
  listSessionsOf,
  touchSession,
} from '#db/queries/people/sessions.ts'
import { cannotStore } from '#db/violations.ts'
import { MAX } from '#domain/bounds.ts'
import type { User } from '#domain/people/session.schema.ts'
import type { Auth, Visit } from '#services/people/auth.ts'
import { isCommonPassword } from './common-passwords.ts'
import { blankCookies, cookieOf, cookiesIn } from './cookies.ts'
import { deviceOf } from './device.ts'
import { knownDevices } from './known-devices.ts'
import { assertRoom, hashPassword, passwordFits } from './passwords.ts'

export type Sessions = Auth & {
  /** The user behind a token; null for a dead session, and for one whose user was deactivated. */
  userOf: (token: string) => Promise<User | null>
  /** The same with a cookie that lasts as long as the session now does, when it was extended just now. */
  visitorOf: (token: string, isSecure: boolean) => Promise<{ user: User | null; renewal: string | null }>
  /** Whose living session a request carries, without prolonging it; null for a visitor. */
  holderOf: (headers: { authorization?: string; cookie?: string }, isSecure: boolean) => string | null
  /** What the headers of a request say of its browser. */
  visitOf: (headers: VisitHeaders, isSecure: boolean) => Visit
}

type VisitHeaders = { cookie: string | undefined; bearer: string | undefined; userAgent: string | undefined }

const SESSION = 'kuu_session'
const KNOWN = 'kuu_known'
/** A session ends when it was not used for so long … */
const IDLE_DAYS = 30
/** … and when it is so old, however much it is used. */
const MAX_DAYS = 90
const KNOWN_DAYS = 365

const UNSEEN: Visit = { isSecure: false, device: null, tokens: [], carried: null, marks: [] }

/**
 * Sessions of thirty days, extended while they are used up to ninety. The only file that knows Lucia. Where the disk takes
 * no more, the use of a session is not noted, so that people can still read.
 */
export function createSessions(db: Db): Sessions {
  const extended = new Set<string>()
  const ended = new Set<string>()
  const lucia = new Lucia(hashedSessions(db, extended, ended), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    getUserAttributes: (user) => user,
  })
  const devices = knownDevices(db)
  const carry = (token: string, isSecure: boolean) => cookieOf(SESSION, token, isSecure, IDLE_DAYS)
  const visitorOf = async (token: string, isSecure: boolean) => {
    const { user } = await lucia.validateSession(token)
    const renewal = extended.delete(token) ? carry(token, isSecure) : null
    return { user: user?.isActive ? { ...user } : null, renewal }
  }
  return {
    open: async (userId, { isSecure, device } = UNSEEN) => {
      const { id } = await lucia.createSession(userId, { device })
      return { token: id, cookies: [carry(id, isSecure)] }
    },
    close: async (token, { isSecure } = UNSEEN) => {
      await endStored(db, token, ended)
      return { cookies: blankCookies(SESSION, isSecure) }
    },
    closeAll: (userId, but) => deleteSessionsOf(db, userId, but && hashOf(but)),
    idOf: hashOf,
    userOf: async (token) => (await visitorOf(token, false)).user,
    holderOf: ({ authorization, cookie }, isSecure) => {
      const token = bearerOf(authorization) ?? (cookie ? cookiesIn(cookie, SESSION, isSecure)[0] : undefined)
      const found = token && !ended.has(hashOf(token)) ? findSession(db, hashOf(token)) : undefined
      return found?.user.isActive && Date.parse(found.session.expiresAt) > Date.now() ? found.user.id : null
    },
    visitorOf,
    visitOf: ({ cookie = '', bearer, userAgent }, isSecure) => {
      const carried = cookiesIn(cookie, SESSION, isSecure)
      return {
        isSecure,
        device: deviceOf(userAgent),
        tokens: [...(bearer ? [bearer] : []), ...carried],
        carried: carried[0] ?? null,
        marks: cookiesIn(cookie, KNOWN, isSecure)[0]?.split('.') ?? [],
      }
    },
    isKnown: ({ marks }, account) => devices.isKnown(marks, account),
    know: ({ marks, isSecure }, account) =>
      cookieOf(KNOWN, devices.added(marks, account).join('.'), isSecure, KNOWN_DAYS),
    assertRoom,
    hashPassword,
    passwordFits,
    isCommonPassword,
  }
}

/**
 * Lucia's store over our queries. It keeps a hash of each token: who reads the database cannot sign in with it. The
 * tokens of sessions that it extended are added to `extended`, for Lucia knows nothing of an end that does not move.
 */
function hashedSessions(db: Db, extended: Set<string>, ended: Set<string>): Adapter {
  const asLucia = (token: string, { userId, expiresAt }: { userId: string; expiresAt: string }): DatabaseSession => ({
    id: token,
    userId,
    expiresAt: new Date(expiresAt),
    attributes: { device: null },
  })
  return {
    getSessionAndUser: async (token) => {
      const found = ended.has(hashOf(token)) ? undefined : findSession(db, hashOf(token))
      if (!found) return [null, null]
      noteUse(db, found.session)
      return [asLucia(token, found.session), { id: found.user.id, attributes: found.user }]
    },
    getUserSessions: async (userId) => listSessionsOf(db, userId).map((row) => asLucia(row.id, row)),
    setSession: async ({ id, userId, expiresAt, attributes: { device } }) => {
      const now = new Date().toISOString()
      const row = { id: hashOf(id), userId, device, expiresAt: expiresAt.toISOString(), createdAt: now, usedAt: now }
      insertSession(db, row, MAX.sessions)
    },
    updateSessionExpiration: async (token, expiresAt) =>
      ifStored(() => {
        if (extendSession(db, hashOf(token), expiresAt.toISOString(), MAX_DAYS).changes > 0) extended.add(token)
      }),
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

/** When a session was used last, to the hour: one write an hour, whatever the number of requests. */
function noteUse(db: Db, { id, usedAt }: { id: string; usedAt: string }) {
  const now = Date.now()
  if (hourOf(now) !== hourOf(Date.parse(usedAt))) ifStored(() => touchSession(db, id, new Date(now).toISOString()))
}

const hourOf = (at: number) => Math.floor(at / 3_600_000)

/** Writes what only accompanies a request. Where the disk takes nothing more, people can still read. */
function ifStored(write: () => void) {
  try {
    write()
  } catch (error) {
    if (!cannotStore(error)) throw error
  }
}

/**
 * Ends a session. Where the disk takes nothing more it ends all the same: `ended` holds its hash as long as the server
 * runs, and each later sign-out tries to delete what is there.
 */
async function endStored(db: Db, token: string, ended: Set<string>) {
  ended.add(hashOf(token))
  const ids = [...ended]
  try {
    for (const id of ids) deleteSession(db, id)
    // The delete of a group fails with its COMMIT.
    await commitNow(db.$client)
    for (const id of ids) ended.delete(id)
  } catch (error) {
    if (!cannotStore(error) && !(error instanceof GroupLostError)) throw error
  }
}

/** The token of an Authorization header of the scheme Bearer. */
export const bearerOf = (authorization: string | undefined) => /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]

const hashOf = (token: string) => hash('sha256', token)

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, User>
    DatabaseUserAttributes: User
    DatabaseSessionAttributes: { device: string | null }
  }
}
