import type { LanguageId } from '../languages.ts'

/** The screens by which somebody comes in. They say the same to everybody, and are drawn on the server in a language. */
export const ENTRY_PATHS = ['/select', '/login', '/register'] as const
export type EntryPath = (typeof ENTRY_PATHS)[number]

/** What an entry page is drawn for; `name` is what the platform is called, where it has a name of its own. */
export type EntryFor = { path: EntryPath; language: LanguageId; name: string | null }
export type DrawnEntry = { html: string; title: string }
