import type { Db } from '#db/client.ts'
import { getPreferences } from '#db/queries/messaging/preferences.ts'
import { listPersonalData } from '#db/queries/people/personal-data.ts'
import { findUser } from '#db/queries/people/users.ts'
import { MAX } from '#domain/bounds.ts'
import type { LanguageId } from '#domain/languages.ts'
import { wordsOf } from '#domain/messaging/notification-row.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import type { PersonalData } from '#domain/people/profile.schema.ts'
import type { Actor } from './actor.ts'

const ABOUT = `Everything Kuu keeps about you; of more than ${MAX.exported} records of one kind, the newest. Moments are in UTC; amounts of money are in hundredths of their currency.`

/** Everything that is stored about a user, to take along. */
export const exportPersonalData = async (
  db: Db,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): Promise<PersonalData> => ({
  about: ABOUT,
  exportedAt: now().toISOString(),
  user: findUser(db, user.id)!,
  preferences: getPreferences(db, user.id),
  records: withWords(await listPersonalData(db, user.id), servedLanguage(user.language)),
})

/** Notifications are stored without words: they are taken along as she read them. */
const withWords = ({ notifications = [], ...records }: PersonalData['records'], language: LanguageId) => ({
  ...records,
  notifications: notifications.map((row) => ({ ...row, ...wordsOf(row as NotificationRow, language) })),
})
type NotificationRow = Parameters<typeof wordsOf>[0]
