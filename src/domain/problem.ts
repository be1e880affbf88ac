/**
 * The closed list of what a user can be told when a request is refused: a name, a tRPC code (which fixes the
 * HTTP status), a sentence in plain English. Whatever is thrown and is not a Problem is a bug.
 */
export const PROBLEMS = {
  signInFirst: ['UNAUTHORIZED', 'Authentication required'],
  invalidCredentials: ['UNAUTHORIZED', 'Invalid credentials'],
  accountDeactivated: ['FORBIDDEN', 'Account is deactivated'],
  notYourRole: ['FORBIDDEN', 'Your account cannot do this'],
  foreignOrigin: ['FORBIDDEN', 'This request came from another site'],
  notFound: ['NOT_FOUND', 'We could not find that'],
  unknownCrop: ['BAD_REQUEST', 'This crop is not in the catalogue'],
  harvestBeforePlanting: ['BAD_REQUEST', 'The expected harvest cannot lie before planting'],
  wrongPassword: ['BAD_REQUEST', 'The password is wrong'],
  usernameTaken: ['CONFLICT', 'This username is taken'],
  cropMoveRefused: ['CONFLICT', 'A crop cannot go from this status to that one'],
  ticketClosed: ['CONFLICT', 'This request is closed. Please send a new one'],
  demoAccount: ['CONFLICT', 'The accounts of the demo are shared: they keep their password and cannot be deleted'],
  accountUnsettled: ['CONFLICT', 'Settle your accounts, loans and policies first, then this account can be deleted'],
  lastAdministrator: ['CONFLICT', 'You are the only administrator. Make another one before you delete this account'],
  tooManyAttempts: ['TOO_MANY_REQUESTS', 'Too many failed attempts. Please wait and try again'],
} as const satisfies Record<string, readonly [ProblemCode, string]>

export type ProblemId = keyof typeof PROBLEMS
export type ProblemCode = 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'TOO_MANY_REQUESTS'

/** A refusal that a user may read. `retryAfter` is in seconds. */
export class Problem extends Error {
  readonly id: ProblemId
  readonly retryAfter: number | undefined

  constructor(id: ProblemId, retryAfter?: number) {
    super(PROBLEMS[id][1])
    this.id = id
    this.retryAfter = retryAfter
  }

  get code(): ProblemCode {
    return PROBLEMS[this.id][0]
  }
}

export const problem = (id: ProblemId, retryAfter?: number) => new Problem(id, retryAfter)
