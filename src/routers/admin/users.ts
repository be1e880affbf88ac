import * as z from 'zod'
import { transact } from '#db/client.ts'
import { listAgents } from '#db/queries/people/staff.ts'
import { findUserRecord, listUserRecords } from '#db/queries/people/user-records.ts'
import { countedPageOf } from '#domain/contract.ts'
import { importIdInput, startedImport } from '#domain/operations/import/import-state.schema.ts'
import { assignedFarmers, farmerAssignment } from '#domain/people/farmer.schema.ts'
import { SMALL_IMPORT } from '#domain/people/farmer-import.ts'
import { startCodes, startCodesInput } from '#domain/people/start-codes/start-code.schema.ts'
import {
  changedUsers,
  createdUser,
  farmerImport,
  farmerImportInput,
  farmerImportState,
  newUser,
  passwordCode,
  startFarmerImport,
  userEdit,
  userErasure,
  userFilter,
  userIdInput,
  userIdsInput,
  userRecord,
} from '#domain/people/user-record.schema.ts'
import { assignee } from '#domain/support/contact.schema.ts'
import { deactivateUsers, reactivateUsers } from '#services/people/admin/activate-users.ts'
import { eraseUser } from '#services/people/admin/erase-user.ts'
import { readFarmerFile } from '#services/people/admin/farmer-file.ts'
import { givePasswordCode, withoutCode } from '#services/people/admin/give-password-code.ts'
import {
  changedIds,
  importedIds,
  importFarmers,
  previewImport,
  withKnownPhones,
  withoutCodes,
} from '#services/people/admin/import-farmers.ts'
import { changeUser, createUser } from '#services/people/admin/user-records.ts'
import { provePassword } from '#services/people/prove-password.ts'
import { giveStartCodes, withoutStartCodes } from '#services/people/start-codes/give-start-codes.ts'
import { assignFarmers } from '#services/support/assign-farmers.ts'
import { as, router } from '../trpc.ts'

const table = 'users'

/** The users of all roles. */
export const users = router({
  list: as('admin')
    .input(userFilter)
    .output(countedPageOf(userRecord))
    .query(({ ctx, input }) => listUserRecords(ctx.db, input)),

  create: as('admin')
    .input(newUser)
    .output(createdUser)
    .mutation(({ ctx, input }) => ctx.write((tx) => createUser(tx, input, ctx), { table }, withoutCode)),

  change: as('admin')
    .input(userEdit)
    .output(userRecord)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => changeUser(tx, input, ctx), { table, id: input.id, again: findUserRecord }),
    ),

  deactivate: as('admin')
    .input(userIdInput)
    .output(userRecord)
    .mutation(({ ctx, input: { id } }) =>
      ctx.write((tx) => deactivateUsers(tx, [id], ctx)[0]!, { table, id, again: findUserRecord }),
    ),

  reactivate: as('admin')
    .input(userIdInput)
    .output(userRecord)
    .mutation(({ ctx, input: { id } }) =>
      ctx.write((tx) => reactivateUsers(tx, [id])[0]!, { table, id, again: findUserRecord }),
    ),

  /** Erases a user for ever, with the administrator's own password; the books stay, without a name. */
  erase: as('admin')
    .input(userErasure)
    .output(userIdInput)
    .mutation(async ({ ctx, input: { id, password } }) => {
      await provePassword(ctx.db, { password }, ctx)
      await ctx.removeErased(transact(ctx.db, (tx) => eraseUser(tx, id, ctx)))
      return { id }
    }),

  deactivateMany: as('admin')
    .input(userIdsInput)
    .output(changedUsers)
    .mutation(({ ctx, input: { ids } }) =>
      ctx.write((tx) => ({ users: deactivateUsers(tx, ids, ctx) }), { table, id: ids }),
    ),

  reactivateMany: as('admin')
    .input(userIdsInput)
    .output(changedUsers)
    .mutation(({ ctx, input: { ids } }) =>
      ctx.write((tx) => ({ users: reactivateUsers(tx, ids) }), { table, id: ids }),
    ),

  /** The agents to whom farmers can be given. */
  agents: as('admin')
    .output(z.array(assignee))
    .query(({ ctx }) => listAgents(ctx.db)),

  /** Gives farmers to an agent to look after. */
  giveToAgent: as('admin')
    .input(farmerAssignment)
    .output(assignedFarmers)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => assignFarmers(tx, input, ctx), { table: 'farmer_records', id: input.ids }),
    ),

  /** A one-time code to set a new password; the one before is worth nothing. */
  giveCode: as('admin')
    .input(userIdInput)
    .output(passwordCode)
    .mutation(({ ctx, input: { id } }) => ctx.write((tx) => givePasswordCode(tx, id, ctx), { table, id }, withoutCode)),

  /** New start codes of farmers who have chosen no password yet: of some, or of all. */
  giveStartCodes: as('admin')
    .input(startCodesInput)
    .output(startCodes)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => giveStartCodes(tx, input, ctx), { table, idsOf: () => [] }, withoutStartCodes),
    ),

  /** Imports the good rows of a CSV file of farmers; a dry run tells what is new, changed and wrong. */
  import: as('admin')
    .input(farmerImportInput)
    .output(farmerImport)
    .mutation(async ({ ctx, input }) => {
      const bytes = Buffer.from(input.file, 'base64')
      const file = withKnownPhones(ctx.db, await readFarmerFile(bytes, SMALL_IMPORT, ctx.now().getUTCFullYear()))
      if (input.dryRun) return previewImport(ctx.db, file)
      const row = { table, id: changedIds(ctx.db, file), idsOf: importedIds } as const
      const by = { actor: ctx.user, action: 'admin.users.import', requestId: ctx.requestId }
      return ctx.write((tx) => importFarmers(tx, file, { now: ctx.now, by, isAudited: true }), row, withoutCodes)
    }),

  /** The same for a large file, which was uploaded before: beside the requests, with a state to look at. */
  startImport: as('admin')
    .input(startFarmerImport)
    .output(startedImport)
    .mutation(({ ctx, input: { fileId, ...order } }) =>
      ctx.imports.farmers.start({ fileId, order, actor: ctx.user, requestId: ctx.requestId }),
    ),

  importState: as('admin')
    .input(importIdInput)
    .output(farmerImportState)
    .query(({ ctx, input }) => ctx.imports.farmers.stateOf(input.importId, ctx.user)),
})
