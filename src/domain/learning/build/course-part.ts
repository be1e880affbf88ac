/**
 * What a course consists of: the table of each kind of part, the column that names what it stands in, the one by which
 * a person knows it, and how many may stand in one place. Each has its place among its kind, counted from 0.
 */
export const COURSE_PARTS = {
  module: { table: 'modules', within: 'course_id', title: 'title', most: 100 },
  lesson: { table: 'lessons', within: 'module_id', title: 'title', most: 200 },
  quiz: { table: 'quizzes', within: 'module_id', title: 'title', most: 50 },
  question: { table: 'quiz_questions', within: 'quiz_id', title: 'question', most: 200 },
} as const satisfies Record<string, { table: string; within: string; title: string; most: number }>
export type CoursePartKind = keyof typeof COURSE_PARTS

/** The kind of part whose rows a table holds; undefined for every other table. */
export const partKindOf = (table: string) =>
  (Object.keys(COURSE_PARTS) as CoursePartKind[]).find((kind) => COURSE_PARTS[kind].table === table)

/** A list with one of its items at another place; one that was not in it comes in. A place beyond the end is the end. */
export const placedAt = (ids: readonly string[], id: string, at: number): string[] =>
  ids.filter((each) => each !== id).toSpliced(at, 0, id)
