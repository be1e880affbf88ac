import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { askPage, type Order, type PageRequest } from '#db/page.ts'
import { certificates, courseEnrollments, notificationPreferences, users } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'
import type { LearnerState } from '#domain/learning/learner-state.ts'

export type Choice = { questionId: string; option: string; learners: number }
/** What learners chose at their first attempt at each quiz of a course, counted. */
export const countChoices = (db: Db, courseId: string): Choice[] =>
  db.all<Choice>(sql`
    select answer.key as "questionId", answer.value as "option", count(*) as "learners"
    from modules m
      join quizzes z on z.module_id = m.id
      join quiz_attempts a on a.quiz_id = z.id and a.attempt_number = 1
      join json_each(a.answers) answer
    where m.course_id = ${courseId} group by 1, 2`)

const activeAt = sql<Instant>`coalesce(${courseEnrollments.lastActiveAt}, ${courseEnrollments.enrolledAt})`
const isEnrolled = eq(courseEnrollments.status, 'enrolled')

const inState = (state: LearnerState, stoppedBefore: Instant) =>
  ({
    completed: eq(courseEnrollments.status, 'completed'),
    stopped: and(isEnrolled, lt(activeAt, stoppedBefore)),
    active: and(isEnrolled, sql`${activeAt} >= ${stoppedBefore}`),
  })[state]

/** How many learners of a course are in a state. */
export const countLearners = (db: Db, courseId: string, state: LearnerState, stoppedBefore: Instant) =>
  db
    .select({ learners: count() })
    .from(courseEnrollments)
    .where(and(eq(courseEnrollments.courseId, courseId), inState(state, stoppedBefore)))
    .get()!.learners

const columns = {
  enrollmentId: courseEnrollments.id,
  id: users.id,
  fullName: users.fullName,
  location: users.location,
  progressPercentage: courseEnrollments.progressPercentage,
  status: courseEnrollments.status,
  enrolledAt: courseEnrollments.enrolledAt,
  lastActiveAt: courseEnrollments.lastActiveAt,
  remindedAt: courseEnrollments.remindedAt,
  code: certificates.code,
  revokedAt: certificates.revokedAt,
}
const selected = (db: Db) =>
  db
    .select(columns)
    .from(courseEnrollments)
    .innerJoin(users, eq(users.id, courseEnrollments.userId))
    .leftJoin(
      certificates,
      and(eq(certificates.userId, courseEnrollments.userId), eq(certificates.courseId, courseEnrollments.courseId)),
    )
export type LearnerRow = NonNullable<ReturnType<ReturnType<typeof selected>['get']>>

const LAST_ENROLLED: Order<{ enrolledAt: string; enrollmentId: string }> = {
  keys: [
    { by: courseEnrollments.enrolledAt, kind: 'string', of: (row) => row.enrolledAt, isDescending: true },
    { by: courseEnrollments.id, kind: 'string', of: (row) => row.enrollmentId, isDescending: true },
  ],
}

type Wanted = PageRequest & { courseId: string; state?: LearnerState; stoppedBefore: Instant }
/** A page of the learners of a course, the one who enrolled last first. */
export const listLearners = (db: Db, { courseId, state, stoppedBefore, ...page }: Wanted) =>
  askPage<LearnerRow>(LAST_ENROLLED, page, ({ after, orderBy, most }) =>
    selected(db)
      .where(and(eq(courseEnrollments.courseId, courseId), state && inState(state, stoppedBefore), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )

/** Of these learners of a course, those who have not completed it, were not reminded lately, and want advice. */
export const listRemindable = (
  db: Db,
  { courseId, learnerIds, remindedSince }: { courseId: string; learnerIds: string[]; remindedSince: Instant },
) =>
  db
    .select({ enrollmentId: courseEnrollments.id, userId: courseEnrollments.userId })
    .from(courseEnrollments)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, courseEnrollments.userId))
    .where(
      and(
        eq(courseEnrollments.courseId, courseId),
        inArray(courseEnrollments.userId, learnerIds),
        isEnrolled,
        sql`coalesce(${courseEnrollments.remindedAt}, '') < ${remindedSince}`,
        sql`coalesce(${notificationPreferences.advisories}, 1)`,
      ),
    )
    .all()

export const setReminded = (db: Db, enrollmentId: string, remindedAt: Instant) =>
  db.update(courseEnrollments).set({ remindedAt }).where(eq(courseEnrollments.id, enrollmentId)).run()
