/** The id of the row that an answer is about, where it names one: its own, or that of the money that moved. */
export function rowIdOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('id' in answer && typeof answer.id === 'string') return answer.id
  return 'transaction' in answer ? rowIdOf(answer.transaction) : null
}
