import type { Db } from '#db/client.ts'
import { insertAccount } from '#db/queries/finance/accounts.ts'
import { insertLedgerAccount, insertMovement } from '#db/queries/finance/ledger.ts'
import { financialTransactions, provedPhones } from '#db/schema/index.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { toMinor } from '#domain/money.ts'
import { daysAgo } from './calendar.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'

/** Accounts with what they held when Kuu first knew them; a number that begins with 0 belongs to nobody. */
const ACCOUNTS = [
  { username: 'martha', provider: 'Opay', accountName: 'Martha Adeyemi', phoneNumber: '+2340000000101', balance: 250_000, isDefault: true },
  { username: 'martha', provider: 'PalmPay', accountName: 'Seed money', phoneNumber: '+2340000000102', balance: 40_000, isDefault: false },
] as const // biome-ignore format: a table

/** The demo farmer's accounts, in the currency of most products; each opening balance is a movement like any other. */
export function seedAccounts(db: Db, now: Date) {
  const createdAt = daysAgo(now, 120)
  const currency = 'NGN'
  for (const { username, balance, ...account } of ACCOUNTS) {
    const id = stableId('account', account.phoneNumber)
    const userId = farmerId(username)
    insertAccount(db, { ...account, id, userId, country: 'NG', currency, isVerified: true, kycStatus: 'verified', createdAt }) // biome-ignore format: one row
    db.insert(provedPhones)
      .values({ userId, phone: account.phoneNumber, proof: 'sms', provedAt: createdAt })
      .onConflictDoNothing()
      .run()
    const transactionId = stableId('opening', account.phoneNumber)
    const amount = toMinor(balance)
    db.insert(financialTransactions)
      .values({
        id: transactionId,
        userId,
        accountId: id,
        transactionType: 'credit',
        category: 'opening',
        amount,
        currency,
        provider: account.provider,
        description: 'Opening balance',
        reference: `TX-${transactionId.slice(0, 8).toUpperCase()}`,
        status: 'completed',
        createdAt,
        completedAt: createdAt,
      })
      .run()
    const [wallet, outside] = [walletAccount({ id, currency }), systemAccount('outside', currency)]
    for (const each of [wallet, outside]) insertLedgerAccount(db, each)
    const entries = [
      { accountId: wallet.id, amount, transactionId },
      { accountId: outside.id, amount: -amount, transactionId: null },
    ]
    insertMovement(db, { kind: 'opening', createdAt, reverses: null }, entries)
  }
}
