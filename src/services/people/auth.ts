import type { User } from '#domain/people/session.schema.ts'

/** What a request says of its browser. */
export type Visit = {
  /** Whether it came over HTTPS. */
  isSecure: boolean
  /** The browser in words ('Chrome on Android'). */
  device: string | null
  /** The tokens of the sessions that it sent: as a bearer and as a cookie. */
  tokens: readonly string[]
  /** The one of them that its cookie carries. */
  carried: string | null
  /** The marks of accounts that it signed in before. */
  marks: readonly string[]
}

/** A user with the hash of the password. Never answered. */
export type Account = User & { password: string }
type Marked = Pick<Account, 'id' | 'password'>

/** The sessions and passwords of the server, as services and routers see them. */
export type Auth = {
  /** Opens a session and answers its bearer token and the cookies that carry it. */
  open: (userId: string, visit?: Visit) => Promise<{ token: string; cookies: string[] }>
  /** Ends a session and answers the cookies that take the token away. */
  close: (token: string, visit?: Visit) => Promise<{ cookies: string[] }>
  /** Ends every session of a user but the one of the token `but`. */
  closeAll: (userId: string, but?: string) => void
  /** The id under which the session of a token is listed; the token cannot be derived from it. */
  idOf: (token: string) => string
  /** Whether this browser signed this account in before, with the password that it still has. */
  isKnown: (visit: Visit, account: Marked) => boolean
  /** The cookie that marks this browser as one that signed this account in. */
  know: (visit: Visit, account: Marked) => string
  /** Throws where so many passwords wait to be checked that this address gets no place. */
  assertRoom: (address: string) => void
  hashPassword: (password: string, address: string) => Promise<string>
  /** Whether the password fits the hash; takes as long for no hash at all. */
  passwordFits: (hash: string | null, password: string, address: string) => Promise<boolean>
  /** Whether it is one of the passwords that are guessed first. */
  isCommonPassword: (password: string) => Promise<boolean>
}
