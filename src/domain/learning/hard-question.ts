import type { QuestionReport } from './report.schema.ts'

/** With fewer answers, a wrong one says more about its learner than about the question. */
const MIN_ANSWERS = 5

/** Whether the reader is not told which answer is right. */
export const isNotSynced = ({ choices }: Pick<QuestionReport, 'choices'>) =>
  choices.some(({ isRight }) => isRight === null)

/** Whether more than half of those who met a question chose a wrong answer; false where the right one is not told. */
export function isMostlyWrong(question: Pick<QuestionReport, 'answered' | 'choices'>) {
  const { answered, choices } = question
  if (answered < MIN_ANSWERS || isNotSynced(question)) return false
  const wrong = choices.reduce((sum, { isRight, count }) => (isRight ? sum : sum + count), 0)
  return wrong * 2 > answered
}
