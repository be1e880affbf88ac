import { initTRPC, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findFarmer } from '#db/queries/people/farmers.ts'
import { isBusy, isDiskFull } from '#db/violations.ts'
import { checksOf } from '#domain/checks.ts'
import { InvalidInput } from '#domain/contract.ts'
import { FileRefusal, FileTooLarge } from '#domain/operations/csv-file.ts'
import { canAccessFarmer } from '#domain/people/reach.ts'
import type { User } from '#domain/people/session.schema.ts'
import { AddedMeanwhile, EditConflict, Problem, problem } from '#domain/problem.ts'
import type { Role } from '#domain/roles.ts'
import { isImportable } from '#domain/sync/saved-outbox.ts'
import { isAudited } from '#services/operations/audit.ts'
import { owesSecondFactor } from '#services/people/second-factor-duty.ts'
import {
  IDEMPOTENCY_KEY,
  type KeyedRequest,
  keyedRequest,
  storedResponse,
  type Write,
  writeFor,
} from '#services/sync/idempotency.ts'
import type { Context } from './context.ts'
import { transformer } from './transformer.ts'

/** What a procedure says of itself. */
type Meta = {
  /** Whether everybody gets the same answer to the same question, so that the server may keep its bytes. */
  isSameForAll?: true
  /** Whether a visitor without a session is refused. */
  needsSession?: true
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: transformer,
    errorFormatter: ({ shape, error, ctx }) => {
      const refused = error.cause instanceof Problem
      const invalid = error.cause instanceof z.ZodError && error.code === 'BAD_REQUEST'
      const { stack: _, ...data } = shape.data
      return {
        ...shape,
        message: publicMessage(error, ctx?.requestId),
        data: {
          ...data,
          httpStatus: statusOf(error),
          problem: refused ? (error.cause as Problem).id : null,
          clashes: error.cause instanceof EditConflict ? error.cause.conflicts : null,
          added: error.cause instanceof AddedMeanwhile ? error.cause.added : null,
          fields: invalid ? z.flattenError(error.cause as z.ZodError).fieldErrors : null,
          checks: invalid ? checksOf((error.cause as z.ZodError).issues) : checksOfFile(error.cause),
        },
      }
    },
  })

/** The check that refused a file. */
const checksOfFile = (cause: unknown) => (cause instanceof FileRefusal && cause.check ? { file: cause.check } : null)

/** What a user may read of an error: the sentence of a problem or of a check; of a bug, only that there was one. */
export function publicMessage(error: TRPCError, requestId = '') {
  if (error.cause instanceof Problem || error.cause instanceof FileRefusal) return error.cause.message
  if (error.code === 'BAD_REQUEST' && error.cause instanceof z.ZodError)
    return error.cause.issues[0]?.message ?? 'Invalid input'
  // What a parser complained about is its own affair; it may name our variables.
  if (error.code === 'BAD_REQUEST' && error.cause) return 'The request could not be read'
  if (error.code === 'INTERNAL_SERVER_ERROR')
    return `Something went wrong on our side.${requestId && ` Request ${requestId}`}`
  return error.message
}

/** The HTTP status of an error; tRPC has no code for a disk that is full. */
export const statusOf = (error: TRPCError) =>
  error.cause instanceof Problem && error.cause.code === 'INSUFFICIENT_STORAGE'
    ? 507
    : getHTTPStatusCodeFromError(error)

/** The error of a Problem. What the machine itself ran into is one too, wherever it was: no room, or no turn. */
export function asTrpcError(error: unknown): TRPCError {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error
  const refusal = machineProblem(cause) ?? (cause instanceof Problem ? cause : null)
  if (refusal) return new TRPCError({ code: trpcCodeOf(refusal), message: refusal.message, cause: refusal })
  if (cause instanceof FileTooLarge) return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: cause.message })
  if (cause instanceof FileRefusal) return new TRPCError({ code: 'BAD_REQUEST', message: cause.message, cause })
  if (cause instanceof InvalidInput) return new TRPCError({ code: 'BAD_REQUEST', cause: cause.cause })
  return error instanceof TRPCError ? error : new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error })
}

function machineProblem(cause: unknown) {
  if (isDiskFull(cause)) return problem('diskFull', DISK_RETRY_SECONDS)
  return isBusy(cause) ? problem('busy', BUSY_RETRY_SECONDS) : null
}
const DISK_RETRY_SECONDS = 300
const BUSY_RETRY_SECONDS = 2

const trpcCodeOf = ({ code }: Problem) => (code === 'INSUFFICIENT_STORAGE' ? 'SERVICE_UNAVAILABLE' : code)

/**
 * Two things in one step, because each step costs every call. An error that was thrown below becomes the TRPCError of
 * its status. And every mutation gets `ctx.write`, its one transaction with the audit. Under an idempotency key that
 * was used before it returns the stored response; the handler does not run again.
 */
