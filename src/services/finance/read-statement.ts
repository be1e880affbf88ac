import type { Db } from '#db/client.ts'
import { findOwnAccount } from '#db/queries/finance/accounts.ts'
import { type LineRow, listLinesBetween, sumBefore } from '#db/queries/finance/ledger.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import { addDays, type Day } from '#domain/dates.ts'
import { type LedgerAccount, LOAN_ACCOUNTS, loanAccount, walletAccount } from '#domain/finance/ledger.ts'
import type { Statement } from '#domain/finance/statement/statement.schema.ts'
import { toMajor } from '#domain/money.ts'
import type { User } from '#domain/people/session.schema.ts'
import { startOfDay } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { zoneOfPerson } from '#domain/zones.ts'

type Period = { from: Day; to: Day }

/** The statement of an account for some days, with what stood there before and after. */
export function readAccountStatement(
  db: Db,
  user: User,
  { accountId, ...period }: Period & { accountId: string },
): Statement {
  const account = findOwnAccount(db, accountId, user.id)
  if (!account) throw problem('notFound')
  const { provider, phoneNumber, currency } = account
  const title = `${provider} ${phoneNumber}`
  return {
    holder: user.fullName,
    title,
    currency,
    ...period,
    ...linesOf(db, [walletAccount(account)], momentsOf(user, period), 1),
  }
}

/** The statement of a loan: what is owed, with its interest, and what was paid. */
export function readLoanStatement(db: Db, user: User, { loanId, ...period }: Period & { loanId: string }): Statement {
  const loan = findLoan(db, loanId)
  if (loan?.userId !== user.id) throw problem('notFound')
  const accounts = LOAN_ACCOUNTS.map((kind) => loanAccount(kind, loan))
  return { holder: user.fullName, title: loan.productName, currency: loan.currency, ...period, ...linesOf(db, accounts, momentsOf(user, period), -1) } // biome-ignore format: one row
}

/** The days of a period, both included, as they are where the farmer lives. */
function momentsOf(person: User, { from, to }: Period) {
  const zone = zoneOfPerson(person) ?? 'UTC'
  return { from: startOfDay(from, zone), before: startOfDay(addDays(to, 1), zone) }
}

/** The movements of some accounts together; `sign` turns what is owed into an amount above zero. */
function linesOf(db: Db, accounts: LedgerAccount[], stretch: ReturnType<typeof momentsOf>, sign: 1 | -1) {
  const opening = accounts.reduce((sum, { id }) => sum + sumBefore(db, id, stretch.from), 0)
  const movements = Map.groupBy(
    accounts.flatMap(({ id }) => listLinesBetween(db, id, stretch)),
    ({ movement }) => movement,
  )
  let balance = opening
  const lines = [...movements]
    .sort(([a], [b]) => a - b)
    .map(([, entries]) => {
      const amount = entries.reduce((sum, entry) => sum + entry.amount, 0)
      balance += amount
      return { ...saidOf(entries[0]!), amount: toMajor(sign * amount), balance: toMajor(sign * balance) }
    })
  return { openingBalance: toMajor(sign * opening || 0), closingBalance: toMajor(sign * balance || 0), lines }
}

const saidOf = ({ at, kind, description, reference }: LineRow) => ({ at, kind, description, reference })
