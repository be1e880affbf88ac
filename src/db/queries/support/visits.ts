import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import { askPage, type Order, type PageRequest } from '#db/page.ts'
import { farmerRecords, users, visitPhotos, visits } from '#db/schema/index.ts'
import type { Day } from '#domain/dates.ts'

const agents = alias(users, 'agents')
const columns = {
  id: visits.id,
  farmerId: visits.farmerId,
  farmerName: users.fullName,
  location: users.location,
  phone: users.phone,
  agentId: visits.agentId,
  agentName: agents.fullName,
  date: visits.day,
  time: visits.time,
  purpose: visits.purpose,
  notes: visits.notes,
  status: visits.status,
  outcome: visits.outcome,
  completedAt: visits.completedAt,
  version: visits.version,
  createdAt: visits.createdAt,
  latitude: farmerRecords.latitude,
  longitude: farmerRecords.longitude,
  /** Who looks after the farmer now. */
  caredForBy: farmerRecords.agentId,
}
const OPEN = ['scheduled', 'confirmed'] as const

type VisitKey = { date: string; time: string; id: string }
/** From the first to the last. */
const BY_TIME: Order<VisitKey> = {
  keys: [
    { by: visits.day, kind: 'string', of: (row) => row.date },
    { by: visits.time, kind: 'string', of: (row) => row.time },
    { by: visits.id, kind: 'string', of: (row) => row.id },
  ],
}

type VisitFilter = PageRequest & {
  /** Whose visits; of all agents where it is not named. */
  agentId?: string | undefined
  farmerId?: string | undefined
  from?: Day | undefined
  until?: Day | undefined
  open?: boolean | undefined
}

/** A page of visits, the earliest first: of an agent, of a farmer, of a period, or only those that are ahead. */
export const listVisits = (db: Db, { agentId, farmerId, from, until, open, ...page }: VisitFilter) =>
  askPage(BY_TIME, page, ({ after, orderBy, most }) =>
    withPhotos(
      db,
      visitRows(db)
        .where(
          and(
            agentId === undefined ? undefined : eq(visits.agentId, agentId),
            farmerId === undefined ? undefined : eq(visits.farmerId, farmerId),
            from === undefined ? undefined : gte(visits.day, from),
            until === undefined ? undefined : lte(visits.day, until),
            // The plus keeps SQLite from the index of states: the rows come in the order of their days.
            open ? sql`+${visits.status} in ${[...OPEN]}` : undefined,
            after,
          ),
        )
        .orderBy(...orderBy)
        .limit(most)
        .all(),
    ),
  )

const visitRows = (db: Db) =>
  db
    .select(columns)
    .from(visits)
    .innerJoin(users, eq(users.id, visits.farmerId))
    .leftJoin(agents, eq(agents.id, visits.agentId))
    .leftJoin(farmerRecords, eq(farmerRecords.farmerId, visits.farmerId))

/** Visits with the photos that were taken there. */
function withPhotos<VisitKey extends { id: string }>(db: Db, rows: VisitKey[]) {
  const ids = rows.map(({ id }) => id)
  const taken = ids.length > 0 ? db.select().from(visitPhotos).where(inArray(visitPhotos.visitId, ids)).all() : []
  const photosOf = (id: string) => taken.filter(({ visitId }) => visitId === id).map(({ photoId }) => photoId)
  return rows.map((row) => ({ ...row, photoIds: photosOf(row.id) }))
}

export const findVisit = (db: Db, id: string) => withPhotos(db, visitRows(db).where(eq(visits.id, id)).all())[0]
export type VisitRow = NonNullable<ReturnType<typeof findVisit>>

export const insertVisit = (db: Db, row: typeof visits.$inferInsert) => db.insert(visits).values(row).run()

/** Changes a visit; its version grows. */
export const updateVisit = (db: Db, id: string, change: Partial<typeof visits.$inferInsert>) =>
  db
    .update(visits)
    .set({ ...change, version: sql`${visits.version} + 1` })
    .where(eq(visits.id, id))
    .run()

export const insertVisitPhoto = (db: Db, row: typeof visitPhotos.$inferInsert) =>
  db.insert(visitPhotos).values(row).onConflictDoNothing().run()

/** The agents of the visits that a photo was taken on, and those who look after the farmer; none for other photos. */
export const listAgentsOfPhoto = (db: Db, photoId: string) =>
  db
    .select({ visitedBy: visits.agentId, caredForBy: farmerRecords.agentId })
    .from(visitPhotos)
    .innerJoin(visits, eq(visits.id, visitPhotos.visitId))
    .leftJoin(farmerRecords, eq(farmerRecords.farmerId, visits.farmerId))
    .where(eq(visitPhotos.photoId, photoId))
    .all()

/** Stores where a farm lies, unless that is known. */
export const saveFarmPoint = (db: Db, farmerId: string, point: { latitude: number; longitude: number }) =>
  db
    .update(farmerRecords)
    .set(point)
    .where(and(eq(farmerRecords.farmerId, farmerId), sql`${farmerRecords.latitude} is null`))
    .run()
