import type { Logger } from 'pino'
import type { User } from '#domain/people/session.schema.ts'
import type { Visit } from '#services/people/auth.ts'
import type { Connection } from './address.ts'

/**
 * Who asks, by bearer token or else by cookie, and with what browser; `renewal` is a cookie for a session that was
 * extended just now.
 */
export type Visitor = { token: string | null; user: User | null; renewal: string | null; visit: Visit }

/** What the middleware hangs on each request. */
export type ServerEnv = {
  Bindings: Connection
  Variables: {
    requestId: string
    log: Logger
    /** Ids that the lines of this request carry besides: whose session it was, which account was signed in to. */
    noted: Record<string, string>
    /** Where it came from, as limits count it. */
    address: string
    /** Whether the browser speaks HTTPS, to us or to the proxy in front. */
    isSecure: boolean
    /** Who is asking; looked up once, when somebody wants to know. */
    visitor: () => Promise<Visitor>
    /** The hash of the page's own <style>, as its policy names it; most pages have none. */
    ownStyle?: string
  }
}
