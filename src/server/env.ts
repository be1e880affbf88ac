import type { Logger } from 'pino'
import type { Connection } from './http/address.ts'
import type { Visitor } from './http/visitor.ts'

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
  }
}
