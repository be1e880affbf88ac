import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { courses, lessons, modules, quizQuestions, quizzes } from '#db/schema/index.ts'

const course = prepared((db) =>
  db
    .select()
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare(),
)
export const findCourse = (db: Db, id: string) => course(db).get({ id })

const moduleList = prepared((db) =>
  db
    .select()
    .from(modules)
    .where(eq(modules.courseId, sql.placeholder('courseId')))
    .orderBy(asc(modules.orderIndex), asc(modules.id))
    .prepare(),
)
const lessonList = prepared((db) =>
  db
    .select({
      id: lessons.id,
      moduleId: lessons.moduleId,
      title: lessons.title,
      type: lessons.type,
      duration: lessons.duration,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(modules.courseId, sql.placeholder('courseId')))
    .orderBy(asc(lessons.orderIndex), asc(lessons.id))
    .prepare(),
)
const quizList = prepared((db) =>
  db
    .select({
      id: quizzes.id,
      moduleId: quizzes.moduleId,
      title: quizzes.title,
      passingScore: quizzes.passingScore,
    })
    .from(quizzes)
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(eq(modules.courseId, sql.placeholder('courseId')))
    .orderBy(asc(quizzes.orderIndex), asc(quizzes.id))
    .prepare(),
)

/** The modules of a course in order, each with its lessons and quizzes in order; without their content. */
export function listOutline(db: Db, courseId: string) {
  const lessonsOf = Map.groupBy(lessonList(db).all({ courseId }), ({ moduleId }) => moduleId)
  const quizzesOf = Map.groupBy(quizList(db).all({ courseId }), ({ moduleId }) => moduleId)
  return moduleList(db)
    .all({ courseId })
    .map((each) => ({ ...each, lessons: lessonsOf.get(each.id) ?? [], quizzes: quizzesOf.get(each.id) ?? [] }))
}

const lesson = prepared((db) =>
  db
    .select({ lesson: lessons, course: courses })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, modules.courseId))
    .where(eq(lessons.id, sql.placeholder('id')))
    .prepare(),
)
/** A lesson with the course it belongs to. */
export const findLesson = (db: Db, id: string) => lesson(db).get({ id })

const quiz = prepared((db) =>
  db
    .select({ quiz: quizzes, course: courses })
    .from(quizzes)
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .innerJoin(courses, eq(courses.id, modules.courseId))
    .where(eq(quizzes.id, sql.placeholder('id')))
    .prepare(),
)
/** A quiz with the course it belongs to. */
export const findQuiz = (db: Db, id: string) => quiz(db).get({ id })

const questionList = prepared((db) =>
  db
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.quizId, sql.placeholder('quizId')))
    .orderBy(asc(quizQuestions.orderIndex), asc(quizQuestions.id))
    .prepare(),
)
/** The questions of a quiz in order, each with its right answer: not for anyone who has not submitted. */
export const listQuestions = (db: Db, quizId: string) => questionList(db).all({ quizId })

/** How many lessons each of these courses has. */
export const countLessons = (db: Db, courseIds: readonly string[]) =>
  db
    .select({ courseId: modules.courseId, count: sql<number>`count(*)` })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(inArray(modules.courseId, [...courseIds]))
    .groupBy(modules.courseId)
    .all()
