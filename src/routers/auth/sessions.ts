import * as z from 'zod'
import { rowId } from '#domain/contract.ts'
import { signedInPlace } from '#domain/people/session.schema.ts'
import { endOtherSessions, endSession, listSessions } from '#services/people/sessions.ts'
import { router, withSession } from '../trpc.ts'

const done = z.object({ ok: z.literal(true) })

/** Where the caller is signed in. */
export const sessions = router({
  list: withSession.output(z.array(signedInPlace)).query(({ ctx }) => listSessions(ctx.db, ctx)),

  end: withSession
    .input(z.object({ id: rowId }))
    .output(done)
    .mutation(({ ctx, input }) => endSession(ctx.db, input, ctx)),

  endOthers: withSession.output(done).mutation(({ ctx }) => endOtherSessions(ctx)),
})
