import * as z from 'zod'
import { listClaims } from '#db/queries/finance/claims.ts'
import { findPolicy, listPolicies } from '#db/queries/finance/policies.ts'
import { mapPage, pageInput, pageOf } from '#domain/contract.ts'
import {
  claim,
  newClaim,
  ownPolicyInput,
  policy,
  policyRequest,
  policySeries,
  premiumPaid,
  premiumPaymentInput,
} from '#domain/finance/insurance/insurance.schema.ts'
import { problem } from '#domain/problem.ts'
import { applyForPolicy, renewPolicy } from '#services/finance/insurance/apply-for-policy.ts'
import { asClaim, claimOf } from '#services/finance/insurance/claim-answer.ts'
import { fileClaim } from '#services/finance/insurance/file-claim.ts'
import { payPremium, premiumPaidBy } from '#services/finance/insurance/pay-premium.ts'
import { asPolicy, policyOf, seriesOfPolicy } from '#services/finance/insurance/policy-answer.ts'
import { as, router } from '../trpc.ts'

const table = 'farmer_insurance'

const ownPolicy = as('farmer')
  .input(ownPolicyInput)
  .use(({ ctx, input, next }) => {
    const found = findPolicy(ctx.db, input.insuranceId)
    if (found?.userId !== ctx.user.id) throw problem('notFound')
    return next({ ctx: { policy: found } })
  })

export const insurance = router({
  list: as('farmer')
    .input(pageInput)
    .output(pageOf(policy))
    .query(({ ctx, input }) => mapPage(listPolicies(ctx.db, { ...input, userId: ctx.user.id }), asPolicy)),

  request: as('farmer')
    .input(policyRequest)
    .output(policy)
    .mutation(({ ctx, input }) => ctx.write((tx) => applyForPolicy(tx, input, ctx), { table, again: policyOf })),

  renew: as('farmer')
    .input(ownPolicyInput)
    .output(policy)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => renewPolicy(tx, input.insuranceId, ctx), { table, again: policyOf }),
    ),

  pay: as('farmer')
    .input(premiumPaymentInput)
    .output(premiumPaid)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => payPremium(tx, input, ctx, ctx.payments), {
        table,
        id: input.insuranceId,
        again: (tx, id) => premiumPaidBy(tx, id, input.insuranceId),
      }),
    ),

  claims: ownPolicy
    .output(z.array(claim))
    .query(({ ctx }) => listClaims(ctx.db, ctx.policy.id).map((row) => asClaim(ctx.db, row, ctx.now()))),

  series: ownPolicy.output(policySeries).query(({ ctx }) => seriesOfPolicy(ctx.db, ctx.policy)),

  claim: as('farmer')
    .input(newClaim)
    .output(claim)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => fileClaim(tx, input, ctx), {
        table: 'insurance_claims',
        again: claimOf(ctx.now),
      }),
    ),
})
