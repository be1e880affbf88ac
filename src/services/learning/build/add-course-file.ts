import type { Db } from '#db/client.ts'
import { findCourseFile, insertCourseFile } from '#db/queries/learning/course-files.ts'

type CourseFileRow = Parameters<typeof insertCourseFile>[1]

/** Notes a file that lies in the folder already; sent again it is the same file. */
export function addCourseFile(tx: Db, row: CourseFileRow) {
  insertCourseFile(tx, row)
  const { hash, name, type, bytes } = findCourseFile(tx, row.hash)!
  return { id: hash, name, type, bytes }
}
