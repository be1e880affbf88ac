import type { Db } from '#db/client.ts'
import { findAnyAccount } from '#db/queries/finance/accounts.ts'
import { showHolder, updateHolder } from '#db/queries/finance/holder-names.ts'
import { findUser } from '#db/queries/people/users.ts'
import { HOLDER_MATCH, maskedName, nameSimilarity } from '#domain/finance/holders/holder-name.ts'

/**
 * Takes over the name that a provider has for an account. Where it is not the farmer's, its initials alone are kept: the
 * number may be a stranger's.
 */
export function noteHolderName(tx: Db, accountId: string, name: string) {
  const account = findAnyAccount(tx, accountId)
  const farmer = account && findUser(tx, account.userId)
  if (!account || !farmer) return
  if (account.removedAt !== null || account.kycStatus !== 'pending') return updateHolder(tx, account.id, { nameDueAt: null }) // biome-ignore format: one row
  const isFarmers = nameSimilarity(name, farmer.fullName) >= HOLDER_MATCH
  if (isFarmers) return showHolder(tx, account, { kycStatus: 'verified', holderName: null, holderConfirmedAt: null, nameDueAt: null }) // biome-ignore format: one row
  const holderName = maskedName(name)
  const isSame = holderName === account.holderName
  showHolder(tx, account, { holderName, nameDueAt: null, ...(!isSame && { holderConfirmedAt: null }) })
}
