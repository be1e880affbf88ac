import { roundedTo, toMajor, toMinor } from '../../money.ts'
import { type Currency, smallestOf } from '../../places.ts'

/** How many days a policy runs, the first and the last included. */
export const POLICY_DAYS = 365

/** Days that a farmer has to pay the premium after the policy began, and after which an unpaid one is cancelled. */
export const PREMIUM_DAYS = 30
export const CANCELLED_AFTER_DAYS = 30

/** So many days before its end a policy can be renewed, and its farmer is told. */
export const RENEWAL_DAYS = 30

/** The premium in hundredths: the rate is percent of the cover. Never nothing, so that there is something to pay. */
export const premiumOf = (coverage: number, rate: number, currency: Currency) =>
  Math.max(smallestOf(currency), roundedTo(smallestOf(currency), (coverage * rate) / 100))

/** What is still to be paid of a premium, in major units. */
export const remainingPremium = ({
  premiumAmount,
  totalPremiumPaid,
}: {
  premiumAmount: number
  totalPremiumPaid: number
}) => toMajor(toMinor(premiumAmount) - toMinor(totalPremiumPaid))
