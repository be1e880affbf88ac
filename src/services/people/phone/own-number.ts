import type { Db } from '#db/client.ts'
import { setVerified } from '#db/queries/finance/accounts.ts'
import { askNamesAt } from '#db/queries/finance/holder-names.ts'
import { deleteProvedPhone, insertProvedPhone } from '#db/queries/people/proved-phones.ts'

/** A number is a user's from now on, and so are the accounts of mobile money at it. */
export function takeNumber(tx: Db, proof: Parameters<typeof insertProvedPhone>[1]) {
  insertProvedPhone(tx, proof)
  const at = { userId: proof.userId, phoneNumber: proof.phone }
  setVerified(tx, at, true)
  askNamesAt(tx, at, proof.provedAt)
}

/** A number is not proved any more, nor are the accounts at it. */
export function dropNumber(tx: Db, userId: string, phone: string) {
  deleteProvedPhone(tx, userId, phone)
  const at = { userId, phoneNumber: phone }
  setVerified(tx, at, false)
  askNamesAt(tx, at, null)
}
