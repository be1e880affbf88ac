type Titled = { id: string; title: string }
type Outlined = { lessons: readonly Titled[]; quizzes: readonly Titled[] }

/** A lesson or a quiz, in its place in the course. */
export type Step = { kind: 'lesson' | 'quiz'; id: string; title: string }
export type Done = { completedLessons: readonly string[]; passedQuizzes: readonly string[] }

/** All steps of a course in order: of each module its lessons, then its quizzes. */
export const stepsOf = (modules: readonly Outlined[]): Step[] =>
  modules.flatMap(({ lessons, quizzes }) => [
    ...lessons.map(({ id, title }) => ({ kind: 'lesson' as const, id, title })),
    ...quizzes.map(({ id, title }) => ({ kind: 'quiz' as const, id, title })),
  ])

export const isStepDone = ({ kind, id }: Pick<Step, 'kind' | 'id'>, done: Done | null) =>
  (kind === 'lesson' ? done?.completedLessons : done?.passedQuizzes)?.includes(id) ?? false

/** Where a learner goes on: the first step that is not done; undefined at the end of the course. */
export const nextStep = (modules: readonly Outlined[], done: Done | null) =>
  stepsOf(modules).find((step) => !isStepDone(step, done))

type Learnt = {
  modules: readonly Outlined[]
  enrollment: Done | null
  certificate: object | null
  pending: readonly string[]
}

/** Whether nothing is left to do before the certificate but for the server to learn of it, and to mark the quizzes. */
export function isCertificatePending({ modules, enrollment, certificate, pending }: Learnt) {
  const isDone = (step: Step) => isStepDone(step, enrollment) || pending.includes(step.id)
  return certificate === null && pending.length > 0 && stepsOf(modules).every(isDone)
}

/** The steps before and after one, across modules. */
export function neighbours(modules: readonly Outlined[], { kind, id }: Pick<Step, 'kind' | 'id'>) {
  const steps = stepsOf(modules)
  const at = steps.findIndex((step) => step.kind === kind && step.id === id)
  return at < 0 ? {} : { previous: steps[at - 1], next: steps[at + 1] }
}
