import * as z from 'zod'
import { keysOf } from '../../table.ts'
import { RISKS, SEVERITIES, STAGES } from './drought.ts'
import { WATER_CLASSES } from './water-balance.ts'

/**
 * How a field's crop has had water: rain and water in mm, indexes as the methods have them. `until` is the last day on
 * record; null before anything is.
 */
export const seasonCard = z.object({
  farmerCropId: z.string(),
  crop: z.object({ id: z.string(), name: z.string() }),
  plantedOn: z.string(),
  harvestOn: z.string(),
  stage: z.enum(STAGES),
  until: z.string().nullable(),
  /** The water requirement satisfaction index, in percent. */
  waterIndex: z.number().nullable(),
  waterClass: z.enum(keysOf(WATER_CLASSES)).nullable(),
  /** What is in the soil of what it holds, in percent. */
  soilMoisture: z.number().nullable(),
  rainLast30Days: z.number().nullable(),
  /** The standardized precipitation index of three months, or why there is none. */
  rainIndex: z
    .object({ until: z.string(), rain: z.number(), index: z.number().nullable(), without: z.enum(['fewYears', 'dryMonth']).nullable() }) // biome-ignore format: one row
    .nullable(),
  severity: z.enum(SEVERITIES),
  risk: z.enum(RISKS),
  /** What the crop needs in the coming days, and the rain that is forecast for them; null without a forecast. */
  outlook: z.object({ from: z.string(), to: z.string(), need: z.number(), rain: z.number() }).nullable(),
  dekads: z.array(z.object({ from: z.string(), to: z.string(), rain: z.number(), need: z.number() })),
  /** Approved advice on what to do. */
  advice: z.array(z.object({ id: z.string(), title: z.string() })),
  source: z.string().nullable(),
})
export type SeasonCard = z.infer<typeof seasonCard>
