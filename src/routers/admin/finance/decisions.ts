import { limitId, listDecisions } from '#db/queries/finance/decisions.ts'
import { mapPage, pageOf } from '#domain/contract.ts'
import {
  decision,
  decisionFilter,
  decisionIdInput,
  decisionLimits,
  decisionRefusal,
  limitChange,
  limitInput,
} from '#domain/finance/decisions/decision.schema.ts'
import { confirmDecision, declineDecision, withdrawDecision } from '#services/finance/decisions/confirm-decision.ts'
import { asDecision, decisionOf } from '#services/finance/decisions/decision-answer.ts'
import { readLimits, setLimit } from '#services/finance/decisions/set-limit.ts'
import { as, router } from '../../trpc.ts'

const table = 'pending_decisions'

/** Decisions that need a second person, and up to which amounts one is enough. */
export const decisions = router({
  list: as('admin')
    .input(decisionFilter)
    .output(pageOf(decision))
    .query(({ ctx, input: { status, ...page } }) =>
      mapPage(listDecisions(ctx.db, { ...page, isOpen: status === 'open' }), (row) =>
        asDecision(ctx.db, row, ctx.user.id),
      ),
    ),

  confirm: as('admin')
    .input(decisionIdInput)
    .output(decision)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => confirmDecision(tx, input.id, ctx, ctx.payments), rowOf(input, ctx)),
    ),

  decline: as('admin')
    .input(decisionRefusal)
    .output(decision)
    .mutation(({ ctx, input }) => ctx.write((tx) => declineDecision(tx, input, ctx), rowOf(input, ctx))),

  withdraw: as('admin')
    .input(decisionIdInput)
    .output(decision)
    .mutation(({ ctx, input }) => ctx.write((tx) => withdrawDecision(tx, input.id, ctx), rowOf(input, ctx))),

  limits: as('admin')
    .output(decisionLimits)
    .query(({ ctx }) => readLimits(ctx.db)),

  setLimit: as('admin')
    .input(limitInput)
    .output(limitChange)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => setLimit(tx, input, ctx), {
        table: 'decision_limits',
        id: limitId(input.userId, input.currency),
      }),
    ),
})

const rowOf = ({ id }: { id: string }, { user }: { user: { id: string } }) =>
  ({ table, id, again: decisionOf(user.id) }) as const
