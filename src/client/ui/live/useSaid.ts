import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** Keys that are pressed one after the other are heard once, at the end. */
const PAUSE_MS = 400

/** Has a screen reader say what has changed; what a screen opens with is not said. */
export function useSaid(words: string | null) {
  const opened = useRef(words)
  useEffect(() => {
    if (words === null || words === opened.current) return
    opened.current = null
    const timer = setTimeout(announce, PAUSE_MS, words)
    return () => clearTimeout(timer)
  }, [words])
}
