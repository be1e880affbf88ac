import type { Db } from '#db/client.ts'
import { findAnyAccount } from '#db/queries/finance/accounts.ts'
import { insertTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { newReference } from '../payments/open-payment.ts'

/** Books what an account held before Kuu knew it, in hundredths: a line of the history like any other. */
export function bookOpeningBalance(tx: Db, accountId: string, amount: number, at: Instant): void {
  const account = findAnyAccount(tx, accountId)!
  const transactionId = insertTransaction(tx, {
    userId: account.userId,
    accountId,
    transactionType: 'credit',
    category: 'opening',
    amount,
    currency: account.currency,
    provider: account.provider,
    description: 'Opening balance',
    reference: newReference(),
    status: 'completed',
    createdAt: at,
    completedAt: at,
  })
  postMovement(tx, 'opening', [
    { account: walletAccount(account), amount, transactionId },
    { account: systemAccount('outside', account.currency), amount: -amount },
  ], at) // biome-ignore format: two sides
}
