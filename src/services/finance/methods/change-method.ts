import type { Db } from '#db/client.ts'
import {
  findDefaultMethod,
  findOpenPayoutBy,
  findOwnMethod,
  type MethodRow,
  setDefaultMethod,
  updateMethod,
} from '#db/queries/finance/payment-methods.ts'
import { bankNumberOf } from '#domain/finance/methods/bank-number.ts'
import type { PaymentMethod } from '#domain/finance/methods/payment-method.schema.ts'
import { DIRECTIONS_OF, type Direction } from '#domain/finance/methods/payment-method.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { removeMoneyAccount } from '../accounts/remove-account.ts'
import { isUsable, passDefaultsOn, SET_DEFAULT } from './default-method.ts'
import { asMethod } from './method-answer.ts'

const answer = (tx: Db, { id, userId }: MethodRow): PaymentMethod => asMethod(findOwnMethod(tx, id, userId)!)

/** Confirms a method by its number typed once more. It becomes the default one of its currency if it is the first, or was added as such. */
export function confirmMethod(
  tx: Db,
  method: MethodRow,
  accountIdentifier: string,
  { now }: Pick<Actor, 'now'>,
): PaymentMethod {
  if (method.confirmedAt !== null) return answer(tx, method)
  const isBank = method.methodType === 'bank'
  if (isBank && bankNumberOf(method.country, accountIdentifier) !== method.accountIdentifier)
    throw problem('bankNumberDiffers')
  const isWanted = method.isDefaultWanted || !findDefaultMethod(tx, method.userId, method.currency)
  updateMethod(tx, method, { confirmedAt: now().toISOString() })
  if (isWanted && method.isActive) setDefaultMethod(tx, method)
  return answer(tx, method)
}

/** Makes a method the default one of its currency, for money that comes or for payments. */
export function chooseDefault(tx: Db, method: MethodRow, direction: Direction): PaymentMethod {
  if (!DIRECTIONS_OF[method.methodType].includes(direction)) throw problem('methodTakesNoPayments')
  if (!isUsable(method)) throw problem('methodUnconfirmed')
  SET_DEFAULT[direction](tx, method)
  return answer(tx, method)
}

/** Takes a method out of the list, unless it is in use; its history stays. */
export function removeMethod(tx: Db, method: MethodRow, actor: Pick<Actor, 'user' | 'now'>): { id: string } {
  if (method.accountId !== null) return removeMoneyAccount(tx, method.accountId, actor)
  if (findOpenPayoutBy(tx, method.id)) throw problem('methodInUse')
  updateMethod(tx, method, { removedAt: actor.now().toISOString(), isDefault: false })
  passDefaultsOn(tx, method)
  return { id: method.id }
}
