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
