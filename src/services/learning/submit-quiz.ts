import type { Db } from '#db/client.ts'
import { findAttempt, insertAttempt, nextAttemptNumber } from '#db/queries/learning/enrollments.ts'
import { listQuestions } from '#db/queries/learning/outlines.ts'
import type { QuizResult, SubmitQuizInput } from '#domain/learning/learning.schema.ts'
import { isCompleteAnswer, isPassed, resultsOf, scoreOf } from '#domain/learning/quiz.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { storeProgress } from './course-progress.ts'
import { enroll } from './enroll.ts'
import { readableQuiz } from './readable-course.ts'

/** Scores an attempt and counts it. Refuses what is not exactly one option of this quiz to each of its questions. */
export function submitQuiz(
  tx: Db,
  { id: quizId, answers, timeSpent }: SubmitQuizInput,
  actor: Pick<Actor, 'user' | 'writtenAt'>,
): QuizResult {
  const { quiz, course } = readableQuiz(tx, quizId, actor.user)
  const questions = listQuestions(tx, quizId)
  if (!isCompleteAnswer(questions, answers)) throw problem('quizIncomplete')
  enroll(tx, course, actor)
  const results = resultsOf(questions, answers)
  const score = scoreOf(results)
  const passed = isPassed(results, quiz.passingScore)
  const { id: userId } = actor.user
  const completedAt = actor.writtenAt().toISOString()
  const attemptNumber = nextAttemptNumber(tx, userId, quizId)
  const { id } = insertAttempt(tx, {
    userId,
    quizId,
    answers,
    score,
    passed,
    attemptNumber,
    completedAt,
    timeSpent,
  })
  storeProgress(tx, actor.user, course.id, completedAt)
  return { id, attemptNumber, score, passed, completedAt, results }
}

/** How an attempt came out: its answers by the questions as they are now. */
export function resultOf(db: Db, attemptId: string): QuizResult | null {
  const attempt = findAttempt(db, attemptId)
  if (!attempt) return null
  const { id, quizId, attemptNumber, score, passed, completedAt, answers } = attempt
  const results = resultsOf(listQuestions(db, quizId), answers ?? {})
  return { id, attemptNumber, score: score ?? 0, passed, completedAt: completedAt ?? '', results }
}
