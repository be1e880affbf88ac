import type { Db } from '#db/client.ts'
import { type AccountRow, findAccount, listAccounts } from '#db/queries/finance/accounts.ts'
import type { Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'

type Wish = { userId: string; named: string | null; usual: string | null; currency: Currency }

/**
 * The account over which somebody's money goes: the one that is named, or else the one that was agreed, or else the
 * first of its currency, where the default one comes first.
 */
export function accountFor(tx: Db, wish: Wish): AccountRow {
  const found = findAccountFor(tx, wish)
  if (!found) throw problem('noAccount')
  return found
}

/** The same, or undefined where there is none. */
export function findAccountFor(tx: Db, { userId, named, usual, currency }: Wish): AccountRow | undefined {
  if (named !== null) return inCurrency(findAccount(tx, named, userId), currency)
  const agreed = usual === null ? undefined : findAccount(tx, usual, userId)
  if (agreed) return inCurrency(agreed, currency)
  return listAccounts(tx, userId).find((account) => account.isActive && account.currency === currency)
}

function inCurrency(account: AccountRow | undefined, currency: Currency): AccountRow {
  if (!account) throw problem('notFound')
  if (account.currency !== currency) throw problem('accountCurrency')
  return account
}
