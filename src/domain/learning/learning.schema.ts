import * as z from 'zod'
import { says } from '../checks.ts'
import { rowId } from '../contract.ts'
import { certificate } from './certificate/certificate.schema.ts'
import { courseCard } from './course.schema.ts'
import { ENROLLMENT_STATUS, LESSON_TYPES, QUESTION_TYPES } from './course.ts'
import { lessonText } from './lesson-text.schema.ts'

const MAX_QUESTIONS = 200
/** A day: longer than that no lesson is open in front of anybody. */
const MAX_SECONDS = 86_400

const outlineLesson = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(LESSON_TYPES),
  duration: z.string().nullable(),
})
const outlineQuiz = z.object({ id: z.string(), title: z.string(), passingScore: z.number() })
const courseModule = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  duration: z.string().nullable(),
  lessons: z.array(outlineLesson),
  quizzes: z.array(outlineQuiz),
})

/** What a learner has done in a course; `timeSpent` in seconds over all its lessons. */
export const enrollment = z.object({
  enrolledAt: z.string(),
  status: z.enum(ENROLLMENT_STATUS),
  progressPercentage: z.number(),
  completedAt: z.string().nullable(),
  completedLessons: z.array(z.string()),
  passedQuizzes: z.array(z.string()),
  timeSpent: z.number(),
})
export type Enrollment = z.infer<typeof enrollment>

/** A course with its outline in order, the learner's own progress, null for who is not enrolled, and certificate. */
export const courseDetail = courseCard.extend({
  modules: z.array(courseModule),
  enrollment: enrollment.nullable(),
  certificate: certificate.nullable(),
})
export type CourseDetail = z.infer<typeof courseDetail>

/** A course that the learner takes, with its progress. */
export const enrolledCourse = courseCard.extend({
  enrollment: enrollment.pick({ enrolledAt: true, status: true, progressPercentage: true, completedAt: true }),
  lessonCount: z.number(),
})
export type EnrolledCourse = z.infer<typeof enrolledCourse>

/** A lesson; `content` is Markdown and `text` the same in parts, `videoUrl` one of our own files or a link. */
export const lesson = outlineLesson.extend({
  moduleId: z.string(),
  courseId: z.string(),
  videoUrl: z.string().nullable(),
  content: z.string(),
  text: lessonText,
  attachments: z.array(z.object({ name: z.string(), url: z.string() })).nullable(),
})

/** A lesson as a phone shows it: without the Markdown, which says the same again. */
export const shownLesson = lesson.omit({ content: true })
export type ShownLesson = z.infer<typeof shownLesson>

export const lessonProgress = z.object({ id: z.string(), completed: z.boolean() })

/** Seconds while the page was visible. */
const timeSpent = z.int(says('seconds')).min(0, says('seconds')).max(MAX_SECONDS, says('seconds')).default(0)

export const completeLessonInput = z.object({ id: rowId, timeSpent })

/** A quiz before it is submitted: nothing tells which option is right. */
export const quiz = z.object({
  id: z.string(),
  moduleId: z.string(),
  courseId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  passingScore: z.number(),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      type: z.enum(QUESTION_TYPES),
      options: z.array(z.string()),
    }),
  ),
})
export type Quiz = z.infer<typeof quiz>

export const quizAttempt = z.object({
  id: z.string(),
  attemptNumber: z.number(),
  score: z.number(),
  passed: z.boolean(),
  completedAt: z.string(),
})

/** `attemptNumber` may be sent and is not read: the server counts. */
export const submitQuizInput = z.object({
  id: rowId,
  answers: z
    .record(rowId, z.string().max(2000), says('allQuestions'))
    .refine((answers) => Object.keys(answers).length <= MAX_QUESTIONS, says('allQuestions')),
  timeSpent,
})
export type SubmitQuizInput = z.infer<typeof submitQuizInput>

/** The attempt, and of each question what was chosen, what was right and why. */
export const quizResult = quizAttempt.extend({
  results: z.array(
    z.object({
      questionId: z.string(),
      chosen: z.string(),
      correctAnswer: z.string(),
      correct: z.boolean(),
      explanation: z.string().nullable(),
    }),
  ),
})
export type QuizResult = z.infer<typeof quizResult>
