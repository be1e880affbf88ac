import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import { archive, archiveRows, courseFiles, courses, crops, lessons, modules, quizQuestions, quizzes } from '#db/schema/index.ts' // biome-ignore format: one list
import { hashesIn } from '#domain/learning/build/course-file.ts'

/** The columns in which an administrator can name a file. */
const NAMING: [SQLiteTable, SQLiteColumn[]][] = [
  [courses, [courses.imageUrl, courses.description, courses.shortDescription]],
  [modules, [modules.description]],
  [lessons, [lessons.content, lessons.videoUrl, lessons.attachments]],
  [quizzes, [quizzes.description]],
  [quizQuestions, [quizQuestions.question, quizQuestions.options, quizQuestions.explanation]],
  [crops, [crops.imageUrl]],
]

/** Forgets files that were uploaded before a moment and that no course names, nor what can be restored. */
export function deleteUnusedCourseFiles(tx: Db, before: string): number {
  const old = tx.select({ hash: courseFiles.hash }).from(courseFiles).where(lt(courseFiles.createdAt, before)).all()
  if (old.length === 0) return 0
  const used = new Set([...textsOfCourses(tx), ...textsInArchive(tx)].flatMap(({ text }) => hashesIn(text)))
  const unused = old.filter(({ hash }) => !used.has(hash)).map(({ hash }) => hash)
  return tx.delete(courseFiles).where(inArray(courseFiles.hash, unused)).run().changes
}

const namesFile = (text: SQL<string>) => sql`instr(${text}, '/media/')`

const textsOfCourses = (tx: Db) =>
  NAMING.flatMap(([table, columns]) => {
    const text = sql<string>`concat_ws(' ', ${sql.join(columns, sql`, `)})`
    return tx.select({ text }).from(table).where(namesFile(text)).all()
  })

const textsInArchive = (tx: Db) => {
  const text = sql<string>`${archiveRows.content}`
  return tx
    .select({ text })
    .from(archive)
    .innerJoin(archiveRows, eq(archiveRows.archiveId, archive.id))
    .where(and(gt(archive.deletedAt, ''), inArray(archive.kind, ['course', 'crop']), namesFile(text)))
    .all()
}
