import type { Logger } from 'pino'
import type { User } from '#domain/people/session.schema.ts'
import type { Visit } from '#services/people/auth.ts'
import type { Connection } from './address.ts'

/**
 * Who sends a request, by bearer token or else by cookie, and with what browser; `renewal` is a cookie for a session
 * that was extended just now.
 */
export type Visitor = { token: string | null; user: User | null; renewal: string | null; visit: Visit }

/** What the server knows of a request, from its arrival on. */
export type RequestInfo = {
  id: string
  /** Where it came from, as limits count it. */
  address: string
  /** Whether the browser speaks HTTPS, to us or to the proxy in front. */
  isSecure: boolean
  /** A header by its name in small letters. */
  header: (name: string) => string | undefined
  /** Ids that its log lines carry besides: whose session it was, which account was signed in to. */
  ids: Record<string, string>
  /** Headers that a procedure adds to the response. */
  added: [name: string, value: string][]
  /** Whether the response has all of its headers already. */
  isComplete: boolean
  /** Takes note of an error that tells of a damaged database. */
  noteDamage: (error: unknown) => void
  /** A log whose lines name this request. */
  log: () => Logger
  /** Who sends it; looked up once, on first use. */
  visitor: () => Promise<Visitor>
}

/** What the middleware sets on each request. */
export type ServerEnv = {
  Bindings: Connection
  Variables: {
    request: RequestInfo
    /** The hash of the page's own <style>, as its policy names it; most pages have none. */
    ownStyle?: string
  }
}
