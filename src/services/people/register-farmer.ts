import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { listFarmersNaming } from '#db/queries/people/phones.ts'
import { findUserByUsername, insertUser } from '#db/queries/people/users.ts'
import { isUniqueViolation } from '#db/violations.ts'
import { isSameName } from '#domain/people/import/name-key.ts'
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
  if (phone && isRegistered(db, input.fullName, phone)) throw problem('registeredAlready')
  const password = await auth.hashPassword(input.password, address)
  const row = { ...withDefaults(db, input), phone, password, role: 'farmer' as const, createdAt: now().toISOString() }
  return { ...insertUnlessTaken(() => insertUser(db, row)), password }
}

/** Whether somebody of this name has this number: a household shares a phone, but hardly a name too. */
const isRegistered = (db: Db, fullName: string, phone: string) =>
  listFarmersNaming(db, phone).some((farmer) => isSameName(farmer.fullName, fullName))

/** Two people may choose one name in the same instant; the unique index decides. */
function insertUnlessTaken<T>(insert: () => T): T {
  try {
    return insert()
  } catch (error) {
    throw isUniqueViolation(error) ? problem('usernameTaken') : error
  }
}
