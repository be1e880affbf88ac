import type { Db } from '#db/client.ts'
import { getPreferences, setPreferences } from '#db/queries/messaging/preferences.ts'
import type { Preferences } from '#domain/messaging/preferences.schema.ts'
import type { User } from '#domain/people/session.schema.ts'

/** Changes what a user is notified of; an absent choice stays as it is. */
export function changePreferences(tx: Db, change: Partial<Preferences>, { id }: User): Preferences {
  setPreferences(tx, id, { ...getPreferences(tx, id), ...change })
  return getPreferences(tx, id)
}
