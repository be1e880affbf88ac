import { useSyncExternalStore } from 'react'
import { getSession, onSessionChange } from '#client/phone/session.ts'
import { askForProtection } from '../cache/storage.ts'
import { saveCourse } from './save-course.ts'
import { forgetCourse, readSavedCourse } from './saved-courses.ts'

/** A course that is being saved, 0 to 1; or why it was not: the phone is full, or the line was cut. */
type Saving = { share: number } | { failed: 'full' | 'cut' }

const savings = new Map<string, Saving>()
const running = new Map<string, AbortController>()
const listeners = new Set<() => void>()

function note(courseId: string, saving: Saving | null) {
  if (saving) savings.set(courseId, saving)
  else savings.delete(courseId)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How far the saving of a course is; it goes on while other screens are open. */
export const useSaving = (courseId: string) => useSyncExternalStore(subscribe, () => savings.get(courseId))

/** Whoever cancels, or signs out, gets the space back. */
export const cancelSaving = (courseId: string) => running.get(courseId)?.abort()

export async function startSaving(courseId: string) {
  if (running.has(courseId)) return
  const limit = new AbortController()
  running.set(courseId, limit)
  note(courseId, { share: 0 })
  const wasWhole = (await readSavedCourse(courseId))?.isWhole ?? false
  void askForProtection()
  try {
    await saveCourse(courseId, { signal: limit.signal, onProgress: (share) => note(courseId, { share }) })
    note(courseId, null)
    await fetchScreens()
  } catch (error) {
    const failed = limit.signal.aborted ? null : isFull(error) ? 'full' : 'cut'
    // What was cut can go on; what has no room, or is not wanted, leaves nothing behind.
    if (failed !== 'cut' && !wasWhole) await forgetCourse(courseId).catch(() => undefined)
    note(courseId, failed && { failed })
  } finally {
    running.delete(courseId)
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** The files of the lessons' screens come after those that every farmer needs: now they are needed. */
async function fetchScreens() {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'FETCH_LATER' })
}

onSessionChange((now, before) => {
  if (now?.user.id === before?.user.id) return
  for (const limit of running.values()) limit.abort()
  savings.clear()
})

/** Only farmers have stored answers, and only where the browser has a place for files and a worker to answer with them. */
export const canSave = () => getSession()?.user.role === 'farmer' && 'caches' in window && 'serviceWorker' in navigator
