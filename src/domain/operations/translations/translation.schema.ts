import * as z from 'zod'
import { countedPageOf, pageInput, searchWords, wholeText } from '#domain/contract.ts'
import type { LanguageId } from '#domain/languages.ts'
import { TRANSLATED_LANGUAGES } from './catalogue.ts'
import { flawOf } from './check-translation.ts'
import { TRANSLATION_STATES } from './translation-state.ts'

export const translatedLanguage = z.enum(TRANSLATED_LANGUAGES)
const messageKey = z.string().min(1).max(200)
const MAX_TEXT = 5000

export const translation = z.object({
  language: translatedLanguage,
  key: z.string(),
  area: z.string(),
  english: z.string(),
  /** Null where there is none: English is shown. */
  text: z.string().nullable(),
  state: z.enum(TRANSLATION_STATES),
  /** What the release brought; null where it brought nothing. */
  released: z.string().nullable(),
  /** The English that was translated, where it differs from today's. */
  translatedEnglish: z.string().nullable(),
  /** When somebody wrote it here; null for the text of the release. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
})
export type Translation = z.infer<typeof translation>

export const translationFilter = pageInput.extend({
  language: translatedLanguage,
  area: z.string().max(50).optional(),
  state: z.enum(TRANSLATION_STATES).optional(),
  search: searchWords,
})

export const translationPage = countedPageOf(translation).extend({
  /** How many messages of the language are in each state, whatever the filters show. */
  counts: z.record(z.enum(TRANSLATION_STATES), z.number()),
  areas: z.array(z.string()),
})

/** A text that can stand in for an English message: the form and the server refuse the same. */
export const textFor = (english: string, language: LanguageId) =>
  wholeText(MAX_TEXT).superRefine((text, context) => {
    const flaw = flawOf(english, text, language)
    if (flaw) context.addIssue({ code: 'custom', message: flaw })
  })

export const messagePlace = z.object({ language: translatedLanguage, key: messageKey })

export const saveTranslationInput = messagePlace.extend({
  text: wholeText(MAX_TEXT),
  isReviewed: z.boolean(),
  /** The English that was translated; today's where it is left out. */
  english: wholeText(MAX_TEXT).optional(),
  /** The `updatedAt` from which the edit was made: it is refused where somebody else has written since. */
  basis: z.string().nullable().optional(),
})
export type SaveTranslation = z.infer<typeof saveTranslationInput>

/** What stood before a reset, as it is saved again. */
export const translationBefore = saveTranslationInput.omit({ basis: true }).required()

export const EXPORT_FORMATS = { xliff: 'xlf', po: 'po' } as const
export const exportInput = z.object({
  language: translatedLanguage,
  format: z.enum(['xliff', 'po']),
  /** Only what a translator has to do: what is missing or stale. */
  isOpenOnly: z.boolean().default(false),
})
export const translationFile = z.object({ name: z.string(), type: z.string(), content: z.string() })

/** From how many texts that become reviewed at once the screen asks first. */
export const MANY_REVIEWED = 20

/** How large a file of translations may be, in bytes. */
export const MAX_FILE_BYTES = 2_000_000
export const importInput = z.object({
  language: translatedLanguage,
  /** The file as it is, in base64. */
  file: z.base64().max(Math.ceil(MAX_FILE_BYTES / 3) * 4),
  /** Takes as a draft what the file marks as reviewed: a tool may have lost the marks. */
  asDrafts: z.boolean().default(false),
  /** Only tells what it would do. */
  dryRun: z.boolean().default(false),
})

const outcome = z.object({ key: z.string(), reason: z.string() })
export const importAnswer = z.object({
  /** How many messages are taken: what was there before, and what differs from it. */
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  /** How many of those that are taken were made from another English. */
  stale: z.number(),
  /** How many of those that are taken become reviewed, and how many say what the English says. */
  newlyReviewed: z.number(),
  sameAsEnglish: z.number(),
  empty: z.number(),
  /** Entries without a key, those of other languages, and those that the file keeps of messages that are no more. */
  unkeyed: z.number(),
  elsewhere: z.number(),
  obsolete: z.number(),
  /** Texts that a tool filled in and nobody confirmed: they are not taken. The first of them are listed. */
  guesses: z.number(),
  guessed: z.array(outcome),
  refused: z.number(),
  /** The first of those that are refused, and why. */
  reasons: z.array(outcome),
  imported: z.boolean(),
})
export type ImportAnswer = z.infer<typeof importAnswer>
