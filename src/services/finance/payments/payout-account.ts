import type { Db } from '#db/client.ts'
import { findClaim } from '#db/queries/finance/claims.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import type { PayoutInput } from '#domain/finance/payments/payment.schema.ts'
import { problem } from '#domain/problem.ts'
import { findPayee } from '../methods/payee.ts'

/** How the money of a loan or a claim would go out now. */
export function findPayoutAccount(db: Db, { purpose, id }: PayoutInput) {
  const { account, method } = findPayee(db, wishOf(db, purpose, id))
  if (account) {
    const { provider, accountName, phoneNumber } = account
    return { methodType: 'wallet' as const, provider, accountName, phone: phoneNumber }
  }
  const { methodType, provider, accountName, accountIdentifier } = method
  return { methodType, provider, accountName: accountName ?? '', phone: accountIdentifier }
}

function wishOf(db: Db, purpose: PayoutInput['purpose'], id: string) {
  if (purpose === 'claim') {
    const claim = findClaim(db, id)
    if (!claim) throw problem('notFound')
    return { userId: claim.userId, usual: claim.policyAccountId, currency: claim.currency }
  }
  const loan = findLoan(db, id)
  if (!loan) throw problem('notFound')
  return { userId: loan.userId, usual: loan.accountId, currency: loan.currency }
}
