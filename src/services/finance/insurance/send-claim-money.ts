import type { Db } from '#db/client.ts'
import type { AccountRow } from '#db/queries/finance/accounts.ts'
import type { ClaimRow } from '#db/queries/finance/claims.ts'
import type { Instant } from '#domain/dates.ts'
import { pay } from '../payments/pay.ts'
import { type PaymentSetup, payoutGatewayFor } from '../payments/payment-setup.ts'

/** Sends the approved amount of a claim to an account of its farmer. */
export const sendClaimMoney = (tx: Db, claim: ClaimRow, account: AccountRow, setup: PaymentSetup, at: Instant) =>
  pay(
    tx,
    {
      purpose: 'claim',
      subjectId: claim.id,
      account,
      userId: claim.userId,
      gateway: payoutGatewayFor(setup, account),
      phone: account.phoneNumber,
      amount: claim.approvedAmount!,
      currency: claim.currency,
      category: 'claim',
      description: `Insurance: ${claim.productName}`,
    },
    at,
  )
