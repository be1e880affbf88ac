import type { Db } from '#db/client.ts'
import { findLessonRow, listCourseTree } from '#db/queries/learning/course-parts.ts'
import { findAdminCourse } from '#db/queries/learning/courses.ts'
import type { BuiltCourse, BuiltLesson } from '#domain/learning/build/built-course.schema.ts'
import { problem } from '#domain/problem.ts'
import { lessonFieldsOf, moduleFieldsOf, questionFieldsOf, quizFieldsOf } from './part-fields.ts'
import { revisionOf } from './revision.ts'

/** A course with all of its parts and right answers: for administrators only. */
export function readBuiltCourse(db: Db, id: string): BuiltCourse {
  const course = findAdminCourse(db, id)
  if (!course) throw problem('notFound')
  const modules = listCourseTree(db, id).map((module) => ({
    ...part(module.id, moduleFieldsOf(module)),
    lessons: module.lessons,
    quizzes: module.quizzes.map((quiz) => ({
      ...part(quiz.id, quizFieldsOf(quiz)),
      attempts: quiz.attempts,
      questions: quiz.questions.map((question) => part(question.id, questionFieldsOf(question))),
    })),
  }))
  return { ...course, modules }
}

/** A lesson to be edited. */
export function readBuiltLesson(db: Db, id: string): BuiltLesson {
  const lesson = findLessonRow(db, id)
  if (!lesson) throw problem('notFound')
  return part(lesson.id, lessonFieldsOf(lesson))
}

const part = <F extends object>(id: string, fields: F) => ({ id, revision: revisionOf(fields), ...fields })
