import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import type { TranslationState } from '#domain/operations/translations/translation-state.ts'

/** A message as a translator's file carries it; without a text it is still to be translated. */
export type TranslationUnit = { key: string; english: string; text: string | null; isReviewed: boolean }

/** The units of a file, and the tag of the language that it says it is in; null where it does not say. */
export type TranslatorsFile = { tag: string | null; units: TranslationUnit[] }

/** What is written into a file, with what a translator should know of each message. */
export type WrittenUnit = Omit<TranslationUnit, 'isReviewed'> & { state: TranslationState; note: string }
export type WrittenFile = { language: TranslatedLanguage; tag: string; units: readonly WrittenUnit[] }
