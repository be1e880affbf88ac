import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#client/api/query-client.ts'
import { getSession } from '#client/phone/session.ts'
import { openStore } from '../store.ts'
import { courseCacheOf } from '../worker/caches.ts'
import { forgetSteps } from './course-answers.ts'

/** A course that the signed-in user has saved on this phone, as far as it has come. */
export type SavedCourse = {
  id: string
  /** Whether everything arrived; one that was interrupted can go on. */
  isWhole: boolean
  /** Which state of the course it is (see offlineCourse). */
  version: string
  /** Its lessons and quizzes. */
  lessons: string[]
  quizzes: string[]
  bytes: number
  /** The titles of the videos that were too large. */
  leftOut: string[]
}

const placesOf = (userId: string) => `course ${userId} `
const placeOf = (courseId: string) => placesOf(getSession()?.user.id ?? '') + courseId

export async function listSavedCourses(): Promise<SavedCourse[]> {
  const head = placesOf(getSession()?.user.id ?? '')
  const store = await openStore()
  return ((await store?.getAll('meta', IDBKeyRange.bound(head, `${head}\uffff`))) ?? []) as SavedCourse[]
}

export async function readSavedCourse(courseId: string) {
  const store = await openStore()
  return (await store?.get('meta', placeOf(courseId))) as SavedCourse | undefined
}

/** Rejects where the phone has no room, or no store. */
export async function writeSavedCourse(saved: SavedCourse) {
  const store = await openStore()
  if (!store) throw new Error('This phone has no store')
  await store.put('meta', saved, placeOf(saved.id))
  await queryClient.invalidateQueries({ queryKey: SAVED })
}

/** Deletes a saved course from the phone: it is no saved course before anything of it is gone. */
export async function forgetCourse(courseId: string) {
  const saved = await readSavedCourse(courseId)
  if (!saved) return
  const userId = getSession()?.user.id ?? ''
  await (await openStore())?.delete('meta', placeOf(courseId))
  await caches.delete(courseCacheOf(userId, courseId))
  await forgetSteps(saved)
  await queryClient.invalidateQueries({ queryKey: SAVED })
}

/** Deletes the saved courses that the catalogue no longer has. */
export async function forgetCoursesBut(ids: readonly string[]) {
  for (const { id, isWhole } of await listSavedCourses()) if (isWhole && !ids.includes(id)) await forgetCourse(id)
}

const SAVED = ['saved courses']
/** The courses that the signed-in user has saved on this phone; undefined until they are read. */
export const useSavedCourses = () =>
  useQuery({ queryKey: SAVED, queryFn: listSavedCourses, persister: undefined, staleTime: 0 }).data
