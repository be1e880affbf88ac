import type { Db } from '#db/client.ts'
import { countMethods, findOwnMethod, insertMethod, listMethods } from '#db/queries/finance/payment-methods.ts'
import { findAgent } from '#db/queries/people/staff.ts'
import { MAX } from '#domain/bounds.ts'
import { bankNumberOf } from '#domain/finance/methods/bank-number.ts'
import type {
  NewBank,
  NewCash,
  NewPaymentMethod,
  PaymentMethod,
} from '#domain/finance/methods/payment-method.schema.ts'
import { COUNTRIES } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { addAccount } from '../accounts/add-account.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'
import { asMethod } from './method-answer.ts'

type Farmer = Pick<Actor, 'user' | 'now'>

/** Adds a way to be paid. A bank and cash wait for their farmer to confirm them; a wallet is an account. */
export function addMethod(tx: Db, input: NewPaymentMethod, actor: Farmer, setup: PaymentSetup): PaymentMethod {
  const { user } = actor
  const id = input.methodType === 'wallet' ? addWallet(tx, input, actor, setup) : insertNew(tx, input, actor)
  return asMethod(findOwnMethod(tx, id, user.id)!)
}

type NewWallet = Extract<NewPaymentMethod, { methodType: 'wallet' }>
const addWallet = (
  tx: Db,
  { accountIdentifier: accountNumber, ...wallet }: NewWallet,
  actor: Farmer,
  setup: PaymentSetup,
) => addAccount(tx, { ...wallet, accountNumber, isActive: true }, actor, setup).id

function insertNew(tx: Db, input: NewBank | NewCash, { user, now }: Farmer): string {
  const { methodType, country, isDefault: isDefaultWanted } = input
  const detail = input.methodType === 'bank' ? bankDetail(input) : cashDetail(tx, input)
  const { accountIdentifier = '', agentId = null } = detail
  const { currency } = COUNTRIES[country]
  const isSame = listMethods(tx, user.id).some(
    (each) =>
      each.methodType === methodType &&
      each.currency === currency &&
      each.agentId === agentId &&
      each.accountIdentifier === accountIdentifier,
  )
  if (isSame) throw problem('methodTaken')
  if (countMethods(tx, user.id) >= MAX.paymentMethods) throw problem('methodsFull')
  const createdAt = now().toISOString()
  return insertMethod(tx, { ...detail, methodType, country, currency, isDefaultWanted, userId: user.id, createdAt })
}

type Detail = { provider?: string; accountIdentifier?: string; accountName?: string; agentId?: string }

function bankDetail({ country, provider, accountName, accountIdentifier: typed }: NewBank): Detail {
  const accountIdentifier = bankNumberOf(country, typed)
  if (accountIdentifier === null) throw problem('bankNumber')
  return { provider, accountName, accountIdentifier }
}

function cashDetail(tx: Db, { agentId }: NewCash): Detail {
  if (!findAgent(tx, agentId)) throw problem('unknownAgent')
  return { agentId }
}
