import type { Db } from '#db/client.ts'
import type { PageRequest } from '#db/page.ts'
import { findOwnCertificate } from '#db/queries/learning/certificates.ts'
import { type AttemptRow, findLessonProgress, listAttempts } from '#db/queries/learning/enrollments.ts'
import { listOutline, listQuestions } from '#db/queries/learning/outlines.ts'
import { mapPage } from '#domain/contract.ts'
import type { User } from '#domain/people/session.schema.ts'
import { readProgress } from './course-progress.ts'
import { lessonTextOf } from './lesson-text.ts'
import { readableLesson, readableQuiz, visibleCourse } from './readable-course.ts'

const MAX_ATTEMPTS = 100

/** A course with its outline, and the progress and certificate of its reader. */
export function readCourse(db: Db, id: string, user: User | null) {
  const course = visibleCourse(db, id, user)
  return {
    ...course,
    modules: listOutline(db, id),
    enrollment: user && readProgress(db, user.id, id),
    certificate: (user && findOwnCertificate(db, user.id, id)) ?? null,
  }
}

export function readLesson(db: Db, id: string, user: User | null) {
  const { lesson, course } = readableLesson(db, id, user)
  return { ...lesson, courseId: course.id, text: lessonTextOf(lesson.content) }
}

export function readLessonProgress(db: Db, id: string, user: User) {
  readableLesson(db, id, user)
  return { id, completed: findLessonProgress(db, user.id, id)?.completed ?? false }
}

/** A quiz with its questions, without what is right and why. */
export function readQuiz(db: Db, id: string, user: User | null) {
  const { quiz, course } = readableQuiz(db, id, user)
  const questions = listQuestions(db, id).map(({ id, question, type, options }) => ({
    id,
    question,
    type,
    options: options ?? [],
  }))
  return { ...quiz, courseId: course.id, questions }
}

/** A learner's attempts at a quiz, the last one first. */
export function readAttempts(db: Db, id: string, user: User) {
  readableQuiz(db, id, user)
  return listAttempts(db, user.id, id, { limit: MAX_ATTEMPTS }).items.map(asAttempt)
}

/** A page of them. */
export function readAttemptPage(db: Db, { id, ...page }: { id: string } & PageRequest, user: User) {
  readableQuiz(db, id, user)
  return mapPage(listAttempts(db, user.id, id, page), asAttempt)
}

const asAttempt = ({ score, completedAt, ...attempt }: AttemptRow) => ({
  ...attempt,
  score: score ?? 0,
  completedAt: completedAt ?? '',
})
