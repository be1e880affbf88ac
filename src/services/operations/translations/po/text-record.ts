import { createHash } from 'node:crypto'
import type { TranslationState } from '#domain/operations/translations/translation-state.ts'

/** What Kuu notes beside a text that it exports. `hash` is null where there was no text. */
export type TextRecord = { key: string; hash: string | null }

/**
 * A translator's comment goes where its text goes, also when msgmerge guesses that the text fits another message: it
 * tells whose text this is, in which state it left, and whether anybody changed it since.
 */
export const recordOf = (key: string, state: TranslationState, text: string | null) =>
  [`# kuu: ${key}`, state, ...(text === null ? [] : [hashOf(text)])].join(' ')

const RECORD = /^# kuu: (\S+) \w+(?: ([0-9a-f]{8}))?$/

/** Reads a comment back; null for any other comment. */
export function readRecord(comment: string): TextRecord | null {
  const [, key, hash = null] = RECORD.exec(comment) ?? []
  return key === undefined ? null : { key, hash }
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
