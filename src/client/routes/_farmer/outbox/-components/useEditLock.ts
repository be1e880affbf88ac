import { useEffect, useRef } from 'react'
import { lockEntry } from '#client/offline/outbox/edit-lock.ts'
import { outbox } from '#client/offline/outbox/outbox.ts'

/** Keeps an entry from being sent for as long as its form is open; answers how to let it go. */
export function useEditLock(key: string): () => Promise<void> {
  const letGo = useRef(async () => {})
  useEffect(() => {
    const release = lockEntry(key)
    letGo.current = release
    return () => void release().then(() => outbox.sendAll())
  }, [key])
  return () => letGo.current()
}
