import type { Db } from '#db/client.ts'
import { type AddLessons, lessonFields } from '#domain/learning/build/course-parts.schema.ts'
import { problem } from '#domain/problem.ts'
import { courseOfParent, savePart } from './save-part.ts'

/** Adds the lessons of a document at the end of a module, all or none. */
export function addLessons(tx: Db, { courseId, moduleId, moduleTitle, lessons }: AddLessons) {
  if (moduleId !== null && courseOfParent(tx, 'lesson', moduleId) !== courseId) throw problem('notFound')
  const id = moduleId ?? addModule(tx, courseId, moduleTitle)
  for (const lesson of lessons)
    savePart(tx, { kind: 'lesson', parentId: id, fields: lessonFields.parse({ ...lesson, attachments: null }) })
  return { id }
}

const addModule = (tx: Db, parentId: string, title: string) =>
  savePart(tx, { kind: 'module', parentId, fields: { title, description: null, duration: null } }).id
