import { and, desc, eq, max, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { askPage, type Order, type PageRequest } from '#db/page.ts'
import {
  courseEnrollments,
  courses,
  lessonProgress,
  lessons,
  modules,
  quizAttempts,
  quizzes,
} from '#db/schema/index.ts'

const enrollment = prepared((db) =>
  db
    .select()
    .from(courseEnrollments)
    .where(
      and(
        eq(courseEnrollments.userId, sql.placeholder('userId')),
        eq(courseEnrollments.courseId, sql.placeholder('courseId')),
      ),
    )
    .prepare(),
)
export const findEnrollment = (db: Db, userId: string, courseId: string) => enrollment(db).get({ userId, courseId })

/** Does nothing for who is enrolled already. */
export const insertEnrollment = (db: Db, row: { userId: string; courseId: string; enrolledAt: string }) =>
  db.insert(courseEnrollments).values(row).onConflictDoNothing().run()

export const updateEnrollment = (
  db: Db,
  id: string,
  progress: {
    progressPercentage: number
    status: 'enrolled' | 'completed'
    completedAt: string | null
    lastActiveAt: string
  },
) => db.update(courseEnrollments).set(progress).where(eq(courseEnrollments.id, id)).run()

/** The published courses that a user takes, the one begun last first. */
export const listEnrollments = (db: Db, userId: string) =>
  db
    .select({ course: courses, enrollment: courseEnrollments })
    .from(courseEnrollments)
    .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
    .where(and(eq(courseEnrollments.userId, userId), eq(courses.isPublished, true)))
    .orderBy(desc(courseEnrollments.enrolledAt), courseEnrollments.id)
    .all()

/** The lessons of a course that a user has completed, with the seconds spent on each. */
export const listCompletedLessons = (db: Db, userId: string, courseId: string) =>
  db
    .select({ id: lessonProgress.lessonId, timeSpent: lessonProgress.timeSpent })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(and(eq(modules.courseId, courseId), eq(lessonProgress.userId, userId), eq(lessonProgress.completed, true)))
    .all()

/** The quizzes of a course that a user has passed. */
export const listPassedQuizzes = (db: Db, userId: string, courseId: string) =>
  db
    .selectDistinct({ id: quizAttempts.quizId })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(and(eq(modules.courseId, courseId), eq(quizAttempts.userId, userId), eq(quizAttempts.passed, true)))
    .all()

const progress = prepared((db) =>
  db
    .select()
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, sql.placeholder('userId')),
        eq(lessonProgress.lessonId, sql.placeholder('lessonId')),
      ),
    )
    .prepare(),
)
export const findLessonProgress = (db: Db, userId: string, lessonId: string) => progress(db).get({ userId, lessonId })

/** Inserts that a lesson is completed. It stays so since the first time; the seconds of each visit are added up. */
export const insertCompletion = (
  db: Db,
  row: { userId: string; lessonId: string; completedAt: string; timeSpent: number },
) =>
  db
    .insert(lessonProgress)
    .values({ ...row, completed: true })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        completed: true,
        completedAt: sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`,
        timeSpent: sql`coalesce(${lessonProgress.timeSpent}, 0) + excluded.time_spent`,
      },
    })
    .returning()
    .get()

const LAST_ATTEMPT: Order<{ attemptNumber: number }> = {
  keys: [{ by: quizAttempts.attemptNumber, kind: 'number', of: (row) => row.attemptNumber, isDescending: true }],
}

/** A page of a user's attempts at a quiz, the last one first. */
export const listAttempts = (db: Db, userId: string, quizId: string, page: PageRequest) =>
  askPage(LAST_ATTEMPT, page, ({ after, orderBy, most }) =>
    db
      .select()
      .from(quizAttempts)
      .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.quizId, quizId), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
export type AttemptRow = ReturnType<typeof listAttempts>['items'][number]

/** The number of the next attempt, counted from 1. In a transaction, so that no two get the same. */
export const nextAttemptNumber = (db: Db, userId: string, quizId: string) =>
  (db
    .select({ last: max(quizAttempts.attemptNumber) })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.quizId, quizId)))
    .get()?.last ?? 0) + 1

export const findAttempt = (db: Db, id: string) => db.select().from(quizAttempts).where(eq(quizAttempts.id, id)).get()

export const insertAttempt = (db: Db, row: typeof quizAttempts.$inferInsert) =>
  db.insert(quizAttempts).values(row).returning().get()
