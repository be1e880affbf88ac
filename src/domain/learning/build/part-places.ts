import type { CoursePartKind } from './course-part.ts'

type Titled = { id: string; title: string }
type Quiz = Titled & { questions: readonly { id: string }[] }
type Course = {
  id: string
  modules: readonly (Titled & { lessons: readonly { id: string }[]; quizzes: readonly Quiz[] })[]
}

/** Parts of one kind in one place, in order. */
export type PartList = { parentId: string; title: string; ids: string[] }
export type Place = { parentId: string; at: number }

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

/** The places where a part may stand, in the order of the course. A question stays in its quiz. */
export function listsFor({ id: courseId, modules }: Course, kind: CoursePartKind, id: string): PartList[] {
  switch (kind) {
    case 'module':
      return [{ parentId: courseId, title: '', ids: idsOf(modules) }]
    case 'lesson':
      return modules.map((module) => ({ parentId: module.id, title: module.title, ids: idsOf(module.lessons) }))
    case 'quiz':
      return modules.map((module) => ({ parentId: module.id, title: module.title, ids: idsOf(module.quizzes) }))
    case 'question':
      return modules
        .flatMap(({ quizzes }) => quizzes)
        .map((quiz) => ({ parentId: quiz.id, title: quiz.title, ids: idsOf(quiz.questions) }))
        .filter(({ ids }) => ids.includes(id))
  }
}

/** One place up (-1) or down (1); from the first or last place into the list above or below. Null where there is none. */
export function steppedPlace(lists: readonly PartList[], id: string, step: 1 | -1): Place | null {
  const which = lists.findIndex(({ ids }) => ids.includes(id))
  const list = lists[which]
  if (!list) return null
  const at = list.ids.indexOf(id) + step
  if (at >= 0 && at < list.ids.length) return { parentId: list.parentId, at }
  const next = lists[which + step]
  return next ? { parentId: next.parentId, at: step === 1 ? 0 : next.ids.length } : null
}
