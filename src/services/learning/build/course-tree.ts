import type { Db } from '#db/client.ts'
import { insertPart, listCourseTree } from '#db/queries/learning/course-parts.ts'
import { findAdminCourse, insertCourse } from '#db/queries/learning/courses.ts'
import type { CourseTree } from '#domain/learning/build/course-document.schema.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { CURRENCIES } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '#services/people/actor.ts'
import { lessonFieldsOf, moduleFieldsOf, questionFieldsOf, quizFieldsOf } from './part-fields.ts'

/** A course with all of its parts, without ids, learners and publication. */
export function readCourseTree(db: Db, id: string): CourseTree {
  const course = findAdminCourse(db, id)
  if (!course) throw problem('notFound')
  const modules = listCourseTree(db, id).map((module) => ({
    ...moduleFieldsOf(module),
    lessons: module.lessons.map(lessonFieldsOf),
    quizzes: module.quizzes.map((quiz) => ({
      ...quizFieldsOf(quiz),
      questions: quiz.questions.map(questionFieldsOf),
    })),
  }))
  return { course: courseFieldsOf(course), modules }
}

type CourseRow = NonNullable<ReturnType<typeof findAdminCourse>>

const courseFieldsOf = ({ title, description, shortDescription, duration, level, price, currency, targetAudience, learningObjectives, keyBenefits, imageUrl }: CourseRow) => ({ title, description, shortDescription, duration, level, price, currency: CURRENCIES.find((each) => each === currency) ?? 'USD', targetAudience, learningObjectives, keyBenefits, imageUrl }) // biome-ignore format: a row of columns

/** Writes a course as a draft, with new ids for all of its parts. */
export function insertCourseTree(
  tx: Db,
  { course, modules }: CourseTree,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): AdminCourse {
  const { id } = insertCourse(tx, { ...course, createdBy: user.id, createdAt: now().toISOString() })
  for (const [at, { lessons, quizzes, ...fields }] of modules.entries()) {
    const moduleId = insertPart(tx, { kind: 'module', parentId: id, fields }, at)
    for (const [place, lesson] of lessons.entries())
      insertPart(tx, { kind: 'lesson', parentId: moduleId, fields: lesson }, place)
    for (const [place, { questions, ...quiz }] of quizzes.entries()) {
      const quizId = insertPart(tx, { kind: 'quiz', parentId: moduleId, fields: quiz }, place)
      for (const [number, question] of questions.entries())
        insertPart(tx, { kind: 'question', parentId: quizId, fields: question }, number)
    }
  }
  return findAdminCourse(tx, id)!
}

const MAX_TITLE = 200

/** Copies a course with all of its parts into a draft. */
export function copyCourse(tx: Db, id: string, actor: Pick<Actor, 'user' | 'now'>): AdminCourse {
  const tree = readCourseTree(tx, id)
  const title = `Copy of ${tree.course.title}`.slice(0, MAX_TITLE)
  return insertCourseTree(tx, { ...tree, course: { ...tree.course, title } }, actor)
}
