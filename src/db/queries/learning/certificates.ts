import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { certificates } from '#db/schema/index.ts'

export const findCertificate = (db: Db, code: string) =>
  db.select().from(certificates).where(eq(certificates.code, code)).get()

export const findOwnCertificate = (db: Db, userId: string, courseId: string) =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .get()

/** Does nothing where the learner has one for the course already: it stays valid when a later lesson reopens it. */
export const insertCertificate = (db: Db, row: typeof certificates.$inferInsert) =>
  db
    .insert(certificates)
    .values(row)
    .onConflictDoNothing({ target: [certificates.userId, certificates.courseId] })
    .run()

export const setRevocation = (
  db: Db,
  id: string,
  revocation: { revokedAt: string; revokedBy: string; revokeReason: string },
) => db.update(certificates).set(revocation).where(eq(certificates.id, id)).returning().get()
