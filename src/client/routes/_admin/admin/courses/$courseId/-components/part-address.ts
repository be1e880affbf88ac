import type { BuiltCourse, BuiltModule, BuiltQuestion, BuiltQuiz } from '#domain/learning/build/built-course.schema.ts'
import type { CoursePartKind } from '#domain/learning/build/course-part.ts'

/** A part that a dialog is about; without an id it is a new one. */
export type EditedPart = { parentId: string; id?: string; name: string } & (
  | { kind: 'module'; row?: BuiltModule }
  | { kind: 'lesson' }
  | { kind: 'quiz'; row?: BuiltQuiz }
  | { kind: 'question'; row?: BuiltQuestion }
)

const KINDS: readonly CoursePartKind[] = ['module', 'lesson', 'quiz', 'question']

/** Reads what a dialog is about from its address: 'lesson.<id>', or 'lesson.new.<id of its module>'. */
export function partAt(course: BuiltCourse, address = ''): EditedPart | null {
  const [first = '', id = '', parentId] = address.split('.')
  const kind = KINDS.find((each) => each === first)
  if (!kind) return null
  if (id === 'new') return parentId ? { kind, parentId, name: '' } : null
  return findPart(course, id)
}

function findPart(course: BuiltCourse, id: string): EditedPart | null {
  for (const module of course.modules) {
    if (module.id === id) return { kind: 'module', parentId: course.id, id, name: module.title, row: module }
    const lesson = module.lessons.find((each) => each.id === id)
    if (lesson) return { kind: 'lesson', parentId: module.id, id, name: lesson.title }
    for (const quiz of module.quizzes) {
      if (quiz.id === id) return { kind: 'quiz', parentId: module.id, id, name: quiz.title, row: quiz }
      const row = quiz.questions.find((each) => each.id === id)
      if (row) return { kind: 'question', parentId: quiz.id, id, name: row.question, row }
    }
  }
  return null
}
