import type { Db } from '#db/client.ts'
import { isSettled } from '#db/queries/finance/settlement.ts'
import { forgetPhone } from '#db/queries/messaging/received.ts'
import { erasePerson } from '#db/queries/people/erase-person.ts'
import { listPhotosOf } from '#db/queries/people/personal-data.ts'
import { listGivenUpPhones } from '#db/queries/people/phone-changes.ts'
import { isProvedByOther, listProvedPhones } from '#db/queries/people/proved-phones.ts'
import { countActiveAdministrators } from '#db/queries/people/users.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'

/**
 * Erases an account with its personal data; not the last administrator's, and none with open money matters. Answers the
 * photos whose files are to be removed once this is on the disk.
 */
export function removeAccount(tx: Db, user: User): string[] {
  if (user.role === 'admin' && countActiveAdministrators(tx) < 2) throw problem('lastAdministrator')
  if (!isSettled(tx, user.id)) throw problem('accountUnsettled')
  const photos = listPhotosOf(tx, user.id).map(({ id }) => id)
  const phones = ownPhonesOf(tx, user.id)
  erasePerson(tx, user.id)
  for (const { phone, until } of phones) forgetPhone(tx, phone, until)
  return photos
}

/**
 * The numbers whose messages go along: a profile may name anybody's, so that they must be proved, and by nobody else of
 * the house. Of a number that was given up, what came later is somebody else's.
 */
function ownPhonesOf(tx: Db, id: string) {
  const proved = listProvedPhones(tx, id).map((phone) => ({ phone, until: null }))
  return [...proved, ...listGivenUpPhones(tx, id)].filter(({ phone }) => !isProvedByOther(tx, id, phone))
}
