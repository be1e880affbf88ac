import { useEffect, useRef } from 'react'
import { lockEntry } from '#client/offline/outbox/edit-lock.ts'
import { outbox } from '#client/offline/outbox/outbox.ts'

/** Locks an entry against sending while its form is open; returns a function that releases it. */
export function useEditLock(key: string): () => Promise<void> {
  const letGo = useRef(async () => {})
  useEffect(() => {
    const release = lockEntry(key)
    letGo.current = release
    return () => void release().then(() => outbox.sendAll())
  }, [key])
  return () => letGo.current()
}
