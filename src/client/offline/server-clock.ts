/**
 * A phone's clock may be a year wrong, and be corrected in between. The server's date comes with each answer: what is
 * dated here uses the difference to the last one.
 */
const KEY = 'kuu-clock-behind'
/** The date of an answer has whole seconds, and was on its way for some more. */
const SLACK_MS = 5_000
/** More than this between two clocks that run alike: one was set, or the phone slept. */
const JUMP_MS = 60_000

/** A worker has no local storage: it learns the date anew. */
const storage = globalThis.localStorage as Storage | undefined

let behindMs = restore()
/** Both clocks of this phone at the last answer of the server; null before any. */
let checkedAt: { clock: number; monotonic: number } | null = null

function restore(): number | undefined {
  const stored = Number.parseInt(storage?.getItem(KEY) ?? '', 10)
  return Number.isFinite(stored) ? stored : undefined
}

/** How many milliseconds this phone's clock is behind the server's; undefined where no answer has told. */
export const clockBehind = () => behindMs

/** Now by the server's clock, as far as this phone can tell. */
export const serverNow = () => Date.now() + (behindMs ?? 0)

/** A stamp that this phone set when its clock was so far behind, as its clock of today would have set it. */
export const asStampedNow = (at: number, behind: number | undefined) =>
  behind === undefined || behindMs === undefined ? at : at + behind - behindMs

/** Notes the date of an answer that has just come. */
export function noteServerDate(date: string | null) {
  checkedAt = { clock: Date.now(), monotonic: performance.now() }
  const measured = Date.parse(date ?? '') - checkedAt.clock
  const behind = Math.abs(measured) < SLACK_MS ? 0 : measured
  if (Number.isNaN(behind) || (behindMs !== undefined && Math.abs(behind - behindMs) < SLACK_MS)) return
  behindMs = behind
  try {
    storage?.setItem(KEY, String(behind))
  } catch {
    // The phone is full: the difference lasts as long as this page.
  }
}

/** Whether an answer has told the date since this phone's clock may have been set. */
export function isClockChecked() {
  if (!checkedAt) return false
  const { clock, monotonic } = checkedAt
  return Math.abs(Date.now() - clock - (performance.now() - monotonic)) < JUMP_MS
}
