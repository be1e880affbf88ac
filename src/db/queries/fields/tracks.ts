import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { fieldTracks } from '#db/schema/index.ts'

export const insertTrack = (db: Db, row: typeof fieldTracks.$inferInsert) => insertWithId(db, fieldTracks, row)

const MAX_TRACKS = 20
/** The walks round a field, the last one first. */
export const listTracksOf = (db: Db, fieldId: string) =>
  db
    .select({ id: fieldTracks.id, startedAt: fieldTracks.startedAt, fixes: fieldTracks.fixes })
    .from(fieldTracks)
    .where(eq(fieldTracks.fieldId, fieldId))
    .orderBy(desc(fieldTracks.createdAt), fieldTracks.id)
    .limit(MAX_TRACKS)
    .all()
