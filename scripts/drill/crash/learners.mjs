import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { json, register, writeOn } from './writers.mjs'

/** Submits that are on their way at one time. */
const TOGETHER = 50
const SECONDS = 1

/** A learner of the first course, who submits one quiz again and again from fifty places, and completes a lesson. */
export async function newLearner(url, round) {
  const writer = await register(url, `learner-${round}`)
  const [{ id: courseId }] = await json(url, '/api/courses', {})
  const { modules } = await json(url, `/api/courses/${courseId}`, {})
  const [lesson] = modules.flatMap(({ lessons }) => lessons)
  const [{ id: quizId }] = modules.flatMap(({ quizzes }) => quizzes)
  const { questions } = await json(url, `/api/quizzes/${quizId}`, { token: writer.token })
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]]))
  const bodies = {
    attempts: { path: '/trpc/learning.quizzes.submit', body: { json: { id: quizId, answers } } },
    lessons: { path: '/trpc/learning.lessons.complete', body: { json: { id: lesson.id, timeSpent: SECONDS } } },
  }
  const newWrite = (turn) => {
    const kind = turn % 5 === 4 ? 'lessons' : 'attempts'
    return { kind, key: randomUUID(), ...bodies[kind] }
  }
  return { ...writer, quizId, lessonId: lesson.id, newWrite }
}

export const learnUntilDead = (url, learner) =>
  Promise.all(Array.from({ length: TOGETHER }, () => writeOn(url, learner, learner.newWrite)))

/**
 * Counts what is missing or twice: the numbers of the attempts are 1 to n, every answered one has its number, and no
 * completion has added its seconds twice. What was not answered may have arrived or not.
 */
export function checkLearner(dataFolder, learner) {
  const { user, quizId, lessonId, acknowledged, unanswered } = learner
  const db = new Database(join(dataFolder, 'kuu.db'), { readonly: true })
  try {
    const rows = db.prepare('select id, attempt_number as number from quiz_attempts where user_id = ? and quiz_id = ? order by attempt_number').all(user.id, quizId) // biome-ignore format: one question
    const seconds = db.prepare('select time_spent from lesson_progress where user_id = ? and lesson_id = ?').pluck().get(user.id, lessonId) ?? 0 // biome-ignore format: one question
    const numbers = new Map(rows.map(({ id, number }) => [id, number]))
    const of = (kind) => acknowledged.filter((write) => write.kind === kind)
    const pending = (kind) => unanswered.filter((write) => write.kind === kind).length
    const lost = of('attempts').filter(({ id, number }) => numbers.get(id) !== number).length
    const gaps = rows.filter(({ number }, at) => number !== at + 1).length
    const completions = seconds / SECONDS
    learner.lost = lost + gaps + Math.max(0, of('lessons').length - completions)
    learner.twice =
      Math.max(0, rows.length - of('attempts').length - pending('attempts')) +
      Math.max(0, completions - of('lessons').length - pending('lessons'))
  } finally {
    db.close()
  }
}
