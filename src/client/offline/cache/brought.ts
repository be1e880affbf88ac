import { FIRST_ANSWERS_ID, type FirstAnswers } from '#domain/sync/first-answers.ts'

let brought: FirstAnswers | null | undefined

/** What the page brought along of the server's answers to a user; null where it brought none, or those of another. */
export function broughtFor(userId: string): FirstAnswers | null {
  if (brought === undefined) brought = read()
  return brought?.userId === userId ? brought : null
}

/** Our own server wrote it into the page, of the same release as this app. */
function read(): FirstAnswers | null {
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent
  return text ? (JSON.parse(text) as FirstAnswers) : null
}
