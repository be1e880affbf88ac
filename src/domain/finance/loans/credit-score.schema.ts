import * as z from 'zod'
import { keysOf } from '../../table.ts'
import { CREDIT_PARTS, type CreditFacts } from './credit-score.ts'

/** From 0 to 100 points, with the parts that make it. */
export const creditScore = z.object({
  points: z.number(),
  parts: z.array(z.object({ part: z.enum(keysOf(CREDIT_PARTS)), points: z.number(), max: z.number() })),
})
export type CreditScore = z.infer<typeof creditScore>

/** The score of an applicant. It decides nothing by itself, except where a product asks for a least score. */
export function creditScoreOf(facts: CreditFacts): CreditScore {
  const parts = keysOf(CREDIT_PARTS).map((part) => {
    const { max, of } = CREDIT_PARTS[part]
    return { part, points: of(facts), max }
  })
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts }
}
