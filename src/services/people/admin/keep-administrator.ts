import type { Db } from '#db/client.ts'
import { countActiveAdministrators } from '#db/queries/people/users.ts'
import { problem } from '#domain/problem.ts'

/** Refuses a write, which its transaction takes back, that left the platform without an active administrator. */
export function assertAdministratorStays(tx: Db): void {
  if (countActiveAdministrators(tx) === 0) throw problem('lastActiveAdministrator')
}
