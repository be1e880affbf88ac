import type { Db } from '#db/client.ts'
import { insertCompletion } from '#db/queries/learning/enrollments.ts'
import type { Actor } from '../people/actor.ts'
import { storeProgress } from './course-progress.ts'
import { enroll } from './enroll.ts'
import { readableLesson } from './readable-course.ts'

type Completion = { id: string; timeSpent: number }

/** Marks a lesson as completed, and adds the time spent on it. Whoever begins with a lesson is enrolled by it. */
export function completeLesson(tx: Db, { id, timeSpent }: Completion, actor: Pick<Actor, 'user' | 'writtenAt'>) {
  const { lesson, course } = readableLesson(tx, id, actor.user)
  enroll(tx, course, actor)
  const completedAt = actor.writtenAt().toISOString()
  const { completed } = insertCompletion(tx, { userId: actor.user.id, lessonId: lesson.id, completedAt, timeSpent })
  storeProgress(tx, actor.user, course.id, completedAt)
  return { id: lesson.id, completed }
}
