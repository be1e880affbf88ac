import type { Db } from '#db/client.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import { findPolicy } from '#db/queries/finance/policies.ts'
import { findTransaction } from '#db/queries/finance/transactions.ts'
import { isPayable } from '#domain/finance/amount.schema.ts'
import type { PremiumPaymentInput } from '#domain/finance/insurance/insurance.schema.ts'
import { toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { accountFor } from '../accounts/paying-account.ts'
import { pay } from '../payments/pay.ts'
import { gatewayFor, type PaymentSetup } from '../payments/payment-setup.ts'
import { asTransaction } from '../transaction-answer.ts'
import { asPolicy } from './policy-answer.ts'

/** A payment of a premium with the policy, both as they are now. */
export const premiumPaidBy = (tx: Db, transactionId: string, policyId: string) => ({
  transaction: asTransaction(findTransaction(tx, transactionId)!),
  policy: asPolicy(findPolicy(tx, policyId)!),
})

/** Pays the premium of an active policy, or a part of it. */
export function payPremium(
  tx: Db,
  { insuranceId, amount: major, accountId: named }: PremiumPaymentInput,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  setup: PaymentSetup,
) {
  const policy = findPolicy(tx, insuranceId)
  if (policy?.userId !== user.id) throw problem('notFound')
  const { userId, currency } = policy
  if (!isPayable(major, currency)) throw problem('amountTooFine')
  if (policy.status !== 'active' || policy.nextPremiumDue === null) throw problem('noPremiumDue')
  const amount = toMinor(major)
  const remaining = policy.premiumAmount - policy.totalPremiumPaid
  if (amount > remaining) throw problem('paysTooMuch')
  if (amount > remaining - sumOpenPayments(tx, policy.id, 'premium')) throw problem('paymentUnderWay')
  const account = accountFor(tx, { userId, named, usual: policy.accountId, currency })
  const payment = pay(
    tx,
    {
      purpose: 'premium',
      subjectId: policy.id,
      account,
      userId,
      gateway: gatewayFor(setup, account),
      phone: account.phoneNumber,
      amount,
      currency,
      category: 'premium',
      description: `Premium: ${policy.terms?.name ?? policy.productName}`,
      recipientName: policy.terms?.provider ?? policy.provider,
    },
    now().toISOString(),
  )
  return premiumPaidBy(tx, payment.transactionId!, policy.id)
}
