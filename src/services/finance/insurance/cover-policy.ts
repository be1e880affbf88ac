import type { PolicyRow } from '#db/queries/finance/policies.ts'
import type { Day } from '#domain/dates.ts'
import { coveredFrom } from '#domain/finance/insurance/cover.ts'
import { nextSeason } from '#domain/finance/insurance/rain-index/season.ts'

/**
 * What changes on a policy whose premium is paid, or credited, on a day: it covers from then on. One with an index pays
 * for the first season that begins while it covers, and lasts until the end of that season at least.
 */
export function coverFrom(policy: PolicyRow, paidOn: Day) {
  const from = coveredFrom(policy, paidOn)
  const index = policy.terms?.index
  if (!index) return { coveredFrom: from }
  const season = nextSeason(index, from)
  const policyEnd = season.to > policy.policyEnd ? season.to : policy.policyEnd
  return { coveredFrom: from, seasonStart: season.from, seasonEnd: season.to, policyEnd }
}
