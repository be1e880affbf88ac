import { isTooLarge } from '#domain/learning/offline/course-files.ts'
import type { CourseFile } from '#domain/learning/offline/offline-course.schema.ts'
import { isOwn } from '#domain/sync/own-answer.ts'
import { askServer } from '../connection.ts'

type Measured = CourseFile & { bytes: number }

/** The files of a course with their sizes, without the videos that are too large. */
export async function measureFiles(files: readonly CourseFile[], signal: AbortSignal) {
  const measured: Measured[] = await Promise.all(
    files.map(async (file) => ({ ...file, bytes: await sizeOf(file.url, signal) })),
  )
  return {
    files: measured.filter((file) => !isTooLarge(file, file.bytes)),
    leftOut: measured.filter((file) => isTooLarge(file, file.bytes)).map(({ title }) => title),
  }
}

/** As the server says it; 0 where it does not say, or has no such file. */
async function sizeOf(url: string, signal: AbortSignal) {
  const answer = await askServer(url, { method: 'HEAD', signal })
  return answer.ok && isOwn(answer) ? Number(answer.headers.get('content-length')) || 0 : 0
}

export const sizeOfAll = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
