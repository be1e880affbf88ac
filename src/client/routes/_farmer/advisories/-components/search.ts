import type { AdvisoryCategory } from '#domain/advice/advisory.ts'

/** The state of the screen, stored in the URL: search words, category, bookmarks, and the open advisory. */
export type AdvisoriesSearch = { q?: string; category?: AdvisoryCategory; saved?: true; open?: string }
