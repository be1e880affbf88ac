import type { Db } from '#db/client.ts'
import { getHotlines } from '#db/queries/support/hotlines.ts'
import { countryOf } from '#domain/country-names.ts'
import type { User } from '#domain/people/session.schema.ts'
import { type Hotlines, hotlinesIn } from '#domain/support/hotlines.ts'

/**
 * The numbers of a user's country (by home, else by the place of the weather); for a visitor those of all countries.
 */
export const findHotlines = (db: Db, user: User | null): Hotlines =>
  hotlinesIn(countryOf(user?.location) ?? countryOf(user?.preferredLocation), getHotlines(db))
