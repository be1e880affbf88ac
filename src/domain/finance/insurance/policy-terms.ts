import * as z from 'zod'
import { rainIndex } from './rain-index/rain-index.schema.ts'

/** What a policy takes over from its product; a change of the product changes no policy. */
export const policyTerms = z.object({
  name: z.string(),
  coverageType: z.string(),
  provider: z.string(),
  /** In percent of the cover, for its whole time. */
  premiumRate: z.number(),
  /** Days after the premium before a loss is covered; not there for policies of before this was stored. */
  waitingDays: z.number().optional(),
  /** What it measures and pays by; not there where it pays after a claim. */
  index: rainIndex.optional(),
})
