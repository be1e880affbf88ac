import type { Db } from '#db/client.ts'
import { countPricesOf } from '#db/queries/market/price-counts.ts'
import { countAnswersOf, countCompletions, countMessages } from '#db/queries/operations/trends.ts'
import { countFarmersMade } from '#db/queries/people/user-counts.ts'
import { dayOf } from '#domain/dates.ts'
import type { Period } from '#domain/operations/periods.ts'
import type { AdminTrends } from '#domain/operations/stats.schema.ts'
import { MAX_TREND_COURSES, trendMonths, trendWeeks } from '#domain/operations/trends.ts'

/** What the charts of the overview show. */
export function readTrends(db: Db, now: Date): AdminTrends {
  const [months, weeks] = [trendMonths(dayOf(now)), trendWeeks(dayOf(now))]
  const sms = (status: 'pending' | 'sent' | 'delivered' | 'failed') => countMessages(db, status, weeks[0]!.from)
  return {
    farmers: farmersByMonth(db, months),
    prices: weeks.map((week) => ({ from: week.from, prices: countPricesOf(db, week) })),
    advice: months.map((month) => ({ from: month.from, ...countAnswersOf(db, month) })),
    sms: { pending: sms('pending'), sent: sms('sent'), delivered: sms('delivered'), failed: sms('failed') },
    courses: countCompletions(db, MAX_TREND_COURSES),
  }
}

function farmersByMonth(db: Db, months: readonly Period[]) {
  let total = countFarmersMade(db, { until: months[0]!.from })
  return months.map((month) => {
    const added = countFarmersMade(db, month)
    total += added
    return { from: month.from, added, total }
  })
}
