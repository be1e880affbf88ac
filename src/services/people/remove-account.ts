import type { Db } from '#db/client.ts'
import { isSettled } from '#db/queries/finance/settlement.ts'
import { forgetPhone } from '#db/queries/messaging/received.ts'
import { erasePerson } from '#db/queries/people/erase-person.ts'
import { listPhotosOf } from '#db/queries/people/personal-data.ts'
import { listFarmersAt } from '#db/queries/people/phones.ts'
import { countActiveAdministrators } from '#db/queries/people/users.ts'
import type { User } from '#domain/people/session.schema.ts'
import { dialled } from '#domain/phone.ts'
import { problem } from '#domain/problem.ts'

/**
 * Erases an account with its personal data; not the last administrator's, and none with open money matters. Answers the
 * photos whose files are to be removed once this is on the disk.
 */
export function removeAccount(tx: Db, user: User): string[] {
  if (user.role === 'admin' && countActiveAdministrators(tx) < 2) throw problem('lastAdministrator')
  if (!isSettled(tx, user.id)) throw problem('accountUnsettled')
  const photos = listPhotosOf(tx, user.id).map(({ id }) => id)
  erasePerson(tx, user.id)
  // Somebody else in the house may use the same phone.
  const phone = user.phone && dialled(user.phone)
  if (phone && listFarmersAt(tx, phone).length === 0) forgetPhone(tx, phone)
  return photos
}
