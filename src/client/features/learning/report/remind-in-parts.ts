import { MAX_REMINDED } from '#domain/learning/report.schema.ts'

type Reminded = { reminded: number; left: number }

/**
 * Reminds any number of learners; one call reminds a part of them. After a failure all can be sent again: nobody is
 * reminded twice in a week.
 */
export async function remindInParts(learnerIds: string[], remind: (part: string[]) => Promise<Reminded>) {
  const total: Reminded = { reminded: 0, left: 0 }
  for (let at = 0; at < learnerIds.length; at += MAX_REMINDED) {
    const { reminded, left } = await remind(learnerIds.slice(at, at + MAX_REMINDED))
    total.reminded += reminded
    total.left += left
  }
  return total
}
