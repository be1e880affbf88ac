import { useEffect, useEffectEvent, useRef } from 'react'
import { pendingAttempt } from '#client/offline/optimistic/learning.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { writesOf } from '#client/offline/outbox/pending-writes.ts'
import type { QuizResult } from '#domain/learning/learning.schema.ts'

/**
 * Whether an attempt waits for the connection. Calls back once it is sent, with its result; with null where another
 * window or the worker has sent it, and this one knows no result.
 */
export function useMarkedLater(quizId: string, onMarked: (result: QuizResult | null) => void): boolean {
  const { entries, sending } = useOutbox()
  const waiting = pendingAttempt(entries, quizId)
  const key = useRef<string>(undefined)
  const told = useEffectEvent(onMarked)
  useEffect(() => {
    const before = key.current
    key.current = waiting?.key
    if (!before || before === waiting?.key) return
    const entry = writesOf(entries, 'learning.quizzes.submit').find((each) => each.key === before)
    const answer = entry?.isDone && entry.optimisticAnswer
    told(answer && answer.attemptNumber > 0 ? answer : null)
  }, [entries, waiting])
  // What is on its way is not waiting: its form shows that it is being sent.
  return waiting !== undefined && waiting.seq !== sending
}
