import type { Db } from '#db/client.ts'
import { listAccounts, setDefaultAccount } from '#db/queries/finance/accounts.ts'
import {
  findDefaultMethod,
  listMethods,
  type MethodRow,
  setDefaultMethod,
} from '#db/queries/finance/payment-methods.ts'
import type { Direction } from '#domain/finance/methods/payment-method.ts'

type Chosen = Pick<MethodRow, 'id' | 'userId' | 'currency'>

/** Makes a new account the default one to pay from, and to be paid to if that was chosen or there is no other. */
export function makeDefault(tx: Db, account: Chosen, { isChosen }: { isChosen: boolean }): void {
  setDefaultAccount(tx, account)
  if (isChosen || !findDefaultMethod(tx, account.userId, account.currency)) setDefaultMethod(tx, account)
}

/** Makes a method the default one for one way of money. */
export const SET_DEFAULT: Record<Direction, (tx: Db, method: Chosen) => void> = {
  in: setDefaultMethod,
  out: setDefaultAccount,
}

/** Whether money can come by a method. */
export const isUsable = ({ confirmedAt, isActive }: MethodRow) => confirmedAt !== null && isActive

/** After a method was removed: the oldest of its currency that is left is the default one, where there is none. */
export function passDefaultsOn(tx: Db, { userId, currency }: Pick<Chosen, 'userId' | 'currency'>): void {
  const accounts = listAccounts(tx, userId).filter((each) => each.currency === currency && each.isActive)
  if (accounts[0] && !accounts[0].isDefault) setDefaultAccount(tx, accounts[0])
  if (findDefaultMethod(tx, userId, currency)) return
  const next = listMethods(tx, userId).find((each) => each.currency === currency && isUsable(each))
  if (next) setDefaultMethod(tx, next)
}
