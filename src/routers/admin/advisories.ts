import * as z from 'zod'
import { findAdminAdvisory, findAdvisory, listAllAdvisories } from '#db/queries/advice/advisories.ts'
import { listDispatches } from '#db/queries/messaging/dispatches.ts'
import {
  adminAdvisory,
  advisory,
  advisoryEdit,
  advisoryReachInput,
  newAdvisory,
} from '#domain/advice/advisory.schema.ts'
import { countedPageOf, rowId, selectionInput, switched, switchInput } from '#domain/contract.ts'
import { dispatch, reach, reachOfSeveral } from '#domain/messaging/reach.schema.ts'
import { adminFilter, deletedRow } from '#domain/operations/admin.schema.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { approveAdvisory } from '#services/advice/approve-advisory.ts'
import { changeAdvisory } from '#services/advice/change-advisory.ts'
import { publishAdvisory } from '#services/advice/publish-advisory.ts'
import { reachOfAdvisory } from '#services/messaging/reach-of.ts'
import { reachOfAdvisories } from '#services/messaging/reach-of-several.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { switchAdvisories } from '#services/operations/switch-records.ts'
import { as, router } from '../trpc.ts'

const table = 'advisories'

export const advisories = router({
  list: as('admin')
    .input(adminFilter(ADMIN_SORTS.advisory))
    .output(countedPageOf(adminAdvisory))
    .query(({ ctx, input }) => listAllAdvisories(ctx.db, input)),

  create: as('admin')
    .input(newAdvisory)
    .output(advisory)
    .mutation(({ ctx, input }) => ctx.write((tx) => publishAdvisory(tx, input, ctx), { table, again: findAdvisory })),

  change: as('admin')
    .input(advisoryEdit)
    .output(adminAdvisory)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeAdvisory(tx, input, ctx), { table, id: input.id, again: findAdminAdvisory }),
    ),

  /** Approves advice that names a chemical or a dose: somebody other than its author does. */
  approve: as('admin')
    .input(z.object({ id: rowId }))
    .output(adminAdvisory)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => approveAdvisory(tx, input.id, ctx), { table, id: input.id, again: findAdminAdvisory }),
    ),

  /** Whom it would be announced to. */
  reach: as('admin')
    .input(advisoryReachInput)
    .output(reach)
    .query(({ ctx, input }) => reachOfAdvisory(ctx.db, input)),

  /** Whom several would be announced to that are switched on. */
  reachMany: as('admin')
    .input(selectionInput)
    .output(reachOfSeveral)
    .query(({ ctx, input }) => reachOfAdvisories(ctx.db, input.ids)),

  /** Shows several to farmers, or shows them no longer: all or none. */
  switchMany: as('admin')
    .input(switchInput)
    .output(switched)
    .mutation(({ ctx, input }) => ctx.write((tx) => switchAdvisories(tx, input, ctx), { table, id: input.ids })),

  /** What was sent of it. */
  dispatches: as('admin')
    .input(z.object({ id: rowId }))
    .output(z.array(dispatch))
    .query(({ ctx, input }) => listDispatches(ctx.db, input.id)),

  delete: as('admin')
    .input(z.object({ id: rowId }))
    .output(deletedRow)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecord(tx, 'advisory', input.id, ctx), { table, id: input.id }),
    ),
})
