import * as z from 'zod'
import { pageInput, rowId } from '../contract.ts'
import { LEARNER_STATES } from './learner-state.ts'

/**
 * How many learners chose an option when they first met the question. Which one is right is null for whoever may still
 * take the quiz without knowing.
 */
const choice = z.object({ option: z.string(), isRight: z.boolean().nullable(), count: z.number() })

/** A course as those see it who teach it: what learners answered at their first attempt, and how far they came. */
export const courseReport = z.object({
  id: z.string(),
  title: z.string(),
  learners: z.object({ active: z.number(), stopped: z.number(), completed: z.number() }),
  quizzes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      questions: z.array(
        z.object({ id: z.string(), question: z.string(), answered: z.number(), choices: z.array(choice) }),
      ),
    }),
  ),
})
export type CourseReport = z.infer<typeof courseReport>
export type QuestionReport = CourseReport['quizzes'][number]['questions'][number]

/** A learner of a course; `activeAt` is when they last did something in it, `certificate` its code. */
export const learner = z.object({
  id: z.string(),
  fullName: z.string(),
  location: z.string().nullable(),
  progressPercentage: z.number(),
  state: z.enum(LEARNER_STATES),
  activeAt: z.string(),
  remindedAt: z.string().nullable(),
  certificate: z.object({ code: z.string(), isRevoked: z.boolean() }).nullable(),
})
export type Learner = z.infer<typeof learner>

export const learnersInput = pageInput.extend({ id: rowId, state: z.enum(LEARNER_STATES).optional() })

/** So many are reminded with one call. */
export const MAX_REMINDED = 200

export const remindInput = z.object({ id: rowId, learnerIds: z.array(rowId).min(1).max(MAX_REMINDED) })
/** How many were reminded; the others asked for no such notifications, were reminded lately, or are done. */
export const reminded = z.object({ reminded: z.number(), left: z.number() })
