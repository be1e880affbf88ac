import * as z from 'zod'
import { LESSON_TYPES } from '../course.ts'
import { adminCourse } from '../publication.schema.ts'

/** A part of a course as its builder shows it; `revision` changes with its content, not with its place. */
const part = { id: z.string(), revision: z.string() }

const builtQuestion = z.object({
  ...part,
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.string(),
  explanation: z.string().nullable(),
})
export type BuiltQuestion = z.infer<typeof builtQuestion>

const builtQuiz = z.object({
  ...part,
  title: z.string(),
  description: z.string().nullable(),
  passingScore: z.number(),
  questions: z.array(builtQuestion),
  /** How often learners have taken it. */
  attempts: z.number(),
})
export type BuiltQuiz = z.infer<typeof builtQuiz>

const lessonLine = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(LESSON_TYPES),
  duration: z.string().nullable(),
})

/** A lesson with its content, to be edited. */
export const builtLesson = lessonLine.extend({
  ...part,
  content: z.string(),
  videoUrl: z.string().nullable(),
  attachments: z.array(z.object({ name: z.string(), url: z.string() })).nullable(),
})
export type BuiltLesson = z.infer<typeof builtLesson>

const builtModule = z.object({
  ...part,
  title: z.string(),
  description: z.string().nullable(),
  duration: z.string().nullable(),
  lessons: z.array(lessonLine),
  quizzes: z.array(builtQuiz),
})
export type BuiltModule = z.infer<typeof builtModule>

/** A course with all of its parts in order; lessons come without their content. With right answers: for administrators. */
export const builtCourse = adminCourse.extend({ modules: z.array(builtModule) })
export type BuiltCourse = z.infer<typeof builtCourse>
