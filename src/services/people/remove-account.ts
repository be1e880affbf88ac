import type { Db } from '#db/client.ts'
import { isSettled } from '#db/queries/finance/settlement.ts'
import { erasePerson } from '#db/queries/people/personal-data.ts'
import { countActiveAdministrators } from '#db/queries/people/users.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'

/** Erases an account with its personal data; not the last administrator's, and none with open money matters. */
export function removeAccount(tx: Db, user: User): void {
  if (user.role === 'admin' && countActiveAdministrators(tx) < 2) throw problem('lastAdministrator')
  if (!isSettled(tx, user.id)) throw problem('accountUnsettled')
  erasePerson(tx, user.id)
}
