import type { OutputOf } from '#client/api/procedure-types.ts'

/** What was deleted, as the archive lists it. */
export type Archived = OutputOf<'admin.archive.list'>['items'][number]
