import { createHash } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { courseFiles } from '#domain/learning/offline/course-files.ts'
import type { OfflineCourse } from '#domain/learning/offline/offline-course.schema.ts'
import type { User } from '#domain/people/session.schema.ts'
import { readCourse, readLesson, readQuiz } from './read-course.ts'

/** What a phone has to store before a course opens without a connection; for who may read its lessons. */
export function readOfflineCourse(db: Db, id: string, user: User): OfflineCourse {
  const course = readCourse(db, id, user)
  const lessons = course.modules.flatMap((module) => module.lessons.map((lesson) => readLesson(db, lesson.id, user)))
  const quizzes = course.modules.flatMap((module) => module.quizzes.map((quiz) => readQuiz(db, quiz.id, user)))
  // What this learner has done is no part of the course.
  const shown = lessons.map(({ content: _, ...lesson }) => lesson)
  const text = JSON.stringify([{ ...course, enrollment: null, certificate: null }, ...shown, ...quizzes])
  return {
    version: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    bytes: Buffer.byteLength(text),
    files: courseFiles(course, lessons),
  }
}
