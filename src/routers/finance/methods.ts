import * as z from 'zod'
import { findOwnMethod, listMethods } from '#db/queries/finance/payment-methods.ts'
import {
  cashAgents,
  confirmMethodInput,
  defaultMethodInput,
  newPaymentMethod,
  ownMethodInput,
  paymentMethod,
} from '#domain/finance/methods/payment-method.schema.ts'
import { problem } from '#domain/problem.ts'
import { addMethod } from '#services/finance/methods/add-method.ts'
import { listCashAgents } from '#services/finance/methods/cash-agents.ts'
import { chooseDefault, confirmMethod, removeMethod } from '#services/finance/methods/change-method.ts'
import { asMethod, methodOf } from '#services/finance/methods/method-answer.ts'
import { as, router } from '../trpc.ts'

const table = 'payment_methods'

const ownMethod = as('farmer')
  .input(ownMethodInput)
  .use(({ ctx, input, next }) => {
    const method = findOwnMethod(ctx.db, input.id, ctx.user.id)
    if (!method) throw problem('notFound')
    return next({ ctx: { method } })
  })

/** How a farmer is paid: to a mobile money account, to a bank, or in cash by an agent. */
export const methods = router({
  list: as('farmer')
    .output(z.array(paymentMethod))
    .query(({ ctx }) => listMethods(ctx.db, ctx.user.id).map(asMethod)),

  agents: as('farmer')
    .output(cashAgents)
    .query(({ ctx }) => listCashAgents(ctx.db, ctx.user)),

  add: as('farmer')
    .input(newPaymentMethod)
    .output(paymentMethod)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => addMethod(tx, input, ctx, ctx.payments), { table, again: methodOf(ctx.user.id) }),
    ),

  confirm: ownMethod
    .input(confirmMethodInput)
    .output(paymentMethod)
    .mutation(({ ctx, input: { id, accountIdentifier } }) =>
      ctx.write((tx) => confirmMethod(tx, ctx.method, accountIdentifier, ctx), {
        table,
        id,
        again: methodOf(ctx.user.id),
      }),
    ),

  setDefault: ownMethod
    .input(defaultMethodInput)
    .output(paymentMethod)
    .mutation(({ ctx, input: { id, direction } }) =>
      ctx.write((tx) => chooseDefault(tx, ctx.method, direction), { table, id, again: methodOf(ctx.user.id) }),
    ),

  remove: ownMethod
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input: { id } }) => ctx.write((tx) => removeMethod(tx, ctx.method, ctx), { table, id })),
})
