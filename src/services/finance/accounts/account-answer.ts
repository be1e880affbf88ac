import type { Db } from '#db/client.ts'
import { type AccountRow, findOwnAccount } from '#db/queries/finance/accounts.ts'
import type { Account } from '#domain/finance/account.schema.ts'
import { isInWholeUnits } from '#domain/finance/payments/handed-amount.ts'
import { toMajor } from '#domain/money.ts'
import { availableOn } from '../payments/open-payment.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'

/** An account as it is answered, in major units; what is stored as its phone number is called the account number. */
export function asAccount(db: Db, row: AccountRow, setup: PaymentSetup): Account {
  const { phoneNumber, userId: _, removedAt: __, balance, ...rest } = row
  const { holderName, holderConfirmedAt, nameDueAt: ___, nameAttempts: ____, ...account } = rest
  const gateway = setup.gatewayOf(row)
  return {
    ...account,
    accountNumber: phoneNumber,
    holder: holderName === null ? null : { name: holderName, isConfirmed: holderConfirmedAt !== null },
    isPaidByHand: gateway === null,
    isPrompted: gateway !== null && gateway !== 'sandbox',
    isInWholeUnits: gateway !== null && isInWholeUnits(gateway),
    balance: toMajor(balance),
    // What a phone is asked for is more than lies with us.
    available: toMajor(Math.max(0, availableOn(db, row))),
  }
}

/** One account of a farmer as it is now. */
export const accountOf = (userId: string, setup: PaymentSetup) => (db: Db, id: string) => {
  const row = findOwnAccount(db, id, userId)
  return row && asAccount(db, row, setup)
}
