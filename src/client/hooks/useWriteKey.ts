import { useRef } from 'react'
import { newId } from '#client/offline/new-id.ts'

/**
 * Gives a write that goes at once its idempotency key. The same content keeps its key: who sends it again because the
 * answer was lost on the way gets that answer, and nothing is done twice.
 */
export function useWriteKey() {
  const last = useRef({ content: '', key: '' })
  return (input: object) => {
    const content = JSON.stringify(input)
    if (last.current.content !== content) last.current = { content, key: newId() }
    return { context: { key: last.current.key } }
  }
}
