import type { Db } from '#db/client.ts'
import { listCourseFiles } from '#db/queries/learning/course-files.ts'
import {
  COURSE_FORMAT,
  COURSE_FORMAT_VERSION,
  type CourseDocument,
  courseDocument,
  courseHeader,
} from '#domain/learning/build/course-document.schema.ts'
import { hashesIn } from '#domain/learning/build/course-file.ts'
import { readCourseTree } from './course-tree.ts'

/** A course as its file says it, with the files of ours that it names. */
export function documentOf(db: Db, id: string): CourseDocument {
  const tree = readCourseTree(db, id)
  const media = listCourseFiles(db, hashesIn(JSON.stringify(tree))).map(({ hash, name, type }) => ({
    hash,
    name,
    type,
  }))
  return { format: COURSE_FORMAT, version: COURSE_FORMAT_VERSION, ...tree, media }
}

/** Why a course file is not taken, in one sentence that names the place. */
export class BadCourseFile extends Error {}

/** Reads `course.json`. Throws a BadCourseFile for whatever is no course of this version. */
export function readDocument(text: string): CourseDocument {
  const json = parsed(text)
  const header = courseHeader.safeParse(json)
  if (!header.success) throw new BadCourseFile('course.json does not say that it is a course of Kuu')
  const { version } = header.data
  if (version !== COURSE_FORMAT_VERSION)
    throw new BadCourseFile(`course.json is of version ${version}; this server reads version ${COURSE_FORMAT_VERSION}`)
  const read = courseDocument.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BadCourseFile(`course.json at ${issue?.path.join('.')}: ${issue?.message}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadCourseFile('course.json is no JSON')
  }
}
