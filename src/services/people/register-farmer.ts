import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findUserByUsername, insertUser } from '#db/queries/people/users.ts'
import { isUniqueViolation } from '#db/violations.ts'
import type { registration } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { withDefaults } from '../operations/platform.ts'
import type { Account, Auth } from './auth.ts'
import { phoneAt } from './phone/phone-number.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

type RegistrationDeps = { auth: Auth; now: () => Date; address: string }

/** Makes the account of a farmer. It opens no session. */
export async function registerFarmer(
  db: Db,
  input: z.infer<typeof registration>,
  { auth, now, address }: RegistrationDeps,
): Promise<Account> {
  const phone = input.phone && phoneAt(input.location, input.phone)
  await refuseWeakPassword(input, auth)
  if (findUserByUsername(db, input.username)) throw problem('usernameTaken')
  const password = await auth.hashPassword(input.password, address)
  const row = { ...withDefaults(db, input), phone, password, role: 'farmer' as const, createdAt: now().toISOString() }
  return { ...insertUnlessTaken(() => insertUser(db, row)), password }
}

/** Two people may choose one name in the same instant; the unique index decides. */
function insertUnlessTaken<T>(insert: () => T): T {
  try {
    return insert()
  } catch (error) {
    throw isUniqueViolation(error) ? problem('usernameTaken') : error
  }
}
