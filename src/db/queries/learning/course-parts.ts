import { asc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { lessons, modules, quizQuestions, quizzes } from '#db/schema/index.ts'
import { COURSE_PARTS, type CoursePartKind } from '#domain/learning/build/course-part.ts'
import type { SavePart } from '#domain/learning/build/course-parts.schema.ts'

/** The parts of a course, for those who build it: with right answers. */

const lessonRows = prepared((db) =>
  db
    .select({ lesson: lessons })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(modules.courseId, sql.placeholder('courseId')))
    .orderBy(asc(lessons.orderIndex), asc(lessons.id))
    .prepare(),
)
const quizRows = prepared((db) =>
  db
    .select({
      quiz: quizzes,
      attempts: sql<number>`(select count(*) from quiz_attempts a where a.quiz_id = ${quizzes}.id)`,
    })
    .from(quizzes)
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(eq(modules.courseId, sql.placeholder('courseId')))
    .orderBy(asc(quizzes.orderIndex), asc(quizzes.id))
    .prepare(),
)
const questionRows = prepared((db) =>
  db
    .select({ question: quizQuestions })
    .from(quizQuestions)
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(eq(modules.courseId, sql.placeholder('courseId')))
    .orderBy(asc(quizQuestions.orderIndex), asc(quizQuestions.id))
    .prepare(),
)
const moduleRows = prepared((db) =>
  db
    .select()
    .from(modules)
    .where(eq(modules.courseId, sql.placeholder('courseId')))
    .orderBy(asc(modules.orderIndex), asc(modules.id))
    .prepare(),
)

/** Everything that a course consists of, in order. */
export function listCourseTree(db: Db, courseId: string) {
  const lessonsOf = Map.groupBy(lessonRows(db).all({ courseId }), ({ lesson }) => lesson.moduleId)
  const quizzesOf = Map.groupBy(quizRows(db).all({ courseId }), ({ quiz }) => quiz.moduleId)
  const questionsOf = Map.groupBy(questionRows(db).all({ courseId }), ({ question }) => question.quizId)
  return moduleRows(db)
    .all({ courseId })
    .map((each) => ({
      ...each,
      lessons: (lessonsOf.get(each.id) ?? []).map(({ lesson }) => lesson),
      quizzes: (quizzesOf.get(each.id) ?? []).map(({ quiz, attempts }) => ({
        ...quiz,
        attempts,
        questions: (questionsOf.get(quiz.id) ?? []).map(({ question }) => question),
      })),
    }))
}

const COURSE_OF: Record<CoursePartKind, string> = {
  module: 'select course_id as parentId, course_id as courseId from modules where id = ?',
  lesson:
    'select p.module_id as parentId, m.course_id as courseId from lessons p join modules m on m.id = p.module_id where p.id = ?',
  quiz: 'select p.module_id as parentId, m.course_id as courseId from quizzes p join modules m on m.id = p.module_id where p.id = ?',
  question: `select p.quiz_id as parentId, m.course_id as courseId from quiz_questions p
    join quizzes q on q.id = p.quiz_id join modules m on m.id = q.module_id where p.id = ?`,
}
/** In what a part stands, and in which course; undefined where there is no such part. */
export const findPlace = (db: Db, kind: CoursePartKind, id: string) =>
  db.$client.prepare<[string], { parentId: string; courseId: string }>(COURSE_OF[kind]).get(id)

/** The ids of the parts of one kind in one place, in order. */
export function listPartIds(db: Db, kind: CoursePartKind, parentId: string): string[] {
  const { table, within } = COURSE_PARTS[kind]
  return db.$client
    .prepare<[string], string>(`select id from ${table} where ${within} = ? order by order_index, id`)
    .pluck()
    .all(parentId)
}

/** The place of a part among its kind. */
export const findOrderIndex = (db: Db, kind: CoursePartKind, id: string) =>
  db.$client
    .prepare<[string], number>(`select order_index from ${COURSE_PARTS[kind].table} where id = ?`)
    .pluck()
    .get(id)

/** Puts parts into one place in this order, counted from 0. Those that are in their place already are not written. */
export function setPartOrder(tx: Db, kind: CoursePartKind, parentId: string, ids: readonly string[]) {
  const { table, within } = COURSE_PARTS[kind]
  tx.$client
    .prepare(
      `update ${table} set order_index = wanted.key, ${within} = ? from json_each(?) as wanted
       where ${table}.id = wanted.value and (${table}.order_index <> wanted.key or ${table}.${within} <> ?)`,
    )
    .run(parentId, JSON.stringify(ids), parentId)
}

const TABLES = { module: modules, lesson: lessons, quiz: quizzes, question: quizQuestions } as const
export type PartRow<K extends CoursePartKind> = (typeof TABLES)[K]['$inferSelect']

export const findModule = (db: Db, id: string) => db.select().from(modules).where(eq(modules.id, id)).get()
export const findLessonRow = (db: Db, id: string) => db.select().from(lessons).where(eq(lessons.id, id)).get()
export const findQuizRow = (db: Db, id: string) => db.select().from(quizzes).where(eq(quizzes.id, id)).get()
export const findQuestion = (db: Db, id: string) =>
  db.select().from(quizQuestions).where(eq(quizQuestions.id, id)).get()

/** Adds a part at a place among its kind; returns its id. */
export function insertPart(tx: Db, { kind, parentId, fields }: SavePart, orderIndex: number): string {
  switch (kind) {
    case 'module':
      return tx.insert(modules).values({ ...fields, courseId: parentId, orderIndex }).returning().get().id // biome-ignore format: one row
    case 'lesson':
      return tx.insert(lessons).values({ ...fields, moduleId: parentId, orderIndex }).returning().get().id // biome-ignore format: one row
    case 'quiz':
      return tx.insert(quizzes).values({ ...fields, moduleId: parentId, orderIndex }).returning().get().id // biome-ignore format: one row
    case 'question':
      return tx.insert(quizQuestions).values({ ...fields, quizId: parentId, orderIndex }).returning().get().id // biome-ignore format: one row
  }
}

/** Writes the content of a part, and leaves its place as it is. */
export function updatePart(tx: Db, { kind, fields }: SavePart, id: string) {
  switch (kind) {
    case 'module':
      return tx.update(modules).set(fields).where(eq(modules.id, id)).run()
    case 'lesson':
      return tx.update(lessons).set(fields).where(eq(lessons.id, id)).run()
    case 'quiz':
      return tx.update(quizzes).set(fields).where(eq(quizzes.id, id)).run()
    case 'question':
      return tx.update(quizQuestions).set(fields).where(eq(quizQuestions.id, id)).run()
  }
}
