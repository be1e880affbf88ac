import type { Db } from '#db/client.ts'
import { findUserRecords } from '#db/queries/people/user-records.ts'
import { findUser } from '#db/queries/people/users.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import { problem } from '#domain/problem.ts'
import { audited } from '../../operations/audit.ts'
import type { Actor } from '../actor.ts'
import { removeAccount } from '../remove-account.ts'

type Eraser = Pick<Actor, 'user' | 'now'> & { demo: boolean; requestId: string }

/** Erases a user for whom an administrator asks; answers whose photos are to be removed. */
export function eraseUser(tx: Db, id: string, { user: actor, now, demo, requestId }: Eraser): string[] {
  const user = findUser(tx, id)
  // An account that was deleted stays as it is.
  if (!user || findUserRecords(tx, [id]).length === 0) throw problem('notFound')
  if (demo && isDemoUser(id)) throw problem('demoAccount')
  const action = { actor, action: 'admin.users.erase', at: now().toISOString(), requestId }
  // The audit names the row and not what stood there.
  return audited(tx, action, { table: 'users', idsOf: () => [id] }, () => removeAccount(tx, user))
}
