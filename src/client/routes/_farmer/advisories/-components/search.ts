import type { AdvisoryCategory } from '#domain/advice/advisory.ts'

/** What the screen shows, kept in the address: words, a category, one's bookmarks, and the advisory that is open. */
export type AdvisoriesSearch = { q?: string; category?: AdvisoryCategory; saved?: true; open?: string }
