import type { Db } from '#db/client.ts'
import {
  findLessonRow,
  findModule,
  findQuestion,
  findQuizRow,
  type PartRow,
} from '#db/queries/learning/course-parts.ts'
import type { CoursePartKind } from '#domain/learning/build/course-part.ts'

/** What an editor writes of each kind of part. */

export const moduleFieldsOf = ({ title, description, duration }: PartRow<'module'>) => ({
  title,
  description,
  duration,
})

export const lessonFieldsOf = ({ title, content, type, duration, videoUrl, attachments }: PartRow<'lesson'>) => ({
  title,
  content,
  type,
  duration,
  videoUrl,
  attachments: attachments?.length ? attachments : null,
})

export const quizFieldsOf = ({ title, description, passingScore }: PartRow<'quiz'>) => ({
  title,
  description,
  passingScore,
})

export const questionFieldsOf = ({ question, options, correctAnswer, explanation }: PartRow<'question'>) => ({
  question,
  options: options ?? [],
  correctAnswer,
  explanation,
})

const FIND: Record<CoursePartKind, (db: Db, id: string) => Record<string, unknown> | undefined> = {
  module: (db, id) => fieldsOf(findModule(db, id), moduleFieldsOf),
  lesson: (db, id) => fieldsOf(findLessonRow(db, id), lessonFieldsOf),
  quiz: (db, id) => fieldsOf(findQuizRow(db, id), quizFieldsOf),
  question: (db, id) => fieldsOf(findQuestion(db, id), questionFieldsOf),
}

const fieldsOf = <Row, Fields>(row: Row | undefined, of: (row: Row) => Fields) => row && of(row)

/** The content of a part as it stands. */
export const findFields = (db: Db, kind: CoursePartKind, id: string) => FIND[kind](db, id)
