import type { Db } from '#db/client.ts'
import { countAccounts, findOwnAccount, insertAccount, listAccounts } from '#db/queries/finance/accounts.ts'
import { hasProved } from '#db/queries/people/proved-phones.ts'
import { MAX } from '#domain/bounds.ts'
import type { Account, NewAccount } from '#domain/finance/account.schema.ts'
import { COUNTRIES, MOBILE_MONEY_PROVIDERS } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { makeDefault } from '../methods/default-method.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'
import { asAccount } from './account-answer.ts'
import { accountNumberOf } from './account-number.ts'

/** Adds an account of a farmer; the first one of a currency is the default one, for both ways of money. */
export function addAccount(
  tx: Db,
  input: NewAccount,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  setup: PaymentSetup,
): Account {
  const { country, provider, accountName, isActive } = input
  const isListed = MOBILE_MONEY_PROVIDERS[country] !== undefined
  const phoneNumber = accountNumberOf(country, provider, isListed, input.accountNumber)
  if (phoneNumber === null) throw problem('phoneOfOtherCountry')
  const others = listAccounts(tx, user.id)
  if (others.some((each) => each.provider === provider && each.phoneNumber === phoneNumber))
    throw problem('accountTaken')
  if (countAccounts(tx, user.id) >= MAX.accounts) throw problem('accountsFull')
  const { currency } = COUNTRIES[country]
  const isFirst = !others.some((each) => each.currency === currency && each.isDefault)
  const isVerified = hasProved(tx, user.id, phoneNumber)
  const { id } = insertAccount(tx, {
    userId: user.id,
    provider,
    phoneNumber,
    accountName,
    country,
    currency,
    isActive,
    isVerified,
    // Who has not proved a number is not told whose it is.
    nameDueAt: isVerified ? now().toISOString() : null,
    createdAt: now().toISOString(),
  })
  if (isActive && (input.isDefault || isFirst))
    makeDefault(tx, { id, userId: user.id, currency }, { isChosen: input.isDefault })
  return asAccount(tx, findOwnAccount(tx, id, user.id)!, setup)
}
