/** The id of the row that an answer is about, where it names one. */
export const rowIdOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null
