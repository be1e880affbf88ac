import { join } from 'node:path'
import Database from 'better-sqlite3'
import { certificateCode } from '#domain/learning/certificate/certificate-code.ts'
import type { Product } from './product.ts'

/** Learners of a course: who, days since they were last active, progress, and whether they want such messages. */
const LEARNERS = [
  { name: 'Musu Flomo', idle: 40, progress: 100, wantsAdvice: true },
  { name: 'Saah Tamba', idle: 30, progress: 20, wantsAdvice: true },
  { name: 'Hawa Dukuly', idle: 25, progress: 45, wantsAdvice: false },
  { name: 'Emmanuel Togba', idle: 2, progress: 60, wantsAdvice: true },
  { name: 'Korpo Sumo', idle: 1, progress: 80, wantsAdvice: true },
]

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/**
 * Lets five farmers of the demo learn a course of it. All got the first question of its first quiz wrong, and the others
 * right. Musu has completed the course and has a certificate. Where they have learnt it already, nothing changes.
 */
export function learnCourse({ dataFolder }: Product, title: string) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  const find = <T>(sql: string, ...values: string[]) => db.prepare(sql).get(...values) as T
  const { id } = find<{ id: string }>('select id from courses where title = ?', title)
  const quiz = find<{ id: string }>(
    'select q.id from quizzes q join modules m on m.id = q.module_id where m.course_id = ? order by m.order_index, q.order_index',
    id,
  )
  const questions = db
    .prepare(
      'select id, question, options, correct_answer as answer from quiz_questions where quiz_id = ? order by order_index',
    )
    .all(quiz.id) as { id: string; question: string; options: string; answer: string }[]
  const options = questions.map((question) => JSON.parse(question.options) as string[])
  const wrong = options[0]!.find((option) => option !== questions[0]!.answer)!
  const answers = Object.fromEntries(questions.map(({ id, answer }, at) => [id, at === 0 ? wrong : answer]))
  const code = certificateCode(new Uint8Array(8).fill(title.length))
  const insert = (table: string, row: Record<string, string | number | null>) =>
    db
      .prepare(
        `insert or ignore into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
          .map(() => '?')
          .join()})`,
      )
      .run(Object.values(row))
  for (const { name, idle, progress, wantsAdvice } of LEARNERS) {
    const user = find<{ id: string }>('select id from users where full_name = ?', name)
    const isDone = progress === 100
    const own = { id: crypto.randomUUID(), user_id: user.id }
    insert('course_enrollments', { ...own, course_id: id, enrolled_at: daysAgo(50 - idle), last_active_at: daysAgo(idle), progress_percentage: progress, status: isDone ? 'completed' : 'enrolled', completed_at: isDone ? daysAgo(idle) : null }) // biome-ignore format: one row
    insert('quiz_attempts', { ...own, quiz_id: quiz.id, answers: JSON.stringify(answers), score: 80, completed_at: daysAgo(idle) }) // biome-ignore format: one row
    if (isDone) insert('certificates', { ...own, course_id: id, code, learner_name: name, course_title: title, issued_at: daysAgo(idle) }) // biome-ignore format: one row
    if (!wantsAdvice) db.prepare('insert into notification_preferences (user_id, advisories) values (?, 0) on conflict (user_id) do update set advisories = 0').run(user.id) // biome-ignore format: one statement
  }
  db.close()
  return { id, code, quizId: quiz.id, question: questions[0]!.question }
}

/** Takes a course from its learners. */
export function hideCourse({ dataFolder }: Product, title: string) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  db.prepare('update courses set is_published = 0 where title = ?').run(title)
  db.close()
}

/** Lets somebody submit a quiz, with no right answer. */
export function takeQuiz({ dataFolder }: Product, name: string, quizId: string) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  db.prepare("insert into quiz_attempts (id, user_id, quiz_id, answers) select ?, id, ?, '{}' from users where full_name = ?").run(crypto.randomUUID(), quizId, name) // biome-ignore format: one statement
  db.close()
}
