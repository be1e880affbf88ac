import * as z from 'zod'

const point = z.object({ latitude: z.number(), longitude: z.number() }).nullable()

/**
 * Where a farm lies, as far as is known: its village, the point that an agent took, and the outline of its country, as
 * rings of [longitude, latitude, longitude, latitude, …]. A phone checks a border by it without a connection.
 */
export const farmland = z.object({ village: point, farm: point, outline: z.array(z.array(z.number())) })
export type Farmland = z.infer<typeof farmland>
