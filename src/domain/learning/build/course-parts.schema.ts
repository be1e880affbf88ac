import * as z from 'zod'
import { says } from '#domain/checks.ts'
import { boundedText, optionalText, requiredText, rowId } from '#domain/contract.ts'
import { keysOf } from '#domain/table.ts'
import { DEFAULT_PASSING_SCORE, LESSON_TYPES } from '../course.ts'
import { isQuicklyParsed } from '../text-bounds.ts'
import { COURSE_PARTS } from './course-part.ts'
import { fileAddress, requiredFileAddress } from './file-address.schema.ts'

const MAX_TITLE = 200
const MAX_CONTENT = 100_000
const MAX_ATTACHMENTS = 30
export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 8

const partTitle = z
  .string(says('title'))
  .trim()
  .max(MAX_TITLE, says('titleTooLong'))
  .pipe(requiredText(MAX_TITLE, 'title'))
const duration = optionalText(100)

export const moduleFields = z.object({ title: partTitle, description: optionalText(5000), duration })

const lessonContent = boundedText(MAX_CONTENT).refine(isQuicklyParsed, says('lessonTooComplex'))

/** `content` is Markdown; a video may say all by itself. */
export const lessonFields = z.object({
  title: partTitle,
  content: lessonContent.default(''),
  type: z.enum(LESSON_TYPES).default('text'),
  duration,
  videoUrl: fileAddress,
  attachments: z
    .array(z.object({ name: requiredText(200, 'name'), url: requiredFileAddress }))
    .max(MAX_ATTACHMENTS)
    .nullish()
    .transform((list) => (list?.length ? list : null)),
})

const percent = z.int(says('percent')).min(0, says('percent')).max(100, says('percent'))

export const quizFields = z.object({
  title: partTitle,
  description: optionalText(5000),
  passingScore: percent.default(DEFAULT_PASSING_SCORE),
})

const options = z
  .array(requiredText(500, 'options'), says('options'))
  .min(MIN_OPTIONS, says('options'))
  .max(MAX_OPTIONS, says('options'))
  .refine((list) => new Set(list).size === list.length, says('optionOnce'))
const questionText = requiredText(2000, 'question')
const explanation = optionalText(5000)

/** `correctAnswer` is the text of one of the options. */
export const questionFields = z
  .object({
    question: questionText,
    options,
    correctAnswer: requiredText(500, 'rightAnswer'),
    explanation,
  })
  .refine((each) => each.options.includes(each.correctAnswer), { path: ['correctAnswer'], ...says('rightAnswer') })

/** The same as a form has it: the number of the right option, which may be rewritten while it is right. */
export const questionForm = z
  .object({ question: questionText, options, right: z.string(says('rightAnswer')), explanation })
  .refine((each) => each.options[Number(each.right)] !== undefined && each.right !== '', {
    path: ['right'],
    ...says('rightAnswer'),
  })
  .transform(({ right, ...each }) => ({ ...each, correctAnswer: each.options[Number(right)]! }))

/**
 * Where a part is written: what it stands in, and for an edit its id. With the revision from which it was made, an
 * edit is refused where somebody else has changed the part since.
 */
const place = { parentId: rowId, id: rowId.optional(), revision: z.string().max(64).optional() }

export const savePartInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('module'), ...place, fields: moduleFields }),
  z.object({ kind: z.literal('lesson'), ...place, fields: lessonFields }),
  z.object({ kind: z.literal('quiz'), ...place, fields: quizFields }),
  z.object({ kind: z.literal('question'), ...place, fields: questionFields }),
])
export type SavePart = z.infer<typeof savePartInput>
type ContentOf<P> = P extends { kind: infer Kind; fields: infer Fields } ? { kind: Kind; fields: Fields } : never
/** What an editor writes of a part, wherever it stands. */
export type PartContent = ContentOf<SavePart>

const part = { kind: z.enum(keysOf(COURSE_PARTS)), id: rowId }
export const partInput = z.object(part)

/** `version` is that of the course which the editor sees. */
export const removePartInput = z.object({ ...part, version: z.int() })
export const movePartInput = z.object({ ...part, version: z.int(), parentId: rowId, at: z.int().min(0).max(10_000) })

export const lessonPreviewInput = z.object({ content: lessonContent })

const MAX_ADDED = 100

/** Lessons of a document, into a module of a course: a new one with a title, or one that is there. */
export const addLessonsInput = z.object({
  courseId: rowId,
  moduleId: rowId.nullable(),
  moduleTitle: partTitle,
  lessons: z
    .array(z.object({ title: partTitle, content: lessonContent }))
    .min(1)
    .max(MAX_ADDED),
})
export type AddLessons = z.infer<typeof addLessonsInput>
