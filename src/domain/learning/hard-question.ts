import type { QuestionReport } from './report.schema.ts'

/** With fewer answers, a wrong one says more about its learner than about the question. */
const MIN_ANSWERS = 5

/** Whether more than half of those who met a question chose a wrong answer; false where the right one is not told. */
export function isMostlyWrong({ answered, choices }: Pick<QuestionReport, 'answered' | 'choices'>) {
  if (answered < MIN_ANSWERS || choices.some(({ isRight }) => isRight === null)) return false
  const wrong = choices.reduce((sum, { isRight, count }) => (isRight ? sum : sum + count), 0)
  return wrong * 2 > answered
}
