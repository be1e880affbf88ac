import * as z from 'zod'
import type { Preference } from './preferences.ts'

export const preferences = z.object({
  weatherAlerts: z.boolean(),
  advisories: z.boolean(),
  marketPrices: z.boolean(),
  smsUpdates: z.boolean(),
  ethiopianCalendar: z.boolean(),
} satisfies Record<Preference, z.ZodBoolean>)
export type Preferences = z.infer<typeof preferences>

/** A change of choices; an absent one stays as it is. */
export const preferencesChange = preferences.partial()
