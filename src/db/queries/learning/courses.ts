import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { placeOfName } from '#db/page.ts'
import { courses } from '#db/schema/index.ts'
import type { Publication } from '#domain/learning/publication.ts'

const published = prepared((db) =>
  db
    .select()
    .from(courses)
    .where(eq(courses.isPublished, true))
    .orderBy(asc(placeOfName(courses.title)), asc(courses.id))
    .prepare(),
)
export const listPublishedCourses = (db: Db) => published(db).all()

const all = prepared((db) =>
  db
    .select()
    .from(courses)
    .orderBy(asc(placeOfName(courses.title)), asc(courses.id))
    .prepare(),
)
export const listAllCourses = (db: Db) => all(db).all()

const { createdBy: _, ...shown } = getTableColumns(courses)

/** A course with what it holds and who takes it, counted. */
const counted = {
  ...shown,
  moduleCount: sql<number>`(select count(*) from modules m where m.course_id = ${courses}.id)`,
  lessonCount: sql<number>`(
    select count(*) from modules m join lessons l on l.module_id = m.id where m.course_id = ${courses}.id)`,
  enrollmentCount: sql<number>`(
    select coalesce(sum(n.rows), 0) from enrollment_counts n where n.course_id = ${courses}.id)`,
}

const forAdmin = prepared((db) =>
  db
    .select(counted)
    .from(courses)
    .orderBy(asc(placeOfName(courses.title)), asc(courses.id))
    .prepare(),
)
export const listAdminCourses = (db: Db) => forAdmin(db).all()

const oneForAdmin = prepared((db) =>
  db
    .select(counted)
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare(),
)
export const findAdminCourse = (db: Db, id: string) => oneForAdmin(db).get({ id })

export const setPublication = (db: Db, id: string, publication: Publication) =>
  db.update(courses).set(publication).where(eq(courses.id, id)).run()

export const insertCourse = (db: Db, row: typeof courses.$inferInsert) =>
  db.insert(courses).values(row).returning({ id: courses.id }).get()

/** Changes a course; its version grows. */
export const updateCourse = (db: Db, id: string, change: Partial<typeof courses.$inferInsert>) =>
  db
    .update(courses)
    .set({ ...change, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, id))
    .run()
