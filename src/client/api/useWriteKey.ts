import { useRef } from 'react'
import { newId } from '#client/offline/outbox/new-id.ts'

const NOTHING = { content: '', key: '' }

/**
 * Gives a write that goes at once its idempotency key. The same content keeps its key until it is done: who sends it
 * again because the answer was lost on the way gets that answer, and nothing is done twice. To be held where it
 * outlives the form.
 */
export function useWriteKey() {
  const last = useRef(NOTHING)
  return {
    keyed(input: object) {
      const content = JSON.stringify(input)
      if (last.current.content !== content) last.current = { content, key: newId() }
      return { context: { key: last.current.key } }
    },
    /** From now on the same content is meant anew. */
    done() {
      last.current = NOTHING
    },
  }
}
export type WriteKey = ReturnType<typeof useWriteKey>
