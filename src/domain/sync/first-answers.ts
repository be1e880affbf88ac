import type { LanguageId } from '../languages.ts'
import type { OwnUser } from '../people/session.schema.ts'

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

/** For whom the server draws the farmer's home, for what window, and what the platform is called in place of Kuu. */
export type HomeFor = { user: OwnUser; language: LanguageId; isWide: boolean; name: string | null }
/** The home as HTML, and the answers that it was drawn from. */
export type DrawnHome = { html: string; answers: FirstAnswers['answers'] }
/** Answers a question of the home: the path of a procedure and its input, as JSON. */
export type Answering = (question: string) => Promise<string>

/** The element of the page that holds them as JSON. */
export const FIRST_ANSWERS_ID = 'first-answers'

/** Marks what the server drew, until the app takes its place. */
export const DRAWN_MARK = 'data-drawn'
