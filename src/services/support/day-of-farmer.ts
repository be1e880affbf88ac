import type { Db } from '#db/client.ts'
import { findUser } from '#db/queries/people/users.ts'
import type { Day } from '#domain/dates.ts'
import { dayIn } from '#domain/places.ts'
import { zoneOfPerson } from '#domain/zones.ts'

/** The day of a moment where a farmer lives; by UTC where no country is known. */
export const dayOfFarmer = (db: Db, farmerId: string, at: Date): Day => dayIn(at, zoneOfFarmer(db, farmerId))

function zoneOfFarmer(db: Db, farmerId: string) {
  const farmer = findUser(db, farmerId)
  return (farmer && zoneOfPerson(farmer)) ?? 'UTC'
}
