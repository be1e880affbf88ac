import { nameFor } from '../menu/name-for.ts'

/** What stands in a text message for something of each reader: {name}, {crop}, {price}. */
export const PLACEHOLDERS = ['name', 'crop', 'price'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

/** A reader's own words; null for what is not known. */
export type ReaderWords = Record<Placeholder, string | null>

const PLACEHOLDER = /\{(name|crop|price)\}/g

/** Which placeholders a text has. */
export const placeholdersIn = (text: string): Placeholder[] => PLACEHOLDERS.filter((name) => text.includes(`{${name}}`))

/**
 * The text for one reader; null where a word that it needs is not known. In a text of Latin letters a name is in those of
 * GSM-7 too, for one letter of it could halve what a part holds.
 */
export function fillSms(text: string, words: ReaderWords): string | null {
  if (placeholdersIn(text).some((name) => words[name] === null)) return null
  return text.replace(PLACEHOLDER, (_, name: Placeholder) => nameFor(text, words[name] ?? ''))
}

/** The first of a person's names, as a text greets by; null where none is written. */
export const firstNameOf = (fullName: string): string | null => fullName.trim().split(/\s+/)[0] || null

/** The most people whom one message can go to. */
export const MAX_GROUP = 2000
