import type { Db } from '#db/client.ts'
import type { AccountRow } from '#db/queries/finance/accounts.ts'
import type { Account } from '#domain/finance/account.schema.ts'
import { toMajor } from '#domain/money.ts'
import { availableOn } from '../payments/open-payment.ts'

/** An account as it is answered, in major units; what is stored as its phone number is called the account number. */
export function asAccount(db: Db, row: AccountRow): Account {
  const { phoneNumber, userId: _, removedAt: __, balance, ...account } = row
  return {
    ...account,
    accountNumber: phoneNumber,
    balance: toMajor(balance),
    available: toMajor(availableOn(db, row)),
  }
}
