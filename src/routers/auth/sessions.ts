import { z } from 'zod'
import { deleteSessionOf, listLiveSessionsOf } from '#db/queries/people/sessions.ts'
import { rowId } from '#domain/contract.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import { signedInPlace } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { router, withSession } from '../trpc.ts'

const done = z.object({ ok: z.literal(true) })
const DONE = { ok: true } as const

/** Where one is signed in. An account of the demo is everybody's: there each sees and ends only her own session. */
export const sessions = router({
  list: withSession.output(z.array(signedInPlace)).query(({ ctx }) => {
    const own = ctx.auth.idOf(ctx.session.token)
    const isShared = ctx.demo && isDemoUser(ctx.user.id)
    return listLiveSessionsOf(ctx.db, ctx.user.id, ctx.now().toISOString())
      .filter(({ id }) => id === own || !isShared)
      .map(({ id, device, createdAt, usedAt }) => ({ id, device, createdAt, usedAt, isThisOne: id === own }))
  }),

  end: withSession
    .input(z.object({ id: rowId }))
    .output(done)
    .mutation(({ ctx, input }) => {
      const isForeign = ctx.demo && isDemoUser(ctx.user.id) && input.id !== ctx.auth.idOf(ctx.session.token)
      if (isForeign || deleteSessionOf(ctx.db, ctx.user.id, input.id).changes === 0) throw problem('notFound')
      return DONE
    }),

  endOthers: withSession.output(done).mutation(({ ctx }) => {
    if (ctx.demo && isDemoUser(ctx.user.id)) throw problem('demoAccount')
    ctx.auth.closeAll(ctx.user.id, ctx.session.token)
    return DONE
  }),
})
