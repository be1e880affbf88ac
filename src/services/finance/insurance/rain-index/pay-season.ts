import type { Db } from '#db/client.ts'
import { findClaim, insertClaim } from '#db/queries/finance/claims.ts'
import type { PolicyRow } from '#db/queries/finance/policies.ts'
import type { RainIndex, SeasonReading } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { Problem } from '#domain/problem.ts'
import { remind } from '../../../messaging/remind.ts'
import { alertAdministrators } from '../../alert-administrators.ts'
import { payeeFor } from '../../methods/payee.ts'
import type { PaymentSetup } from '../../payments/payment-setup.ts'
import { sendClaimMoney } from '../send-claim-money.ts'
import { stepTo } from '../step-claim.ts'

type SeasonClaim = { policy: PolicyRow; reading: SeasonReading; amount: number }

/** Opens the claim of a season, which carries what was measured. Answers its id. */
export function openSeasonClaim(tx: Db, { policy, reading, amount }: SeasonClaim, now: Date): string {
  const { id: policyId, userId } = policy
  const createdAt = now.toISOString()
  const description = describe(reading)
  const id = insertClaim(tx, { policyId, userId, description, lossDay: reading.to, amount, reading, createdAt })
  stepTo(tx, findClaim(tx, id)!, 'submitted', createdAt)
  return id
}

const describe = ({ from, to, rain, missingDays }: SeasonReading) =>
  `${rain} mm of rain on record from ${from} to ${to}${missingDays > 0 ? `; ${missingDays} days are missing` : ''}`

/** Approves the claim of a season by its record, and sends the money. Answers its id. */
export function paySeason(
  tx: Db,
  { index, ...season }: SeasonClaim & { index: RainIndex },
  now: Date,
  setup: PaymentSetup,
): string {
  const { policy, reading, amount: minor } = season
  const { userId, currency, accountId: usual } = policy
  const at = now.toISOString()
  const id = openSeasonClaim(tx, season, now)
  stepTo(tx, findClaim(tx, id)!, 'approved', at, { approvedAmount: minor })
  const amount = { minor, currency }
  const { place, strike } = index
  const product = policy.terms?.name ?? policy.productName
  remind(tx, userId, noticeOf('seasonPays', { product, amount, rain: reading.rain, place, strike }), now)
  const payee = payeeOrReason(tx, { userId, usual, currency }, setup, now)
  if (typeof payee === 'object') sendClaimMoney(tx, findClaim(tx, id)!, payee, at)
  // The claim stays approved; an administrator pays it once it can be paid.
  else alertAdministrators(tx, noticeOf('paymentConcern', { amount, reason: payee }), at)
  return id
}

/** How a farmer is paid, or the sentence that says why nobody can be paid now. */
function payeeOrReason(...wish: Parameters<typeof payeeFor>) {
  try {
    return payeeFor(...wish)
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
