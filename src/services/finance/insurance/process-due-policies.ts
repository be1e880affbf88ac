import { type Db, transact } from '#db/client.ts'
import { findClaim, listMissedPromises, updateClaim } from '#db/queries/finance/claims.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import {
  findPolicy,
  listEndingPolicies,
  listPremiumsDue,
  type PolicyRow,
  updatePolicy,
} from '#db/queries/finance/policies.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { CANCELLED_AFTER_DAYS, RENEWAL_DAYS } from '#domain/finance/insurance/premium.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { remind } from '../../messaging/remind.ts'
import { alertAdministrators } from '../alert-administrators.ts'
import { eachRow, type Pausing } from '../each-row.ts'

const REMIND_DAYS_BEFORE = 7
const CLAIMS_AT_ONCE = 100

/**
 * Ends policies whose time is over, reminds of ends and premiums, cancels what was not paid, and tells administrators
 * of claims that wait longer than was promised. Answers how many it concerned. Done again it does nothing twice.
 */
export async function processDuePolicies(db: Db, now: Date, pausing: Pausing): Promise<number> {
  const today = dayOf(now)
  const tend = (work: (tx: Db, policy: PolicyRow, now: Date) => boolean) => ({ id }: PolicyRow) =>
    transact(db, (tx) => work(tx, findPolicy(tx, id)!, now)) // biome-ignore format: one thought
  const soon = addDays(today, RENEWAL_DAYS + 1)
  const ended = await eachRow(
    pausing,
    (after, most) => listEndingPolicies(db, { before: soon, after, most }),
    tend(end),
  )
  const due = addDays(today, REMIND_DAYS_BEFORE)
  const asked = await eachRow(pausing, (after, most) => listPremiumsDue(db, { before: due, after, most }), tend(askPremium)) // biome-ignore format: one thought
  return ended + asked + tellMissedPromises(db, now)
}

function end(tx: Db, policy: PolicyRow, now: Date): boolean {
  const { status, policyEnd: day, userId, productName: product } = policy
  if (status !== 'active') return false
  if (day < dayOf(now)) {
    // What its season pays is said first.
    if (policy.seasonEnd !== null && policy.settledAt === null) return false
    updatePolicy(tx, policy, { status: 'expired', nextPremiumDue: null, endedAt: now.toISOString() })
    remind(tx, userId, noticeOf('policyExpired', { product }), now)
    return true
  }
  return remindOnce(tx, policy, `${day} ends`, () =>
    remind(tx, userId, noticeOf('policyEnding', { product, day }), now),
  )
}

function askPremium(tx: Db, policy: PolicyRow, now: Date): boolean {
  const { status, nextPremiumDue: day, userId, productName: product, currency } = policy
  if (status !== 'active' || day === null) return false
  if (addDays(day, CANCELLED_AFTER_DAYS) < dayOf(now)) return cancel(tx, policy, now)
  const amount = { minor: policy.premiumAmount - policy.totalPremiumPaid, currency }
  return remindOnce(tx, policy, `${day} premium`, () => remind(tx, userId, noticeOf('premiumDue', { product, amount, day }), now)) // biome-ignore format: one thought
}

/** Cancels a policy that was not paid; a payment that is under way may still pay it. */
function cancel(tx: Db, policy: PolicyRow, now: Date): boolean {
  if (sumOpenPayments(tx, policy.id, 'premium') > 0) return false
  updatePolicy(tx, policy, { status: 'cancelled', nextPremiumDue: null, endedAt: now.toISOString() })
  remind(tx, policy.userId, noticeOf('policyCancelled', { product: policy.productName }), now)
  return true
}

function remindOnce(tx: Db, policy: PolicyRow, mark: string, say: () => void): boolean {
  if (policy.reminded === mark) return false
  updatePolicy(tx, policy, { reminded: mark })
  say()
  return true
}

function tellMissedPromises(db: Db, now: Date): number {
  return transact(db, (tx) => {
    const late = listMissedPromises(tx, dayOf(now), CLAIMS_AT_ONCE).map(({ id }) => findClaim(tx, id)!)
    for (const claim of late) {
      updateClaim(tx, claim, { missedAt: now.toISOString() })
      const said = { farmer: claim.farmer.fullName, product: claim.productName, day: claim.promisedDay! }
      alertAdministrators(tx, noticeOf('claimLate', said), now.toISOString(), { people: { farmer: claim.farmer.id } })
    }
    return late.length
  })
}
