import type { Db } from '#db/client.ts'
import { listAttempts } from '#db/queries/learning/enrollments.ts'
import { findCourse, listOutline, listQuestions } from '#db/queries/learning/outlines.ts'
import {
  type Choice,
  countChoices,
  countLearners,
  type LearnerRow,
  listLearners,
} from '#db/queries/learning/reports.ts'
import { mapPage } from '#domain/contract.ts'
import { type LearnerState, learnerState, stoppedBefore } from '#domain/learning/learner-state.ts'
import type { CourseReport, Learner } from '#domain/learning/report.schema.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

/**
 * What learners answered in a course, and how far they came. Administrators see which answers are right, an agent those
 * of the quizzes that this agent has submitted.
 */
export function reportCourse(db: Db, id: string, { user, now }: Pick<Actor, 'user' | 'now'>): CourseReport {
  const course = findCourse(db, id)
  if (!course) throw problem('notFound')
  const choices = countChoices(db, id)
  const learners = (state: LearnerState) => countLearners(db, id, state, stoppedBefore(now()))
  return {
    id,
    title: course.title,
    learners: { active: learners('active'), stopped: learners('stopped'), completed: learners('completed') },
    quizzes: listOutline(db, id).flatMap(({ quizzes }) =>
      quizzes.map((quiz) => ({
        id: quiz.id,
        title: quiz.title,
        questions: listQuestions(db, quiz.id).map((question) =>
          reportQuestion(question, choices, knowsAnswers(db, quiz.id, user)),
        ),
      })),
    ),
  }
}

const knowsAnswers = (db: Db, quizId: string, { id, role }: User) =>
  role === 'admin' || listAttempts(db, id, quizId, { limit: 1 }).items.length > 0

type Question = ReturnType<typeof listQuestions>[number]

function reportQuestion({ id, question, options, correctAnswer }: Question, all: Choice[], isTold: boolean) {
  const chosen = all.filter(({ questionId }) => questionId === id)
  // An option that was taken away since is still shown, for people chose it.
  const known = new Set([...(options ?? []), ...chosen.map(({ option }) => option)])
  const choices = [...known].map((option) => ({
    option,
    isRight: isTold ? option === correctAnswer : null,
    count: chosen.find((each) => each.option === option)?.learners ?? 0,
  }))
  return { id, question, answered: choices.reduce((sum, { count }) => sum + count, 0), choices }
}

type Wanted = { id: string; state?: LearnerState; limit: number; cursor?: string }

export function reportLearners(db: Db, { id: courseId, ...wanted }: Wanted, now: Date) {
  if (!findCourse(db, courseId)) throw problem('notFound')
  return mapPage(listLearners(db, { ...wanted, courseId, stoppedBefore: stoppedBefore(now) }), (row) =>
    asLearner(row, now),
  )
}

function asLearner({ code, revokedAt, enrollmentId: _, ...row }: LearnerRow, now: Date): Learner {
  const { id, fullName, location, progressPercentage, remindedAt, enrolledAt, lastActiveAt } = row
  return {
    id,
    fullName,
    location,
    progressPercentage,
    remindedAt,
    state: learnerState(row, now),
    activeAt: lastActiveAt ?? enrolledAt,
    certificate: code === null ? null : { code, isRevoked: revokedAt !== null },
  }
}
