import { useEffect, useRef, useState } from 'react'

const TYPING_MS = 300

/** The value of a field while it is typed, debounced; it follows changes from outside. */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === told.current) return
    const timer = setTimeout(() => {
      told.current = typed
      tell.current(typed)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped] as const
}
