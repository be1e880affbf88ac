import * as z from 'zod'
import { LANGUAGE_IDS, type LanguageId } from '../../languages.ts'
import { isDraft } from '../../people/language/offered-languages.ts'

/** The languages that no native speaker has read yet. */
const DRAFTS = LANGUAGE_IDS.filter(isDraft) as [LanguageId, ...LanguageId[]]

/** Which languages' drafts are switched off: they are offered at no door. */
export const draftSettings = z.object({ off: z.array(z.enum(DRAFTS)) })
export type DraftSettings = z.infer<typeof draftSettings>

export const draftSwitch = z.object({ language: z.enum(DRAFTS), isOffered: z.boolean() })
