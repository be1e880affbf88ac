import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import type { Product } from './product.ts'

export const COURSE = 'Managing fall armyworm'
type Question = { question: string; options: string[]; right: string }

/** Leaves of a course of the demo one lesson and a quiz of two questions, which it returns. */
export function shorten({ dataFolder }: Product) {
  const db = new Database(join(dataFolder, 'kuu.db'))
  db.pragma('foreign_keys = on')
  const { id } = db.prepare('select id from courses where title = ?').get(COURSE) as { id: string }
  const first = db.prepare('select id from modules where course_id = ? order by order_index').get(id) as { id: string }
  db.prepare('delete from modules where course_id = ? and id <> ?').run(id, first.id)
  const keep = (table: string, column: string, row: string, count: number) =>
    db
      .prepare(`delete from ${table} where ${column} = ? and id not in (select id from ${table} where ${column} = ? order by order_index limit ${count})`) // biome-ignore format: one statement
      .run(row, row)
  keep('lessons', 'module_id', first.id, 1)
  keep('quizzes', 'module_id', first.id, 1)
  const lesson = db.prepare('select id, title from lessons where module_id = ?').get(first.id) as { id: string; title: string } // biome-ignore format: one line
  const quiz = db.prepare('select id, title from quizzes where module_id = ?').get(first.id) as typeof lesson
  keep('quiz_questions', 'quiz_id', quiz.id, 2)
  const rows = db.prepare('select question, options, correct_answer as right from quiz_questions where quiz_id = ? order by order_index').all(quiz.id) as (Omit<Question, 'options'> & { options: string })[] // biome-ignore format: one line
  db.close()
  return { id, lesson, quiz, questions: rows.map((row) => ({ ...row, options: JSON.parse(row.options) as string[] })) }
}

/** Answers every question of a quiz and submits it. */
export async function answer(page: Page, questions: Question[], choose: (question: Question) => string) {
  for (const [at, question] of questions.entries()) {
    const group = page.getByRole('group', { name: question.question })
    await group.getByRole('radio', { name: choose(question), exact: true }).check()
    await page.getByRole('button', { name: at < questions.length - 1 ? 'Next' : 'Submit Quiz' }).click()
  }
}
export const right = ({ right }: Question) => right
export const wrong = ({ options, right }: Question) => options.find((option) => option !== right)!
