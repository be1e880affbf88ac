import type { AdvisoryCategory } from '#domain/advice/advisory.ts'

/** What the screen shows, kept in the address: words, a category, or the farmer's bookmarks. */
export type AdvisoriesSearch = { q?: string; category?: AdvisoryCategory; saved?: true }
