import type { Db } from '#db/client.ts'
import { findUser } from '#db/queries/people/users.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { problem } from '#domain/problem.ts'

/** The demo's account of a role; there is none outside of a demo. */
export function getDemoUser(db: Db, { role }: { role: 'farmer' | 'extension_agent' }, { demo }: { demo: boolean }) {
  const user = demo ? findUser(db, DEMO_USERS[role]) : undefined
  if (!user) throw problem('notFound')
  if (!user.isActive) throw problem('accountDeactivated')
  return user
}
