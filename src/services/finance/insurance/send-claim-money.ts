import type { Db } from '#db/client.ts'
import type { ClaimRow } from '#db/queries/finance/claims.ts'
import type { Instant } from '#domain/dates.ts'
import type { payeeFor } from '../methods/payee.ts'
import { pay } from '../payments/pay.ts'

/** Sends the approved amount of a claim to its farmer. */
export const sendClaimMoney = (tx: Db, claim: ClaimRow, payee: ReturnType<typeof payeeFor>, at: Instant) =>
  pay(
    tx,
    {
      purpose: 'claim',
      subjectId: claim.id,
      ...payee,
      userId: claim.userId,
      amount: claim.approvedAmount!,
      currency: claim.currency,
      category: 'claim',
      description: `Insurance: ${claim.productName}`,
    },
    at,
  )
