import type { Db } from '#db/client.ts'
import { saveLastContact } from '#db/queries/support/farmer-contact.ts'
import type { Instant } from '#domain/dates.ts'

/** Notes that somebody spoke with a farmer, or heard from the farmer. What is written late never hides a later contact. */
export const touchContact = (tx: Db, farmerId: string, at: Instant) => saveLastContact(tx, farmerId, at)
