import * as z from 'zod'
import { advisory } from '../advice/advisory.schema.ts'
import { marketPriceWithHistory } from '../market/price.schema.ts'
import { keysOf } from '../table.ts'
import { MOST_KEYS } from './receipts.ts'
import { restored } from './restored.ts'
import { SYNCED_LISTS } from './sync.ts'

/**
 * The last change that this phone has, absent on its first visit; and the key of its newest write that was answered: a
 * database without it is an older one.
 */
export const syncInput = z.object({ cursor: z.string().max(200).optional(), sent: z.string().max(200).optional() })

/**
 * What changed since. `isReset` says that it cannot be told what: everything is to be asked for again. With `more` the
 * next cursor brings the rest.
 */
export const syncAnswer = z.object({
  cursor: z.string(),
  more: z.boolean(),
  isReset: z.boolean(),
  /** That the server was restored from a backup not long ago. */
  restored: restored.nullable(),
  /** The small lists that changed. */
  lists: z.array(z.enum(keysOf(SYNCED_LISTS))),
  advisories: z.object({ changed: z.array(advisory), gone: z.array(z.string()) }),
  prices: z.object({
    changed: z.array(marketPriceWithHistory),
    gone: z.array(z.object({ cropId: z.string(), market: z.string() })),
  }),
})
export type SyncAnswer = z.infer<typeof syncAnswer>

/** The keys of writes that were answered. */
export const missingInput = z.object({ keys: z.array(z.string().max(200)).max(MOST_KEYS) })
/** Those that the server knows nothing of. */
export const missingKeys = z.array(z.string())
