import * as z from 'zod'
import { phoneLine, phoneLinesInput, simulator as simulatorParts } from '#domain/messaging/menu/simulator.schema.ts'
import { openSimulator, readPhone } from '#services/messaging/simulator.ts'
import { inDemoOr, router } from '../trpc.ts'

const holder = inDemoOr('admin')

/** A phone on the screen, which speaks with the real hooks of this server: for everybody in a demo. */
export const simulator = router({
  open: holder.output(simulatorParts).query(({ ctx }) => openSimulator(ctx.db, ctx)),

  /** The last messages to a number and from it. */
  lines: holder
    .input(phoneLinesInput)
    .output(z.array(phoneLine))
    .query(({ ctx, input }) => readPhone(ctx.db, input, ctx)),
})
