import type * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import { type DraftSettings, draftSettings, type draftSwitch } from '#domain/operations/translations/drafts.schema.ts'
import { withholdLanguages } from '#domain/people/language/served-languages.ts'
import type { Actor } from '#services/people/actor.ts'

export const DRAFTS_SETTING = 'drafts'

export const findDrafts = (db: Db): DraftSettings => findSetting(db, DRAFTS_SETTING, draftSettings) ?? { off: [] }

/** Offers a language that is a draft, or offers it at no door: who has it is served the next one of hers, or English. */
export function switchDraft(
  tx: Db,
  { language, isOffered }: z.infer<typeof draftSwitch>,
  { now }: Pick<Actor, 'now'>,
): DraftSettings {
  const others = findDrafts(tx).off.filter((each) => each !== language)
  const switched = { off: isOffered ? others : [...others, language] }
  saveSetting(tx, DRAFTS_SETTING, switched, now().toISOString())
  return switched
}

/** Takes over which languages are switched off, for all that the server says; answers what looks for a change. */
export const keepServedLanguages = (db: Db) => () => withholdLanguages(findDrafts(db).off)
