import { type Db, prepared } from '#db/client.ts'
import type { Day } from '#domain/dates.ts'
import type { MoneyWaiting } from '#domain/finance/waiting.schema.ts'

const counts = prepared((db) =>
  db.$client.prepare<[{ today: Day }], MoneyWaiting>(
    `select
       (select count(*) from farmer_loans where status = 'applied') as loans,
       (select count(*) from farmer_loans where status = 'approved') as payouts,
       (select count(*) from farmer_insurance where status = 'applied') as policies,
       (select count(*) from insurance_claims where status in ('submitted', 'reviewing', 'approved')) as claims,
       (select count(*) from insurance_claims
         where status in ('submitted', 'reviewing', 'approved') and promised_day < @today) as lateClaims,
       (select count(*) from pending_decisions where status = 'open') as decisions,
       (select count(*) from payments where concern is not null) as concerns,
       (select count(*) from payments where status in ('created', 'requested', 'pending', 'unknown')) as openPayments`,
  ),
)
/** What of the money waits for an administrator, counted. */
export const countMoneyWaiting = (db: Db, today: Day) => counts(db).get({ today })!
