import { ownPath } from '../../sync/own-path.ts'
import type { ShownLesson } from '../learning.schema.ts'
import type { CourseFile } from './offline-course.schema.ts'

/** A larger video is left out of a course that is saved on a phone. */
const MAX_VIDEO_BYTES = 50_000_000

/** Whether a file is left out for its size. */
export const isTooLarge = ({ isVideo }: CourseFile, bytes: number) => isVideo && bytes > MAX_VIDEO_BYTES

type Illustrated = { title: string; imageUrl: string | null }
type WithFiles = Pick<ShownLesson, 'title' | 'videoUrl' | 'attachments' | 'text'>

/** The files of ours in a course, each once: its picture, and of each lesson its video, pictures and attachments. */
export function courseFiles({ title, imageUrl }: Illustrated, lessons: readonly WithFiles[]): CourseFile[] {
  const files = [file(imageUrl, title), ...lessons.flatMap(lessonFiles)].flatMap((each) => each ?? [])
  return [...new Map(files.map((each) => [each.url, each])).values()]
}

function lessonFiles({ title, videoUrl, attachments, text }: WithFiles) {
  const pictures = text.flatMap((each) => (typeof each !== 'string' && each.is === 'picture' ? [each.url] : []))
  return [
    file(videoUrl, title, true),
    ...pictures.map((url) => file(url, title)),
    ...(attachments ?? []).map(({ url, name }) => file(url, name)),
  ]
}

/** Null for what lies on another site: it is shown as a link. */
function file(url: string | null | undefined, title: string, isVideo = false): CourseFile | null {
  const own = ownPath(url ?? undefined)
  return own ? { url: own, title, isVideo } : null
}
