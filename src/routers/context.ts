import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { User } from '#domain/session.schema.ts'

/** What a request brings to a procedure. The server makes one for each request, tests make their own. */
export type Context = {
  db: Db
  /** The clock; nothing below the server reads another. */
  now: () => Date
  /** When what is being asked was written: earlier than now where it waited on a phone without a connection. */
  writtenAt: () => Date
  /** Whether this installation is a demo (decisions, section 1). */
  demo: boolean
  /** Hosts of push services that the installation names besides the known ones. */
  pushHosts: readonly string[]
  auth: Auth
  session: { token: string; user: User } | null
  /** Whose session it is. */
  user: User | null
  /** The browser that asks. */
  visit: Visit
  /** The caller's network address, for the throttle. */
  address: string
  requestId: string
  /** Names a write, so that it is done once however often it arrives; null where none was sent. */
  idempotencyKey: string | null
  /** Who wrote what this request brings, where a phone kept it for later and says so. */
  authorId: string | null
  /** What a procedure takes and answers, by its path. */
  schemasOf: (path: string) => Schemas
  /** Counts one more of what has a limit of its own; throws when it is too many. */
  spend: (limit: OwnLimit) => void
  /** Sets a cookie on the answer. */
  setCookie: (cookie: string) => void
  /** Adds to what the log says of this request: ids only, never what somebody typed. */
  note: (ids: Record<string, string>) => void
  /** Tells the browser to drop what it keeps of our answers: whoever uses it next must not find them. */
  clearCache: () => void
}

/** What fills a table or the disk, and is limited by itself: by user, or by address where nobody is signed in. */
export type OwnLimit = 'registration' | 'contact' | 'photos'

/** The contract of a procedure: it takes what all of its inputs take together. */
export type Schemas = { inputs: z.ZodType[]; output: z.ZodType }
/** What is known of the browser that asks. */
export type Visit = {
  /** Whether it came over HTTPS. */
  isSecure: boolean
  /** What it calls itself, in words ('Chrome on Android'). */
  device: string | null
  /** The sessions that it presented, by token: as a bearer and as a cookie. */
  tokens: readonly string[]
  /** The marks of accounts that it signed in before. */
  marks: readonly string[]
}

/** An account as the marks of browsers name it. */
type Account = { id: string; password: string }

/** Sessions and passwords, as the server keeps them; the routers know no more of them. */
export type Auth = {
  /** Opens a session and answers its bearer token and the cookies that carry it. */
  open: (userId: string, visit?: Visit) => Promise<{ token: string; cookies: string[] }>
  /** Ends a session and answers the cookies that take the token away. */
  close: (token: string, visit?: Visit) => Promise<{ cookies: string[] }>
  /** Ends every session of a user, but for the one of the token that is given. */
  closeAll: (userId: string, but?: string) => void
  /** The id under which the session of a token is listed; the token cannot be told from it. */
  idOf: (token: string) => string
  /** Whether this browser signed this account in before, with the password that it still has. */
  isKnown: (visit: Visit, account: Account) => boolean
  /** The cookie by which it will be known. */
  know: (visit: Visit, account: Account) => string
  /** Throws where so many passwords wait to be looked at that this address gets no place. */
  assertRoom: (address: string) => void
  hashPassword: (password: string, address: string) => Promise<string>
  /** Whether the password fits the hash; takes as long for no hash at all. */
  passwordFits: (hash: string | null, password: string, address: string) => Promise<boolean>
  /** Whether it is one of the passwords that are tried first. */
  isCommonPassword: (password: string) => Promise<boolean>
}
