import type { Db } from '#db/client.ts'
import { deleteSessionOf, listLiveSessionsOf } from '#db/queries/people/sessions.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import type { SignedInPlace, User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Auth } from './auth.ts'

/**
 * The user of a session. The accounts of a demo are shared: there each visitor sees and ends their own session only.
 */
type Holder = {
  user: User
  session: { token: string }
  demo: boolean
  now: () => Date
  auth: Pick<Auth, 'idOf' | 'closeAll'>
}

/** The live sessions of a user, and which of them is this one. */
export function listSessions(db: Db, holder: Holder): SignedInPlace[] {
  const own = ownId(holder)
  return listLiveSessionsOf(db, holder.user.id, holder.now().toISOString())
    .filter(({ id }) => id === own || !isShared(holder))
    .map(({ id, device, createdAt, usedAt }) => ({ id, device, createdAt, usedAt, isThisOne: id === own }))
}

/** Ends one session of a user. */
export function endSession(db: Db, { id }: { id: string }, holder: Holder) {
  const isForeign = isShared(holder) && id !== ownId(holder)
  if (isForeign || deleteSessionOf(db, holder.user.id, id).changes === 0) throw problem('notFound')
  return DONE
}

/** Ends every session of a user but this one. */
export function endOtherSessions(holder: Holder) {
  if (isShared(holder)) throw problem('demoAccount')
  holder.auth.closeAll(holder.user.id, holder.session.token)
  return DONE
}

const DONE = { ok: true } as const
const ownId = ({ auth, session }: Holder) => auth.idOf(session.token)
const isShared = ({ demo, user }: Holder) => demo && isDemoUser(user.id)
