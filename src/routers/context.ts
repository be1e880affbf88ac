import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { User } from '#domain/people/session.schema.ts'
import type { Auth, Visit } from '#services/people/auth.ts'

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
