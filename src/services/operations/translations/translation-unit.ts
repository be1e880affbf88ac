import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import type { TranslationState } from '#domain/operations/translations/translation-state.ts'

/** A message as a translator's file carries it; without a text it is still to be translated. */
export type TranslationUnit = {
  key: string
  english: string
  text: string | null
  isReviewed: boolean
  /** Set where a tool may have filled in the text of another message. */
  guess: Guess | null
}

/** A unit that has a text. */
export type FilledUnit = TranslationUnit & { text: string }

/** `of`: what the text was made for, where the file says it. `isOnlyIfNew`: it is a guess where there was no text yet. */
export type Guess = { of: string | null; isOnlyIfNew: boolean }

/** A unit before its message is known: the key as the file has it, and other places where a tool may have put it. */
export type FileUnit = Omit<TranslationUnit, 'key'> & { key: string | null; hints: readonly string[] }

/** A part of a file, and the tag of the language that it says it is in; null where it does not say. */
export type FilePart = { tag: string | null; units: FileUnit[] }

/** A file of translations. `obsolete`: how many entries it keeps of messages that are no more. */
export type TranslatorsFile = { parts: FilePart[]; obsolete: number }

/** What is written into a file, with what a translator should know of each message. */
export type WrittenUnit = Omit<TranslationUnit, 'isReviewed' | 'guess'> & { state: TranslationState; note: string }
export type WrittenFile = { language: TranslatedLanguage; tag: string; units: readonly WrittenUnit[] }
