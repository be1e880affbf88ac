/** A question as it is stored, with the right option. */
export type AnswerKey = {
  id: string
  options: readonly string[] | null
  correctAnswer: string
  explanation: string | null
}
/** The chosen option of each question, by the id of the question. */
export type QuizAnswers = Readonly<Record<string, string>>

/** What was chosen, what was right and why: known only after the quiz was submitted. */
export type QuestionResult = {
  questionId: string
  chosen: string
  correctAnswer: string
  correct: boolean
  explanation: string | null
}

/** Which questions have no answer yet. */
export const unanswered = <Question extends { id: string }>(questions: readonly Question[], answers: QuizAnswers) =>
  questions.filter(({ id }) => !answers[id])

/** Whether every question has one of its own options as its answer, and nothing else was answered. */
export function isCompleteAnswer(questions: readonly AnswerKey[], answers: QuizAnswers) {
  const own = new Map(questions.map((question) => [question.id, question]))
  return (
    questions.length > 0 &&
    Object.keys(answers).length === questions.length &&
    Object.entries(answers).every(([id, chosen]) => own.get(id)?.options?.includes(chosen))
  )
}

export const resultsOf = (questions: readonly AnswerKey[], answers: QuizAnswers): QuestionResult[] =>
  questions.map(({ id, correctAnswer, explanation }) => ({
    questionId: id,
    chosen: answers[id] ?? '',
    correctAnswer,
    correct: answers[id] === correctAnswer,
    explanation,
  }))

/** Percent of right answers, rounded to a whole number. */
export const scoreOf = (results: readonly { correct: boolean }[]) =>
  Math.round((100 * results.filter(({ correct }) => correct).length) / results.length)

/** A score at the passing score passes. */
export const isPassed = (score: number, passingScore: number) => score >= passingScore
