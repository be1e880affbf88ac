import * as z from 'zod'
import { findMeasurement, listMeasurements } from '#db/queries/fields/field-records.ts'
import { findZone, listZones } from '#db/queries/fields/zones.ts'
import {
  application,
  measurement,
  newApplication,
  newMeasurement,
  undoApplicationInput,
  undoMeasurementInput,
} from '#domain/fields/field-record.schema.ts'
import { newZone, zone, zoneEdit, zoneIdInput } from '#domain/fields/zone.schema.ts'
import {
  addApplication,
  addMeasurement,
  applicationOf,
  listApplicationsOf,
  undoApplication,
  undoMeasurement,
} from '#services/fields/field-records.ts'
import { addZone, changeZone, removeZone } from '#services/fields/zones.ts'
import { reachableField } from '../rungs.ts'
import { router } from '../trpc.ts'

/** What was measured in a field. */
export const measurements = router({
  list: reachableField.output(z.array(measurement)).query(({ ctx }) => listMeasurements(ctx.db, ctx.field.id)),

  add: reachableField
    .input(newMeasurement)
    .output(measurement)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => addMeasurement(tx, ctx.field, input, ctx), { again: findMeasurement }),
    ),

  /** Reverses `add`. */
  undo: reachableField
    .input(undoMeasurementInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => undoMeasurement(tx, ctx.field, input))),
})

/** What went onto a field: fertilizer, seed, pesticide, water. */
export const applications = router({
  list: reachableField.output(z.array(application)).query(({ ctx }) => listApplicationsOf(ctx.db, ctx.field.id)),

  add: reachableField
    .input(newApplication)
    .output(application)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => addApplication(tx, ctx.field, input, ctx), { again: applicationOf }),
    ),

  /** Reverses `add`. */
  undo: reachableField
    .input(undoApplicationInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => undoApplication(tx, ctx.field, input))),
})

/** Parts of a field that are worked differently. */
export const zones = router({
  list: reachableField.output(z.array(zone)).query(({ ctx }) => listZones(ctx.db, ctx.field.id)),

  add: reachableField
    .input(newZone)
    .output(zone)
    .mutation(({ ctx, input }) => ctx.write((tx) => addZone(tx, ctx.field, input, ctx), { again: findZone })),

  change: reachableField
    .input(zoneEdit)
    .output(zone)
    .mutation(({ ctx, input }) => ctx.write((tx) => changeZone(tx, ctx.field, input, ctx), { again: findZone })),

  remove: reachableField
    .input(zoneIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => removeZone(tx, ctx.field, input))),
})
