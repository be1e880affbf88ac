import type { Db } from '#db/client.ts'
import { isSettled } from '#db/queries/finance/settlement.ts'
import { forgetPhone } from '#db/queries/messaging/received.ts'
import { erasePerson } from '#db/queries/people/erase-person.ts'
import { listPhotosOf } from '#db/queries/people/personal-data.ts'
import { hasProved, isProvedByOther } from '#db/queries/people/proved-phones.ts'
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
  const phone = ownPhoneOf(tx, user)
  erasePerson(tx, user.id)
  if (phone) forgetPhone(tx, phone)
  return photos
}

/**
 * The number whose messages go along: a profile may name anybody's, so that it must be proved, and by nobody else of
 * the house.
 */
function ownPhoneOf(tx: Db, { id, phone }: User) {
  const number = dialled(phone ?? '')
  return hasProved(tx, id, number) && !isProvedByOther(tx, id, number) ? number : null
}
