import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError, z } from 'zod'
import { EditedMeanwhile, Problem, problem } from '#domain/problem.ts'
import type { Role } from '#domain/roles.ts'
import { owesSecondFactor } from './auth/second-factor-duty.ts'
import type { Context } from './context.ts'
import { hashOfRequest, KEY, type KeyedRequest, keptAnswer, onceFor } from './once.ts'
import { wire } from './wire.ts'

const t = initTRPC.context<Context>().create({
  transformer: wire,
  errorFormatter: ({ shape, error, ctx }) => {
    const refused = error.cause instanceof Problem
    const invalid = error.cause instanceof ZodError && error.code === 'BAD_REQUEST'
    const { stack: _, ...data } = shape.data
    return {
      ...shape,
      message: spokenMessage(error, ctx?.requestId),
      data: {
        ...data,
        problem: refused ? (error.cause as Problem).id : null,
        clashes: error.cause instanceof EditedMeanwhile ? error.cause.clashes : null,
        fields: invalid ? z.flattenError(error.cause as ZodError).fieldErrors : null,
      },
    }
  },
})

/** What a user may read of an error: the sentence of a problem or of a check; of a bug, only that there was one. */
export function spokenMessage(error: TRPCError, requestId = '') {
  if (error.cause instanceof Problem) return error.cause.message
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError)
    return error.cause.issues[0]?.message ?? 'Invalid input'
  // What a parser complained about is its own affair; it may name our variables.
  if (error.code === 'BAD_REQUEST' && error.cause) return 'The request could not be read'
  if (error.code === 'INTERNAL_SERVER_ERROR')
    return `Something went wrong on our side.${requestId && ` Request ${requestId}`}`
  return error.message
}

/** Turns a Problem thrown anywhere below into the error of its status, once for every procedure. */
const speakProblems = t.middleware(async ({ next }) => {
  const result = await next()
  if (!result.ok && result.error.cause instanceof Problem) {
    const { cause } = result.error
    throw new TRPCError({ code: cause.code, message: cause.message, cause })
  }
  return result
})

/**
 * Gives every write `ctx.once`, its one transaction. A user's write that carries an idempotency key and was done
 * before gets the answer of that time, and nothing below runs again.
 */
const doOnce = t.middleware(async ({ ctx, type, path, getRawInput, next }) => {
  const spoken = (answer: unknown) => ctx.outputOf(path).parse(answer)
  const pass = (request: KeyedRequest | null) => next({ ctx: { once: onceFor(ctx.db, request, ctx.now, spoken) } })
  const { idempotencyKey: key, session, authorId } = ctx
  // Also where a visitor may write: what she wrote under her name must not arrive under none.
  if (authorId !== null && session?.user.id !== authorId) throw problem('signInFirst')
  if (type !== 'mutation' || key === null || !session) return pass(null)
  if (!KEY.test(key)) throw problem('badKey')
  const request = { userId: session.user.id, key, requestHash: hashOfRequest(path, await getRawInput()) }
  const kept = keptAnswer(ctx.db, request)
  type Passed = Awaited<ReturnType<typeof pass>>
  // tRPC brands what next() returns, and offers no other way of answering early.
  return kept
    ? ({ ok: true, data: kept.answer, marker: 'middlewareMarker' as Passed['marker'] } as Passed)
    : pass(request)
})

export const { router, createCallerFactory } = t

export const anyone = t.procedure.use(speakProblems).use(doOnce)

/** Whoever has a session, also one who still has to set up sign-in with a code: only for her own account. */
export const withSession = anyone.use(({ ctx, next }) => {
  if (!ctx.session) throw problem('signInFirst')
  return next({ ctx: { session: ctx.session, user: ctx.session.user } })
})

export const signedIn = withSession.use(({ ctx, next }) => {
  if (owesSecondFactor(ctx, ctx.user)) throw problem('secondFactorRequired')
  return next()
})

/** Only users of these roles. */
export const as = (...roles: Role[]) =>
  signedIn.use(({ ctx, next }) => {
    if (!roles.includes(ctx.user.role)) throw problem('notYourRole')
    return next()
  })
