const sentBefore = new WeakMap<object, number>()

/** Notes of an answer that its write had been sent before, at a moment, and no answer had come. */
export function noteRepeated(answer: unknown, sentAt: number) {
  if (typeof answer === 'object' && answer !== null) sentBefore.set(answer, sentAt)
}

/** When the write of an answer was first sent, where that was before; undefined for one that was sent once. */
export const firstSentAt = (answer: unknown) => sentBefore.get(answer as object)
