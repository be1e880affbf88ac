import * as z from 'zod'
import { listFarmers } from '#db/queries/people/farmer-list.ts'
import { readFarmer, readFarmerDetail } from '#db/queries/people/farmers.ts'
import { countSmsOf, findFarmerNote, listFarmerNotes } from '#db/queries/support/farmer-records.ts'
import { countedPageOf, mapPage, pageInput, pageOf, rowId } from '#domain/contract.ts'
import {
  farmerDetail,
  farmerFilter,
  farmerNote,
  farmerNoteInput,
  listedFarmer,
  registeredAnswer,
  registerFarmerInput,
  sameFarmerInput,
  sameFarmers,
} from '#domain/people/farmer.schema.ts'
import { problem } from '#domain/problem.ts'
import { withoutCode } from '#services/people/admin/give-password-code.ts'
import { noteFarmer } from '#services/support/note-farmer.ts'
import { findSameFarmers, registerOnTheSpot } from '#services/support/register-on-the-spot.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

const anyFarmer = agent.input(z.object({ farmerId: rowId })).use(({ ctx, input, next }) => {
  if (!readFarmer(ctx.db, input.farmerId)) throw problem('notFound')
  return next()
})

export const farmers = router({
  /** The farmers whom the caller looks after, then all others. */
  list: agent
    .input(farmerFilter)
    .output(countedPageOf(listedFarmer))
    .query(({ ctx, input }) =>
      mapPage(listFarmers(ctx.db, ctx.user.id, input), ({ agentId, ...row }) => ({
        ...row,
        isMine: agentId === ctx.user.id,
      })),
    ),

  get: anyFarmer.output(farmerDetail).query(({ ctx, input: { farmerId } }) => {
    const { agentId, ...found } = readFarmerDetail(ctx.db, farmerId)!
    return { ...found, isMine: agentId === ctx.user.id, messages: countSmsOf(ctx.db, farmerId) }
  }),

  /** Who may be registered already: with the same phone, or the same name at the same place. */
  same: agent
    .input(sameFarmerInput)
    .output(sameFarmers)
    .query(({ ctx, input }) => findSameFarmers(ctx.db, input)),

  /** Registers a farmer, with a start code that is shown once. */
  register: agent
    .input(registerFarmerInput)
    .output(registeredAnswer)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => registerOnTheSpot(tx, input, ctx), { table: 'users' }, withoutCode),
    ),

  /** What was said to a farmer and heard from one, the newest first. */
  notes: anyFarmer
    .input(pageInput)
    .output(pageOf(farmerNote))
    .query(({ ctx, input }) => listFarmerNotes(ctx.db, input)),

  note: anyFarmer
    .input(farmerNoteInput)
    .output(farmerNote)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => noteFarmer(tx, input, ctx), {
        table: 'farmer_notes',
        again: findFarmerNote,
      }),
    ),
})
