import type { Db } from '#db/client.ts'
import { findOwnAccount, removeAccountRow } from '#db/queries/finance/accounts.ts'
import { findLoanOfAccount } from '#db/queries/finance/loans.ts'
import { findOpenPaymentOf } from '#db/queries/finance/payments.ts'
import { findPolicyOfAccount } from '#db/queries/finance/policies.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { passDefaultsOn } from '../methods/default-method.ts'

/** Takes an account out of the lists, unless money stands on it, is under way, or a loan or policy goes over it. */
export function removeMoneyAccount(tx: Db, id: string, { user, now }: Pick<Actor, 'user' | 'now'>) {
  const account = findOwnAccount(tx, id, user.id)
  if (!account) throw problem('notFound')
  if (account.balance !== 0) throw problem('accountHoldsMoney')
  if (findOpenPaymentOf(tx, id)) throw problem('paymentUnderWay')
  if (findLoanOfAccount(tx, id)) throw problem('accountOfLoan')
  if (findPolicyOfAccount(tx, id)) throw problem('accountOfPolicy')
  removeAccountRow(tx, account, now().toISOString())
  passDefaultsOn(tx, account)
  return { id }
}
