import type { Db } from '#db/client.ts'
import { findOwnAccount } from '#db/queries/finance/accounts.ts'
import { showHolder } from '#db/queries/finance/holder-names.ts'
import type { Account } from '#domain/finance/account.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'
import { asAccount } from './account-answer.ts'

/** Notes that a farmer says to be who the provider names. It stays pending: a word of one's own verifies nobody. */
export function confirmHolder(
  tx: Db,
  id: string,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  setup: PaymentSetup,
): Account {
  const account = findOwnAccount(tx, id, user.id)
  if (!account || account.holderName === null) throw problem('notFound')
  if (account.holderConfirmedAt === null) showHolder(tx, account, { holderConfirmedAt: now().toISOString() })
  return asAccount(tx, findOwnAccount(tx, id, user.id)!, setup)
}
