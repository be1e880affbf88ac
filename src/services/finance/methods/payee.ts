import type { Db } from '#db/client.ts'
import { type AccountRow, findAccount } from '#db/queries/finance/accounts.ts'
import { findDefaultMethod, type MethodRow } from '#db/queries/finance/payment-methods.ts'
import type { Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { findAccountFor } from '../accounts/paying-account.ts'
import { assertMethodSettled, assertNumberSettled } from '../payments/assert-number-settled.ts'
import { type PaymentSetup, payoutGatewayFor } from '../payments/payment-setup.ts'
import { isUsable } from './default-method.ts'

type Wish = { userId: string; usual: string | null; currency: Currency }
type Payee = { account: AccountRow; method: null } | { account: null; method: MethodRow }

/**
 * How the platform pays somebody: to the account that was agreed, or else by the default method of the currency, or else
 * to the first account of it.
 */
export function findPayee(tx: Db, wish: Wish): Payee {
  const { userId, usual, currency } = wish
  const isAgreed = usual !== null && findAccount(tx, usual, userId) !== undefined
  const method = isAgreed ? undefined : findDefaultMethod(tx, userId, currency)
  if (method && method.accountId === null && isUsable(method)) return { account: null, method }
  const account = findAccountFor(tx, { ...wish, named: null, usual: isAgreed ? usual : (method?.accountId ?? null) })
  if (!account) throw problem('noPayoutAccount')
  return { account, method: null }
}

/**
 * The same, with the gateway and the number that a payment needs. A bank is paid, and cash handed out, by hand. Refuses a
 * number that is new, and an account that was added lately beside earlier ones, unless the installation pays play money.
 */
export function payeeFor(tx: Db, wish: Wish, setup: PaymentSetup, now: Date) {
  const payee = findPayee(tx, wish)
  const way = payee.account ?? payee.method
  if (payoutGatewayFor(setup, way) !== 'sandbox') assertMethodSettled(tx, way, now)
  if (payee.account) assertNumberSettled(tx, { userId: wish.userId, phone: payee.account.phoneNumber }, now)
  if (payee.account)
    return { ...payee, gateway: payoutGatewayFor(setup, payee.account), phone: payee.account.phoneNumber }
  return { ...payee, gateway: 'by-hand' as const, phone: payee.method.accountIdentifier }
}
