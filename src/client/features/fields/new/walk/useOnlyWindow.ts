import { useCallback, useEffect, useRef, useState } from 'react'

/** Which window of this phone works on something; `isHere` is undefined until that is known. */
export type OnlyWindow = { isHere: boolean | undefined; take: () => void }

/**
 * Sees to it that one window alone works on what a name stands for. The others wait: the next one has it when that window
 * is closed, or takes it at once. Without the Web Locks API every window has it.
 */
export function useOnlyWindow(name: string): OnlyWindow {
  const [isHere, setHere] = useState<boolean | undefined>(navigator.locks ? undefined : true)
  const taken = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!navigator.locks) return
    const over = new AbortController()
    const until = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()))
    const hold = () => {
      if (!over.signal.aborted) setHere(true)
      return until
    }
    const lose = () => {
      if (over.signal.aborted) return
      setHere(false)
      wait()
    }
    const wait = () => void navigator.locks.request(name, { signal: over.signal }, hold).catch(lose)
    taken.current = () => void navigator.locks.request(name, { steal: true }, hold).catch(lose)
    wait()
    // Whoever waits is not told so.
    void navigator.locks.query().then(({ held = [] }) => {
      if (held.some((lock) => lock.name === name)) setHere((here) => here ?? false)
    })
    return () => over.abort()
  }, [name])
  return { isHere, take: useCallback(() => taken.current?.(), []) }
}
