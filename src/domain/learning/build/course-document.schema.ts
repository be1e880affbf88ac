import * as z from 'zod'
import { newCourse } from '../course-admin.schema.ts'
import { COURSE_PARTS } from './course-part.ts'
import { lessonFields, moduleFields, questionFields, quizFields } from './course-parts.schema.ts'

/** A course with its parts, without ids: what a copy is made of, and what a course file holds. */
const quiz = quizFields.extend({ questions: z.array(questionFields).max(COURSE_PARTS.question.most) })
const module = moduleFields.extend({
  lessons: z.array(lessonFields).max(COURSE_PARTS.lesson.most),
  quizzes: z.array(quiz).max(COURSE_PARTS.quiz.most),
})
const courseTree = z.object({ course: newCourse, modules: z.array(module).max(COURSE_PARTS.module.most) })
export type CourseTree = z.infer<typeof courseTree>

export const COURSE_FORMAT = 'kuu-course'
export const COURSE_FORMAT_VERSION = 1

/** What says of a file that it holds a course, and in which version of the format. */
export const courseHeader = z.object({ format: z.literal(COURSE_FORMAT), version: z.int() })

const mediaFile = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), name: z.string().max(500), type: z.string() })

/** `course.json` of a course file; the files that it names lie beside it as `media/<hash>.<ending>`. */
export const courseDocument = courseTree.extend({
  format: z.literal(COURSE_FORMAT),
  version: z.literal(COURSE_FORMAT_VERSION),
  media: z.array(mediaFile).max(2000),
})
export type CourseDocument = z.infer<typeof courseDocument>