const callOnce = t.middleware(async ({ ctx, type, path, batchIndex, getRawInput, next }) => {
  const { inputs, output } = ctx.schemasOf(path)
  const publicAnswer = (answer: unknown) => output.parse(answer)
  const user = ctx.session?.user
  const audit = user && isAudited(user.role, path) ? { actor: user, action: path, requestId: ctx.requestId } : null
  const pass = async (request: KeyedRequest | null) => {
    // A question writes nothing, and goes on without the copy of the context that something new in it would cost.
    const result = await next(
      type === 'mutation'
        ? { ctx: { write: writeFor({ db: ctx.db, now: ctx.now, request, publicAnswer, audit }) } }
        : narrowed<{ write: Write }>(),
    )
    if (!result.ok) throw asTrpcError(result.error)
    return result
  }
  // Again, for an import may have begun to write while the body of this request arrived.
  if (type === 'mutation') await ctx.imports.whenWritable()
  const { session, authorId } = ctx
  const key = ctx.idempotencyKeys[batchIndex] ?? null
  // A queued write keeps its author, also where a visitor may write: refuse it when another user, or none, is signed
  // in.
  if (authorId !== null && session?.user.id !== authorId) throw asTrpcError(problem('signInFirst'))
  if (type !== 'mutation' || key === null || !session) return pass(null)
  if (!IDEMPOTENCY_KEY.test(key)) throw asTrpcError(problem('badKey'))
  const sent = await readOrNothing(getRawInput)
  const parsed = parseInput(inputs, sent)
  // What the contract refuses is refused below, after the rights, and keeps nothing.
  if (!parsed) return pass(null)
  const request = keyedRequest({
    userId: keyOwnerOf(ctx, session.user, path, parsed.input),
    key,
    path,
    input: parsed.input,
    sent,
  })
  const kept = answerOf(ctx.db, request)
  type Passed = Awaited<ReturnType<typeof pass>>
  // tRPC brands what next() returns, and offers no other way of answering early.
  return kept
    ? ({ ok: true, data: kept.answer, marker: 'middlewareMarker' as Passed['marker'] } as Passed)
    : pass(request)
})

/** Whose key a request carries: the caller's, or that of the farmer in whose place an agent sends it. */
function keyOwnerOf(ctx: Context, user: User, path: string, input: unknown): string {
  const { db, keyOwnerId } = ctx
  if (keyOwnerId === null) return user.id
  const isOfFarmer = isImportable(path) && (input as { farmerId?: unknown }).farmerId === keyOwnerId
  const isAllowed = isOfFarmer && canAccessFarmer(user, keyOwnerId) && !owesSecondFactor(ctx, user)
  if (!isAllowed || !findFarmer(db, keyOwnerId)) throw asTrpcError(problem('notFound'))
  return keyOwnerId
}

function answerOf(db: Db, request: KeyedRequest) {
  try {
    return storedResponse(db, request)
  } catch (error) {
    throw asTrpcError(error)
  }
}

/** What was sent; nothing where it cannot be read, for that is told after the rights. */
async function readOrNothing(getRawInput: () => Promise<unknown>): Promise<unknown> {
  try {
    return await getRawInput()
  } catch {
    return undefined
  }
}

/** What a procedure's inputs make together of what was sent, as tRPC itself joins them; null where one refuses it. */
function parseInput(inputs: z.ZodType[], sent: unknown): { input: unknown } | null {
  const results = inputs.map((schema) => schema.safeParse(sent))
  if (!results.every(({ success }) => success)) return null
  const parts = results.map(({ data }) => data)
  return { input: parts.length > 1 ? Object.assign({}, ...parts) : parts[0] }
}

export const { router, createCallerFactory } = t

export const anyone = t.procedure.use(callOnce)

/**
 * Anybody, and everybody gets the same: the answer depends on the input, the time, and rows whose changes phones are
 * told of as everybody's.
 */
export const everybody = anyone.meta({ isSameForAll: true })

/** Narrows the type of a context that holds the value already: passing it to tRPC would copy the whole context. */
const narrowed = <T extends object>() => ({ ctx: undefined as unknown as T })

const ofSession = anyone.meta({ needsSession: true })

/** A user with a session, also one who still has to set up sign-in with a code: for the own account only. */
export const withSession = ofSession.use(({ ctx, next }) => {
  userOf(ctx)
  requireForm(ctx)
  return next(narrowed<SignedIn>())
})

export const signedIn = ofSession.use(({ ctx, next }) => {
  entitled(ctx)
  requireForm(ctx)
  return next(narrowed<SignedIn>())
})

/** Only users of these roles. */
export const as = (...roles: Role[]) =>
  ofSession.use(({ ctx, next }) => {
    if (!roles.includes(entitled(ctx).role)) throw problem('notYourRole')
    requireForm(ctx)
    return next(narrowed<SignedIn>())
  })

/** Anybody in a demo; elsewhere only users of these roles. */
export const inDemoOr = (...roles: Role[]) =>
  anyone.use(({ ctx, next }) => {
    if (!ctx.demo && !roles.includes(entitled(ctx).role)) throw problem('notYourRole')
    return next()
  })

/** A context in which somebody is signed in. */
type SignedIn = { session: NonNullable<Context['session']>; user: User }

/** Refuses a body that cannot be read, once the caller may call: also for a procedure that takes no input. */
function requireForm({ formRefusal }: Context) {
  if (formRefusal) throw formRefusal
}

function userOf({ user }: Context): User {
  if (!user) throw problem('signInFirst')
  return user
}

/** The user of the session, who may reach other people's records. */
function entitled(ctx: Context): User {
  const user = userOf(ctx)
  if (owesSecondFactor(ctx, user)) throw problem('secondFactorRequired')
  return user
}
