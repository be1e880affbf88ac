import type { Db } from '#db/client.ts'
import { listAccounts } from '#db/queries/finance/accounts.ts'
import { sumOwed } from '#db/queries/finance/loans.ts'
import { countPolicies } from '#db/queries/finance/policies.ts'
import { listTransactions } from '#db/queries/finance/transactions.ts'
import type { FinanceOverview } from '#domain/finance/overview.schema.ts'
import { toMajor } from '#domain/money.ts'
import { asTransaction } from './transaction-answer.ts'

/** How many of the latest lines the overview shows. */
const RECENT = 5

/** What a farmer's finance home shows at first. Sums are by currency: money of two currencies does not add up. */
export function readOverview(db: Db, userId: string): FinanceOverview {
  const accounts = listAccounts(db, userId)
  const currency = accounts[0]?.currency ?? null
  const policies = countPolicies(db, userId).filter(({ status }) => status === 'active')
  const sums = [...Map.groupBy(accounts, (account) => account.currency)].map(([of, each]) => ({
    currency: of,
    amount: toMajor(each.reduce((sum, { balance }) => sum + balance, 0)),
  }))
  const owed = sumOwed(db, userId)
  return {
    accounts: accounts.length,
    currency,
    balances: sums,
    activeLoans: owed.reduce((sum, { loans }) => sum + loans, 0),
    owed: owed.map((each) => ({ currency: each.currency, amount: toMajor(each.remaining) })),
    activePolicies: policies.reduce((sum, each) => sum + each.policies, 0),
    covered: policies.map((each) => ({ currency: each.currency, amount: toMajor(each.cover) })),
    recent: listTransactions(db, { userId, limit: RECENT }).items.map(asTransaction),
  }
}
