import type { User } from '#domain/people/session.schema.ts'

/** Who does something, and when. */
export type Actor = {
  user: User
  now: () => Date
  /** When the user wrote it: earlier than now where it waited on a phone without a connection. */
  writtenAt: () => Date
}
