import { transact } from '#db/client.ts'
import { insertAccount } from '#db/queries/finance/accounts.ts'
import { farmerInsurance, type mobileMoneyAccounts } from '#db/schema/index.ts'
import { bookOpeningBalance } from '#services/finance/accounts/open-balance.ts'
import type { Village } from './village.ts'
import { NOON } from './world.ts'

const at = NOON.toISOString()
const naira = { country: 'NG', currency: 'NGN', provider: 'Opay', createdAt: at } as const

/** An account with some money, in hundredths. */
export function wallet(
  { db }: Pick<Village, 'db'>,
  row: Pick<typeof mobileMoneyAccounts.$inferInsert, 'id' | 'userId' | 'phoneNumber'> &
    Partial<typeof mobileMoneyAccounts.$inferInsert>,
  amount = 0,
) {
  transact(db, (tx) => {
    insertAccount(tx, { ...naira, accountName: row.id!, ...row })
    if (amount > 0) bookOpeningBalance(tx, row.id!, amount, at)
  })
}

/**
 * Martha has the account 'purse' with 10,000 naira, an empty one, 'box', and the active policy 'cover' over 1,000, with
 * a premium of 40 to pay, which was credited; Joseph has 'his' with 5,000.
 */
export function banking(v: Pick<Village, 'db'>) {
  wallet(v, { id: 'purse', userId: 'martha', phoneNumber: '+2348012345678', isDefault: true }, 1_000_000)
  wallet(v, { id: 'box', userId: 'martha', phoneNumber: '+2348012345671' })
  wallet(v, { id: 'his', userId: 'joseph', phoneNumber: '+2348012345672', isDefault: true }, 500_000)
  v.db
    .insert(farmerInsurance)
    .values({
      id: 'cover',
      userId: 'martha',
      productId: 'rain',
      coverageAmount: 100_000,
      premiumAmount: 4000,
      currency: 'NGN',
      policyStart: '2026-11-01',
      policyEnd: '2027-11-01',
      policyNumber: 'KUU-COVER',
      nextPremiumDue: '2026-12-01',
      coveredFrom: '2026-11-01',
      creditedAt: at,
      status: 'active',
      createdAt: at,
    })
    .run()
}
