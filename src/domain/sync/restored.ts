import * as z from 'zod'

/**
 * A backup took the place of the database `at` this moment: writes that were answered after `to`, and before, may be
 * missing. By the server's clock.
 */
export const restored = z.object({ to: z.iso.datetime(), at: z.iso.datetime() })
export type Restored = z.infer<typeof restored>
