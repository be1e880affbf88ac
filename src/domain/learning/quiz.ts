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

type Marked = readonly { correct: boolean }[]
const rightIn = (results: Marked) => results.filter(({ correct }) => correct).length

/** Percent of right answers, rounded to a whole number. */
export const scoreOf = (results: Marked) => Math.round((100 * rightIn(results)) / results.length)

/** The passing score is reached by the answers, and not by rounding: two of three are less than 67%. */
export const isPassed = (results: Marked, passingScore: number) =>
  100 * rightIn(results) >= passingScore * results.length

/** The score as it is shown: of who did not pass in tenths of a percent cut off, so that none looks as if it were enough. */
export const shownScore = ({ score, passed, results }: { score: number; passed: boolean; results: Marked }) =>
  passed || results.length === 0 ? score : Math.floor((1000 * rightIn(results)) / results.length) / 10
