import { type Db, transact } from '#db/client.ts'
import { findPolicy, listSeasonsOver, type PolicyRow, updatePolicy } from '#db/queries/finance/policies.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { payoutOf } from '#domain/finance/insurance/rain-index/payout-share.ts'
import type { RainIndex, SeasonReading } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { remind } from '../../../messaging/remind.ts'
import { audited } from '../../../operations/audit.ts'
import { alertAdministrators } from '../../alert-administrators.ts'
import { eachRow, type Pausing } from '../../each-row.ts'
import type { PaymentSetup } from '../../payments/payment-setup.ts'
import { seasonOnRecord } from './index-record.ts'
import { openSeasonClaim, paySeason } from './pay-season.ts'

/** So long after a season the record may take to become whole; then a person decides. */
const RECORD_DAYS = 30

/**
 * Says of each policy with an index whose season is over what it pays, once the record of that season is whole, and
 * sends the money. A record with gaps decides nothing: after thirty days it is a claim for an administrator. Done again
 * it does nothing twice, because each policy is settled in the transaction that pays it. Answers how many were settled.
 */
export function settleSeasons(db: Db, now: Date, setup: PaymentSetup, pausing: Pausing): Promise<number> {
  const before = dayOf(now)
  return eachRow(
    pausing,
    (after, most) => listSeasonsOver(db, { before, after, most }),
    ({ id }) => transact(db, (tx) => settle(tx, findPolicy(tx, id)!, now, setup)),
  )
}

function settle(tx: Db, policy: PolicyRow, now: Date, setup: PaymentSetup): boolean {
  const { status, settledAt, seasonStart: from, seasonEnd: to, terms } = policy
  if (status !== 'active' || settledAt !== null || !terms?.index || from === null || to === null) return false
  const reading = seasonOnRecord(tx, terms.index, { from, to })
  if (reading.share === null && addDays(to, RECORD_DAYS) >= dayOf(now)) return false
  return audited(tx, byServer(now), { table: 'farmer_insurance', id: policy.id }, () => {
    updatePolicy(tx, policy, { settledAt: now.toISOString() })
    decide(tx, policy, terms.index!, reading, now, setup)
    return true
  })
}

const byServer = (now: Date) => ({ actor: null, action: 'jobs.seasons', at: now.toISOString(), requestId: null })

function decide(tx: Db, policy: PolicyRow, index: RainIndex, reading: SeasonReading, now: Date, setup: PaymentSetup) {
  if (reading.share === null) return askPerson(tx, policy, reading, now)
  const amount = payoutOf(policy.coverageAmount, reading.share, policy.currency)
  if (amount === 0) return endWithout(tx, policy, index, reading, now)
  audited(tx, byServer(now), { table: 'insurance_claims', idsOf: (id: string) => [id] }, () =>
    paySeason(tx, { policy, index, reading, amount }, now, setup),
  )
}

/** Nothing is due: the policy ended with its season, so that it can be renewed for the next one at once. */
function endWithout(tx: Db, policy: PolicyRow, { place, strike }: RainIndex, { rain, to }: SeasonReading, now: Date) {
  updatePolicy(tx, policy, { status: 'expired', policyEnd: to, nextPremiumDue: null, endedAt: now.toISOString() })
  remind(tx, policy.userId, noticeOf('seasonPaysNothing', { product: nameOf(policy), rain, place, strike }), now)
}

/** The record has gaps: a person decides, and nothing is made up. The claim is over all of the cover. */
function askPerson(tx: Db, policy: PolicyRow, reading: SeasonReading, now: Date) {
  openSeasonClaim(tx, { policy, reading, amount: policy.coverageAmount }, now)
  const product = nameOf(policy)
  remind(tx, policy.userId, noticeOf('seasonUnknown', { product, count: reading.missingDays }), now)
  const said = { product, farmer: policy.farmer.fullName, count: reading.missingDays }
  alertAdministrators(tx, noticeOf('seasonToDecide', said), now.toISOString(), { people: { farmer: policy.userId } })
}

const nameOf = ({ terms, productName }: PolicyRow) => terms?.name ?? productName
