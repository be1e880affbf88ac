import { listClaimsOfAll } from '#db/queries/finance/claims.ts'
import { findPolicy, listPoliciesOfAll } from '#db/queries/finance/policies.ts'
import { countedPageOf, mapPage } from '#domain/contract.ts'
import { CLAIM_STATUS } from '#domain/finance/insurance/claim.ts'
import {
  adminClaim,
  adminPolicy,
  claimApproval,
  claimFilter,
  claimIdInput,
  claimRejection,
  policyFilter,
  policyIdInput,
  policyRejection,
  policySeries,
} from '#domain/finance/insurance/insurance.schema.ts'
import { POLICY_STATUS } from '#domain/finance/insurance.ts'
import { problem } from '#domain/problem.ts'
import { keysOf } from '#domain/table.ts'
import { adminClaimOf, asAdminClaim } from '#services/finance/insurance/claim-answer.ts'
import { creditPremium } from '#services/finance/insurance/credit-premium.ts'
import { approveClaim, payClaim, rejectClaim, reviewClaim } from '#services/finance/insurance/decide-claim.ts'
import { decidePolicy } from '#services/finance/insurance/decide-policy.ts'
import { adminPolicyOf, asAdminPolicy, seriesOfPolicy } from '#services/finance/insurance/policy-answer.ts'
import { as, router } from '../trpc.ts'

const policies = 'farmer_insurance'
const claims = 'insurance_claims'

/** The policies and claims of all farmers, and the decisions about them. */
export const insurance = router({
  list: as('admin')
    .input(policyFilter)
    .output(countedPageOf(adminPolicy))
    .query(({ ctx, input: { status, ...page } }) =>
      mapPage(
        listPoliciesOfAll(ctx.db, { ...page, statuses: status ? [status] : keysOf(POLICY_STATUS) }),
        asAdminPolicy,
      ),
    ),

  approve: as('admin')
    .input(policyIdInput)
    .output(adminPolicy)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => decidePolicy(tx, { ...input, status: 'active' }, ctx), policyRow(input)),
    ),

  reject: as('admin')
    .input(policyRejection)
    .output(adminPolicy)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => decidePolicy(tx, { ...input, status: 'rejected' }, ctx), policyRow(input)),
    ),

  creditPremium: as('admin')
    .input(policyIdInput)
    .output(adminPolicy)
    .mutation(({ ctx, input }) => ctx.write((tx) => creditPremium(tx, input.id, ctx), policyRow(input))),

  series: as('admin')
    .input(policyIdInput)
    .output(policySeries)
    .query(({ ctx, input }) => {
      const policy = findPolicy(ctx.db, input.id)
      if (!policy) throw problem('notFound')
      return seriesOfPolicy(ctx.db, policy)
    }),

  claims: as('admin')
    .input(claimFilter)
    .output(countedPageOf(adminClaim))
    .query(({ ctx, input: { status, ...page } }) =>
      mapPage(listClaimsOfAll(ctx.db, { ...page, statuses: status ? [status] : keysOf(CLAIM_STATUS) }), (row) =>
        asAdminClaim(ctx.db, row, ctx.now()),
      ),
    ),

  reviewClaim: as('admin')
    .input(claimIdInput)
    .output(adminClaim)
    .mutation(({ ctx, input }) => ctx.write((tx) => reviewClaim(tx, input.id, ctx), claimRow(input, ctx))),

  approveClaim: as('admin')
    .input(claimApproval)
    .output(adminClaim)
    .mutation(({ ctx, input }) => ctx.write((tx) => approveClaim(tx, input, ctx, ctx.payments), claimRow(input, ctx))),

  rejectClaim: as('admin')
    .input(claimRejection)
    .output(adminClaim)
    .mutation(({ ctx, input }) => ctx.write((tx) => rejectClaim(tx, input, ctx), claimRow(input, ctx))),

  payClaim: as('admin')
    .input(claimIdInput)
    .output(adminClaim)
    .mutation(({ ctx, input }) => ctx.write((tx) => payClaim(tx, input.id, ctx, ctx.payments), claimRow(input, ctx))),
})

type Id = { id: string }
const policyRow = ({ id }: Id) => ({ table: policies, id, again: adminPolicyOf }) as const
const claimRow = ({ id }: Id, { now }: { now: () => Date }) =>
  ({ table: claims, id, again: adminClaimOf(now) }) as const
