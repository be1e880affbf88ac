import { useEffect, useState } from 'react'

/** A value once it has stood still for `ms`: a search asks the server when the typing pauses, not at every letter. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
