import { getSession } from '#client/phone/session.ts'
import { courseCacheOf } from '../worker/caches.ts'
import { checkStored, courseQuestion, offlineQuestion, stepQuestions, storeAnew } from './course-answers.ts'
import { measureFiles, sizeOfAll } from './measure-course.ts'
import { readSavedCourse, type SavedCourse, writeSavedCourse } from './saved-courses.ts'
import { storeFile } from './store-file.ts'

type SaveCourse = { signal: AbortSignal; onProgress: (share: number) => void }

/** So many answers are asked for at a time. */
const TOGETHER = 8

/**
 * Stores a course on the phone: its outline, lessons, quizzes with this learner's attempts, and its files. It counts as
 * whole only once all of it is there; what an interrupted attempt has stored is not fetched again. A course that was
 * saved before stays as it was until the new one is whole.
 */
export async function saveCourse(id: string, { signal, onProgress }: SaveCourse) {
  const userId = getSession()?.user.id ?? ''
  const course = await storeAnew(courseQuestion(id), signal)
  const offline = await storeAnew(offlineQuestion(id), signal)
  const { files, leftOut } = await measureFiles(offline.files, signal)
  const saved: SavedCourse = {
    id,
    isWhole: false,
    version: offline.version,
    lessons: course.modules.flatMap(({ lessons }) => lessons.map((lesson) => lesson.id)),
    quizzes: course.modules.flatMap(({ quizzes }) => quizzes.map((quiz) => quiz.id)),
    bytes: 0,
    leftOut,
  }
  if (!(await readSavedCourse(id))?.isWhole) await writeSavedCourse(saved)
  let arrived = 0
  const note = (bytes: number) => {
    arrived += bytes
    onProgress(Math.min(1, arrived / (offline.bytes + sizeOfAll(files))))
  }
  const texts = await storeAnswers(saved, { signal, onShare: (share) => note(share * offline.bytes) })
  const stored = await storeFiles(courseCacheOf(userId, id), files, { signal, onBytes: note })
  stopIfAborted(signal)
  await writeSavedCourse({ ...saved, isWhole: true, bytes: texts + stored })
}

type StoreAnswers = { signal: AbortSignal; onShare: (share: number) => void }

/** Returns the bytes of the answers. */
async function storeAnswers(steps: SavedCourse, { signal, onShare }: StoreAnswers) {
  const questions = stepQuestions(steps)
  let bytes = 0
  for (let at = 0; at < questions.length; at += TOGETHER) {
    stopIfAborted(signal)
    const some = questions.slice(at, at + TOGETHER)
    const answers = await Promise.all(some.map((question) => storeAnew(question, signal)))
    bytes += new Blob([JSON.stringify(answers)]).size
    onShare(some.length / questions.length)
  }
  await checkStored(questions)
  return bytes
}

type StoreFiles = { signal: AbortSignal; onBytes: (bytes: number) => void }

/** Returns the bytes of the files. Files that the course has no more go. */
async function storeFiles(cacheName: string, files: readonly { url: string; bytes: number }[], how: StoreFiles) {
  const cache = await caches.open(cacheName)
  let bytes = 0
  for (const file of files) {
    stopIfAborted(how.signal)
    const there = await sizeThere(cache, file.url)
    if (there !== null && there === file.bytes) how.onBytes(there)
    bytes += there !== null && there === file.bytes ? there : await storeFile(cache, file.url, how)
  }
  const urls = new Set(files.map(({ url }) => new URL(url, location.origin).href))
  for (const request of await cache.keys()) if (!urls.has(request.url)) await cache.delete(request)
  return bytes
}

async function sizeThere(cache: Cache, url: string) {
  const stored = await cache.match(url, { ignoreVary: true })
  return stored ? (await stored.blob()).size : null
}

function stopIfAborted(signal: AbortSignal) {
  if (signal.aborted) throw new DOMException('', 'AbortError')
}
