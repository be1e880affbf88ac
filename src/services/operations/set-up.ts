import * as z from 'zod'
import { type Db, transact } from '#db/client.ts'
import { deleteSetting, findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import { hasAdministrator } from '#db/queries/people/administrators.ts'
import { findUserByUsername, insertUser } from '#db/queries/people/users.ts'
import { isUniqueViolation } from '#db/violations.ts'
import type { setUpInput } from '#domain/people/set-up.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Account } from '../people/auth.ts'
import { hashOfCode, newPasswordCode } from '../people/one-time-codes.ts'
import { refuseWeakPassword } from '../people/refuse-weak-password.ts'
import type { SignInDeps } from '../people/sign-in.ts'
import { changePlatform } from './platform.ts'

const SETTING = 'installation.setUp'
const stored = z.object({ hash: z.string(), until: z.string() })
const VALID_MS = 24 * 3_600_000

/**
 * A new one-time code by which the first administrator is made, valid for a day; null where there is one already. The
 * database has its hash alone, and a later code takes the place of an earlier one.
 */
export function newSetUpCode(db: Db, now: Date): string | null {
  if (hasAdministrator(db)) return null
  const code = newPasswordCode()
  const until = new Date(now.getTime() + VALID_MS).toISOString()
  saveSetting(db, SETTING, { hash: hashOfCode(code), until }, now.toISOString())
  return code
}

/** Makes the first administrator and says what the installation is called; the code is then used up. Opens no session. */
export async function setUp(
  db: Db,
  input: z.infer<typeof setUpInput>,
  { auth, now, address }: SignInDeps,
): Promise<Account> {
  const { code, platform, language, place, password, ...chosen } = input
  const assertOpen = (at: Db) => {
    const expected = findSetting(at, SETTING, stored)
    const isRight = expected?.hash === hashOfCode(code) && expected.until > now().toISOString()
    if (hasAdministrator(at) || !isRight) throw problem('setUpCodeRefused')
  }
  // Before the costly hash, and again once nobody else can write.
  assertOpen(db)
  await refuseWeakPassword(input, auth)
  const hash = await auth.hashPassword(password, address)
  transact(db, (tx) => {
    assertOpen(tx)
    insertAdministrator(tx, { ...chosen, password: hash })
    changePlatform(tx, { name: platform, language, place }, { now })
    deleteSetting(tx, SETTING)
  })
  return findUserByUsername(db, chosen.username)!
}

function insertAdministrator(tx: Db, row: { username: string; fullName: string; password: string }) {
  try {
    insertUser(tx, { ...row, role: 'admin' })
  } catch (error) {
    throw isUniqueViolation(error) ? problem('usernameTaken') : error
  }
}
