import type { Db } from '#db/client.ts'
import { findCourse } from '#db/queries/learning/outlines.ts'
import { listRemindable, setReminded } from '#db/queries/learning/reports.ts'
import { remindedSince } from '#domain/learning/learner-state.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import { notify } from '../messaging/notify.ts'
import type { Actor } from '../people/actor.ts'

type Reminder = { id: string; learnerIds: string[] }

/** Reminds learners of a course that they have begun. Nobody hears of it twice in a week, or against their choice. */
export function remindLearners(tx: Db, { id: courseId, learnerIds }: Reminder, { now }: Pick<Actor, 'now'>) {
  const course = findCourse(tx, courseId)
  if (!course?.isPublished) throw problem('notFound')
  const notice = noticeOf('courseReminder', { courseId, title: course.title })
  const asked = [...new Set(learnerIds)]
  const learners = listRemindable(tx, { courseId, learnerIds: asked, remindedSince: remindedSince(now()) })
  for (const { enrollmentId, userId } of learners) {
    notify(tx, userId, notice, now())
    setReminded(tx, enrollmentId, now().toISOString())
  }
  return { reminded: learners.length, left: asked.length - learners.length }
}
