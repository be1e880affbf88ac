import { asc, eq } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { courses } from '#db/schema/index.ts'

const published = prepared((db) =>
  db.select().from(courses).where(eq(courses.isPublished, true)).orderBy(asc(courses.title), asc(courses.id)).prepare(),
)
export const listPublishedCourses = (db: Db) => published(db).all()

const all = prepared((db) => db.select().from(courses).orderBy(asc(courses.title), asc(courses.id)).prepare())
export const listAllCourses = (db: Db) => all(db).all()
