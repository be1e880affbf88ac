import { getSession, onSessionChange } from '#client/phone/session.ts'
import { FIRST_ANSWERS_ID, type FirstAnswers } from '#domain/sync/first-answers.ts'

let brought: FirstAnswers | null | undefined

/** What the page brought along of the server's answers to a user; null where it brought none, or those of another. */
export function broughtFor(userId: string): FirstAnswers | null {
  if (brought === undefined) brought = read()
  return brought?.userId === userId ? brought : null
}

/** When the page was asked for, by the phone's clock: its answers are no older. */
export const broughtAt = () => performance.timeOrigin

// Who comes after is asked for anew: also the same person, for whom they are old by then.
onSessionChange((_, before) => {
  if (before && getSession()?.user.id !== before.user.id) brought = null
})

/** Our own server wrote it into the page, of the same release as this app. */
function read(): FirstAnswers | null {
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent
  return text ? (JSON.parse(text) as FirstAnswers) : null
}
