import * as z from 'zod'
import { courses, lessons, modules, quizQuestions, quizzes } from '#db/schema/index.ts'
import { COURSE_LEVELS, LESSON_TYPES, QUESTION_TYPES } from '#domain/learning/course.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { CURRENCIES } from '#domain/places.ts'
import { daysAgo } from './calendar.ts'
import written from './data/courses.json' with { type: 'json' }
import { stableId } from './stable-id.ts'
import type { Writer } from './writer.ts'

const titled = z.object({ id: z.string(), title: z.string() })
const question = z.object({
  id: z.string(),
  question: z.string(),
  type: z.enum(QUESTION_TYPES),
  options: z.array(z.string()),
  correctAnswer: z.string(),
  explanation: z.string(),
})
const lesson = titled.extend({ type: z.enum(LESSON_TYPES), duration: z.string(), content: z.string() })
const quiz = titled.extend({ passingScore: z.int(), questions: z.array(question) })
const module = titled.extend({
  description: z.string(),
  duration: z.string(),
  lessons: z.array(lesson),
  quizzes: z.array(quiz),
})
const course = titled.extend({
  shortDescription: z.string(),
  description: z.string(),
  duration: z.string(),
  level: z.enum(COURSE_LEVELS),
  price: z.int(),
  currency: z.enum(CURRENCIES),
  targetAudience: z.array(z.string()),
  learningObjectives: z.array(z.string()),
  keyBenefits: z.array(z.string()),
  modules: z.array(module),
})

export function seedCourses(db: Writer, now: Date) {
  for (const [nth, { modules: parts, ...row }] of z.array(course).parse(written).entries()) {
    const id = courseId(row.id)
    const createdAt = daysAgo(now, 60 + 20 * nth)
    db.insert(courses)
      .values({
        ...row,
        id,
        createdAt,
        createdBy: DEMO_USERS.admin,
        isPublished: true,
        publishedAt: createdAt,
      })
      .run()
    for (const [orderIndex, part] of parts.entries()) seedModule(db, id, orderIndex, part)
  }
}

/** The id of a course by its name in the data. */
export const courseId = (name: string) => stableId('course', name)

function seedModule(db: Writer, courseId: string, orderIndex: number, part: z.infer<typeof module>) {
  const { lessons: texts, quizzes: tests, ...row } = part
  const moduleId = stableId('module', row.id)
  db.insert(modules)
    .values({ ...row, id: moduleId, courseId, orderIndex })
    .run()
  db.insert(lessons)
    .values(texts.map((text, nth) => ({ ...text, id: stableId('lesson', text.id), moduleId, orderIndex: nth })))
    .run()
  for (const [nth, test] of tests.entries()) seedQuiz(db, moduleId, nth, test)
}

function seedQuiz(db: Writer, moduleId: string, orderIndex: number, test: z.infer<typeof quiz>) {
  const { questions, ...row } = test
  const quizId = stableId('quiz', row.id)
  db.insert(quizzes)
    .values({ ...row, id: quizId, moduleId, orderIndex })
    .run()
  db.insert(quizQuestions)
    .values(questions.map((each, nth) => ({ ...each, id: stableId('question', each.id), quizId, orderIndex: nth })))
    .run()
}
