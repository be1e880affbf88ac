import type { AdvisoryCategory } from '#domain/advice/advisory.ts'

/** The state of the screen, stored in the URL: words, a category, or the farmer's bookmarks. */
export type AdvisoriesSearch = { q?: string; category?: AdvisoryCategory; saved?: true }
