import { TRPCClientError } from '@trpc/client'
import { endSessionOf, loseSession } from '#client/phone/session.ts'
import type { Check } from '#domain/checks.ts'
import type { FieldConflict, ProblemId } from '#domain/problem.ts'
import { tokenOf } from './sent-tokens.ts'

/** A session that the server does not know any more ends here too. */
export function endDeadSession(error: unknown) {
  if (!(error instanceof TRPCClientError)) return
  const data: { code?: string } | undefined = error.data
  if (data?.code !== 'UNAUTHORIZED') return
  const { response } = (error.meta ?? {}) as { response?: object }
  const token = response && tokenOf(response)
  if (token) endSessionOf(token)
  else loseSession()
}

/** What the server refused, by its name in the list of problems; undefined for anything else that went wrong. */
export const problemOf = (error: unknown): ProblemId | undefined =>
  error instanceof TRPCClientError
    ? ((error.data as { problem?: ProblemId | null } | undefined)?.problem ?? undefined)
    : undefined

/** Which checks an input failed on the server, by the paths of its fields. */
export const checksFailed = (error: unknown): Record<string, Check> =>
  error instanceof TRPCClientError
    ? ((error.data as { checks?: Record<string, Check> | null } | undefined)?.checks ?? {})
    : {}

/** What somebody else changed since an edit was begun, where that is why it was refused. */
export const conflictsOf = (error: unknown): readonly FieldConflict[] =>
  error instanceof TRPCClientError
    ? ((error.data as { clashes?: FieldConflict[] | null } | undefined)?.clashes ?? [])
    : []

/** Whether a question was lost on its way to the server, or its answer on the way back. */
export const isLost = (error: unknown) => error instanceof TRPCClientError && !error.data

const unanswered = new WeakSet<object>()
export const noteUnanswered = (error: object) => void unanswered.add(error)

/** Whether no answer came to a write that is done once however often it is sent (see idempotency-link.ts). */
export const isUnanswered = (error: unknown) => error instanceof Error && unanswered.has(error)

/** Whether the phone had no room to keep a write until there is a connection. */
export const isPhoneFull = (error: unknown) =>
  error instanceof TRPCClientError && error.cause?.name === 'QuotaExceededError'

/** Whether the server itself said that something failed; otherwise it was not reached. */
export const isAnswered = (error: unknown) => error instanceof TRPCClientError && Boolean(error.data)
