import * as z from 'zod'

/** A point as [longitude, latitude] in degrees, in the order of GeoJSON. */
export const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])

/** Points in order: a boundary, a row of plants, the places where something was applied or read. */
export const positions = z.array(position)

/** Fixes of a walk: [seconds since the first one, longitude, latitude, accuracy in metres]. */
const accuracyM = z.number().min(0)
export const storedFixes = z.array(z.tuple([z.number().min(0), ...position.def.items, accuracyM]))

/** The same as a file has them, which need not tell moments and accuracies. */
export const rawFixes = z.array(z.tuple([z.number().min(0).nullable(), ...position.def.items, accuracyM.nullable()]))
export type RawFix = z.infer<typeof rawFixes>[number]
