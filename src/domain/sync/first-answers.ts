/**
 * What a page brings along of the server's answers, so that its app asks nothing before it draws: those that its first
 * HTML was drawn from, for one user.
 */
export type FirstAnswers = {
  userId: string
  /** Where the changes after these answers begin (see sync.schema.ts). */
  cursor: string
  /** By their query keys, as the client's hooks make them. */
  answers: { key: readonly unknown[]; data: unknown }[]
}

/** The element of the page that holds them as JSON. */
export const FIRST_ANSWERS_ID = 'first-answers'

/** Marks what the server drew, until the app takes its place. */
export const DRAWN_MARK = 'data-drawn'
