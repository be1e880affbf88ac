import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { checkConstraint, createdAt, enumCheck, flag, id, instant, json, money } from '#db/columns.ts'
import { texts } from '#db/shapes.ts'
import {
  COURSE_LEVELS,
  DEFAULT_PASSING_SCORE,
  ENROLLMENT_STATUS,
  LESSON_TYPES,
  QUESTION_TYPES,
} from '#domain/learning/course.ts'
import { CURRENCIES } from '#domain/places.ts'
import { users } from './people.ts'

/**
 * Courses; what hangs below one goes with it. `price` is in minor units, 0 is free. `publishedAt` is the first
 * publication, which farmers were told of: null for never, and hiding the course does not clear it.
 */
export const courses = sqliteTable(
  'courses',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    shortDescription: text('short_description'),
    duration: text('duration'),
    level: text('level', { enum: COURSE_LEVELS }).notNull().default('beginner'),
    price: money('price').notNull().default(0),
    currency: text('currency', { enum: CURRENCIES }).notNull().default('USD'),
    imageUrl: text('image_url'),
    isPublished: flag('is_published').notNull().default(false),
    publishedAt: instant('published_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    targetAudience: json('target_audience', texts).notNull().default(sql`'[]'`),
    learningObjectives: json('learning_objectives', texts).notNull().default(sql`'[]'`),
    keyBenefits: json('key_benefits', texts).notNull().default(sql`'[]'`),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('courses_level', t.level, COURSE_LEVELS),
    enumCheck('courses_currency', t.currency, CURRENCIES),
    checkConstraint('courses_price', sql`${t.price} >= 0`),
    index('courses_published_created').on(t.isPublished, t.createdAt, t.id),
    index('courses_created').on(t.createdAt, t.id),
    index('courses_created_by').on(t.createdBy),
  ],
)

export const modules = sqliteTable(
  'modules',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    orderIndex: integer('order_index').notNull(),
    description: text('description'),
    duration: text('duration'),
  },
  (t) => [index('modules_course_order').on(t.courseId, t.orderIndex)],
)

/** `content` is Markdown. */
export const lessons = sqliteTable(
  'lessons',
  {
    id: id(),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    orderIndex: integer('order_index').notNull(),
    type: text('type', { enum: LESSON_TYPES }).notNull().default('text'),
    duration: text('duration'),
    videoUrl: text('video_url'),
    attachments: json('attachments', z.array(z.object({ name: z.string(), url: z.string() }))),
  },
  (t) => [enumCheck('lessons_type', t.type, LESSON_TYPES), index('lessons_module_order').on(t.moduleId, t.orderIndex)],
)

export const quizzes = sqliteTable(
  'quizzes',
  {
    id: id(),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    orderIndex: integer('order_index').notNull(),
    description: text('description'),
    passingScore: integer('passing_score').notNull().default(DEFAULT_PASSING_SCORE),
  },
  (t) => [
    checkConstraint('quizzes_passing_score', sql`${t.passingScore} between 0 and 100`),
    index('quizzes_module_order').on(t.moduleId, t.orderIndex),
  ],
)

/**
 * Files that lessons and courses show: pictures, videos, attachments. A file lies in the data folder under its hash
 * (SHA-256 in hex), so that the same file is kept once.
 */
export const courseFiles = sqliteTable(
  'course_files',
  {
    hash: text('hash').primaryKey(),
    /** As its uploader named it. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    checkConstraint('course_files_bytes', sql`${t.bytes} > 0`),
    index('course_files_uploaded_by').on(t.uploadedBy),
  ],
)

/** `correctAnswer` is the text of the right option. It leaves the server only after an answer was given. */
export const quizQuestions = sqliteTable(
  'quiz_questions',
  {
    id: id(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    correctAnswer: text('correct_answer').notNull(),
    orderIndex: integer('order_index').notNull(),
    type: text('type', { enum: QUESTION_TYPES }).notNull().default('multiple_choice'),
    options: json('options', texts),
    explanation: text('explanation'),
  },
  (t) => [
    enumCheck('quiz_questions_type', t.type, QUESTION_TYPES),
    index('quiz_questions_quiz_order').on(t.quizId, t.orderIndex),
  ],
)

export const courseEnrollments = sqliteTable(
  'course_enrollments',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    enrolledAt: createdAt('enrolled_at'),
    completedAt: instant('completed_at'),
    progressPercentage: integer('progress_percentage').notNull().default(0),
    status: text('status', { enum: ENROLLMENT_STATUS }).notNull().default('enrolled'),
    /** When the learner last did something in the course; null for one who has done nothing since enrolling. */
    lastActiveAt: instant('last_active_at'),
    /** When the learner was last reminded of it. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    enumCheck('course_enrollments_status', t.status, ENROLLMENT_STATUS),
    checkConstraint('course_enrollments_progress', sql`${t.progressPercentage} between 0 and 100`),
    uniqueIndex('course_enrollments_user_course').on(t.userId, t.courseId),
    index('course_enrollments_course').on(t.courseId, t.enrolledAt, t.id),
    index('course_enrollments_course_status').on(t.courseId, t.status),
  ],
)

/** `timeSpent` is in seconds. */
export const lessonProgress = sqliteTable(
  'lesson_progress',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    completed: flag('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    timeSpent: integer('time_spent'),
  },
  (t) => [
    checkConstraint('lesson_progress_time_spent', sql`${t.timeSpent} >= 0`),
    uniqueIndex('lesson_progress_user_lesson').on(t.userId, t.lessonId),
    index('lesson_progress_lesson').on(t.lessonId),
  ],
)

/** `answers` maps a question's id to the option chosen; `score` is percent, `timeSpent` in seconds. */
export const quizAttempts = sqliteTable(
  'quiz_attempts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    score: integer('score'),
    answers: json('answers', z.record(z.string(), z.string())),
    passed: flag('passed').notNull().default(false),
    attemptNumber: integer('attempt_number').notNull().default(1),
    completedAt: instant('completed_at'),
    timeSpent: integer('time_spent'),
  },
  (t) => [
    checkConstraint('quiz_attempts_score', sql`${t.score} between 0 and 100`),
    checkConstraint('quiz_attempts_attempt_number', sql`${t.attemptNumber} >= 1`),
    uniqueIndex('quiz_attempts_user_quiz_number').on(t.userId, t.quizId, t.attemptNumber),
    index('quiz_attempts_quiz').on(t.quizId),
  ],
)

/**
 * Proof that a learner completed a course; `code` is what anyone can check (see domain/learning/certificate/certificate-code.ts).
 * Name and title are those of the day of issue. It outlives the course; not the account, whose erasure ends it.
 */
export const certificates = sqliteTable(
  'certificates',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    code: text('code').notNull(),
    learnerName: text('learner_name').notNull(),
    courseTitle: text('course_title').notNull(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by').references(() => users.id, { onDelete: 'set null' }),
    revokeReason: text('revoke_reason'),
  },
  (t) => [
    uniqueIndex('certificates_code').on(t.code),
    uniqueIndex('certificates_user_course').on(t.userId, t.courseId),
    index('certificates_course').on(t.courseId),
    index('certificates_revoked_by').on(t.revokedBy),
  ],
)
