import type { DueAdvice } from '#domain/advice/advisory.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'

/** The delivered advice with what was answered, or taken back, last. */
export function optimisticAdvice(due: DueAdvice[], entries: readonly OutboxEntry[]): DueAdvice[] {
  const answers = new Map(
    writesOf(entries, 'farmer.advice.answer', 'farmer.advice.undo').map(({ path, input }) => [
      input.deliveryId,
      path === 'farmer.advice.answer' ? input.answer : null,
    ]),
  )
  return due.map((each) => ({ ...each, answer: answers.has(each.id) ? answers.get(each.id)! : each.answer }))
}
