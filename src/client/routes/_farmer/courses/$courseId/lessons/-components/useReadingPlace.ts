import { type RefObject, useEffect } from 'react'
import { getSession } from '#client/phone/session.ts'
import { placeOf, storePlace } from './reading-places.ts'

const SETTLED_MS = 300

/** Brings the reader back to where a lesson was left, until it is completed, and stores the place while it is read. */
export function useReadingPlace(lessonId: string, text: RefObject<HTMLElement | null>, isDone: boolean) {
  const userId = getSession()?.user.id ?? 'visitor'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lesson; completing it moves nothing
  useEffect(() => {
    const place = isDone ? undefined : placeOf(userId, lessonId)
    if (place === undefined) return
    // After the router, which begins a new screen at its top.
    const timer = setTimeout(() => {
      if (text.current) window.scrollTo({ top: topOf(text.current) + place * text.current.offsetHeight })
    })
    return () => clearTimeout(timer)
  }, [lessonId])

  useEffect(() => {
    if (isDone) {
      storePlace(userId, lessonId, undefined)
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const store = () => {
      if (text.current) storePlace(userId, lessonId, (window.scrollY - topOf(text.current)) / text.current.offsetHeight)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(store, SETTLED_MS)
    }
    window.addEventListener('scroll', later, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', later)
    }
  }, [userId, lessonId, text, isDone])
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY
