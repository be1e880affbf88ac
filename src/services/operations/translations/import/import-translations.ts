import type { Db } from '#db/client.ts'
import { putTranslation } from '#db/queries/operations/translations.ts'
import type { ImportAnswer } from '#domain/operations/translations/translation.schema.ts'
import type { Actor } from '#services/people/actor.ts'
import { laterThanAll } from '../save-translation.ts'
import type { ReadImport } from './read-import.ts'

/** Writes what was taken of a file. */
export function importTranslations(
  tx: Db,
  { language, taken, answer }: ReadImport,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): ImportAnswer {
  const updatedAt = laterThanAll(tx, language, now())
  for (const { key, text, english, isReviewed } of taken)
    putTranslation(tx, { language, key, text, english, isReviewed, updatedBy: user.id, updatedAt })
  return { ...answer, imported: true }
}
