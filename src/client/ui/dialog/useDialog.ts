import { useState } from 'react'

/** Which thing a dialog is open on; null while it is closed. */
export function useDialog<T>() {
  const [subject, setSubject] = useState<T | null>(null)
  return { subject, open: (next: T) => setSubject(() => next), close: () => setSubject(null) }
}
