import * as z from 'zod'
import { keysOf } from '../table.ts'
import { ALERT_TYPES, SEVERITIES } from './alert.ts'

export const weatherAlert = z.object({
  id: z.string(),
  /** In English, or as a person wrote it. */
  title: z.string(),
  description: z.string(),
  /** What the alert of a forecast says without words: a client says it in the language of its reader. */
  notice: z.object({ kind: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
  alertType: z.enum(ALERT_TYPES),
  severity: z.enum(keysOf(SEVERITIES)),
  location: z.string(),
  expiresAt: z.string().nullable(),
  isActive: z.boolean(),
  /** The clock of its place, by which its end is told. */
  zone: z.string(),
})
export type WeatherAlert = z.infer<typeof weatherAlert>

/** A city or a country, whatever the case: 'lagos' and 'Nigeria' both find 'Lagos, Nigeria'. */
export const alertFilter = z.object({ location: z.string().trim().max(120).optional() })
