import { certificates, courses, lessons, modules, quizQuestions, quizzes } from '#db/schema/index.ts'
import { certificateCode } from '#domain/learning/certificate/certificate-code.ts'
import type { Village } from './village.ts'

/** The right answers to the quiz 'check'. */
export const RIGHT = { soil: 'A deep one', rain: 'The first' } as const
/** The certificate of Joseph, who completed the course 'open'. */
export const CODE = certificateCode(new Uint8Array(8).fill(7))
const OPTIONS = { soil: ['A deep one', 'A wet one', 'A stony one'], rain: ['The first', 'The last'] }
export const WHY = 'Its roots go down more than a metre.'

/**
 * Fills the courses of the village: 'open' gets the lessons 'land' and 'store' and the quiz 'check', which passes at
 * 50; the 'draft' and a course with a price, 'priced', get a lesson and a quiz each, named after them.
 */
export function teach({ db }: Pick<Village, 'db'>) {
  db.insert(courses)
    .values({ id: 'priced', title: 'Rice', description: 'For sale', price: 500, isPublished: true })
    .run()
  const parts = ['open', 'draft', 'priced'].map((courseId) => ({ id: `${courseId}-module`, courseId, title: 'Begin', orderIndex: 1 })) // biome-ignore format: one row
  db.insert(modules).values(parts).run()
  const lesson = { moduleId: 'open-module', content: '## Why\nRoots go **deep**.', type: 'text' as const }
  db.insert(lessons)
    .values([
      { ...lesson, id: 'store', title: 'Store it', orderIndex: 2 },
      { ...lesson, id: 'land', title: 'Clear the land', orderIndex: 1, duration: '12 min' },
      { ...lesson, id: 'draft-lesson', moduleId: 'draft-module', title: 'Unready', orderIndex: 1 },
      { ...lesson, id: 'priced-lesson', moduleId: 'priced-module', title: 'Paddy', orderIndex: 1 },
    ])
    .run()
  const quiz = { moduleId: 'open-module', title: 'Check yourself', orderIndex: 1, passingScore: 50 }
  db.insert(quizzes)
    .values([
      { ...quiz, id: 'check' },
      { ...quiz, id: 'draft-quiz', moduleId: 'draft-module' },
      { ...quiz, id: 'priced-quiz', moduleId: 'priced-module' },
    ])
    .run()
  const question = { quizId: 'check', explanation: WHY }
  db.insert(quizQuestions)
    .values([
      { ...question, id: 'rain', question: 'Which rain?', options: OPTIONS.rain, correctAnswer: RIGHT.rain, orderIndex: 2 }, // biome-ignore format: one row
      { ...question, id: 'soil', question: 'Which soil?', options: OPTIONS.soil, correctAnswer: RIGHT.soil, orderIndex: 1 }, // biome-ignore format: one row
      { ...question, id: 'paddy', quizId: 'priced-quiz', question: 'Wet?', options: ['Yes', 'No'], correctAnswer: 'Yes', orderIndex: 1 }, // biome-ignore format: one row
    ])
    .run()
  const issued = {
    code: CODE,
    learnerName: 'Joseph Kollie',
    courseTitle: 'Maize',
    issuedAt: '2026-11-01T08:00:00.000Z',
  }
  db.insert(certificates)
    .values({ ...issued, userId: 'joseph', courseId: 'open' })
    .run()
}
