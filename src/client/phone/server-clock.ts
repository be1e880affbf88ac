/**
 * A phone's clock may be a year wrong, and be corrected in between. The server's date comes with each answer: what is
 * dated here uses the difference to the last one.
 */
const KEY = 'kuu-clock-behind'
/** The last date that the server told: a phone that was without power may have lost its clock since. */
const HEARD = 'kuu-clock-heard'
/** The date of an answer has whole seconds, and was on its way for some more. */
const SLACK_MS = 5_000
/** More than this between two clocks that run alike: one was set, or the phone slept. */
const JUMP_MS = 60_000
/** No phone is without a connection for longer: that a clock so far behind has come this far means that it was set. */
const LONGEST_AWAY_MS = 60 * 86_400_000

/** A worker has no local storage: it learns the date anew. */
const storage = globalThis.localStorage as Storage | undefined

const read = (key: string) => Number.parseInt(storage?.getItem(key) ?? '', 10)

let heardMs = read(HEARD)
const stored = read(KEY)
let behindMs = Number.isFinite(stored) ? stored : undefined
/** Both clocks of this phone at the last answer of the server; null before any. */
let checkedAt: { clock: number; monotonic: number } | null = null
// It may have been set while the app was closed.
behindMs = clockBehind()

/**
 * How many milliseconds this phone's clock is behind the server's; undefined where no answer has told. A clock that was
 * set since is taken for right if it shows no time before the last that the server told, with what has passed since.
 */
export function clockBehind(): number | undefined {
  if (behindMs === undefined) return undefined
  const least = heardMs + (checkedAt ? performance.now() - checkedAt.monotonic : 0) - Date.now()
  const mayBeRight = least < JUMP_MS
  const isSet = least - behindMs > JUMP_MS || (mayBeRight && behindMs > LONGEST_AWAY_MS)
  if (!isSet) return behindMs
  return mayBeRight ? 0 : least
}

/** Whether this phone's clock was set since the app was opened and the last answer came. */
export const isClockSet = () => clockBehind() !== behindMs

/** Now by the server's clock, as far as this phone can tell. */
export const serverNow = () => Date.now() + (clockBehind() ?? 0)

/** A stamp that this phone set when its clock was so far behind, as its clock of today would have set it. */
export const asStampedNow = (at: number, behind = clockBehind()) => at + (behind ?? 0) - (clockBehind() ?? behind ?? 0)

/** Notes the date of an answer that has just come. */
export function noteServerDate(date: string | null) {
  checkedAt = { clock: Date.now(), monotonic: performance.now() }
  const told = Date.parse(date ?? '')
  if (Number.isNaN(told)) return
  if (!(Math.abs(told - heardMs) < JUMP_MS)) {
    heardMs = told
    store(HEARD, told)
  }
  const measured = told - checkedAt.clock
  const behind = Math.abs(measured) < SLACK_MS ? 0 : measured
  if (behindMs !== undefined && Math.abs(behind - behindMs) < SLACK_MS) return
  behindMs = behind
  store(KEY, behind)
}

function store(key: string, ms: number) {
  try {
    storage?.setItem(key, String(ms))
  } catch {
    // The phone is full: what was learnt lasts as long as this page.
  }
}

/** Whether an answer has told the date since this phone's clock may have been set. */
export function isClockChecked() {
  if (!checkedAt) return false
  const { clock, monotonic } = checkedAt
  return Math.abs(Date.now() - clock - (performance.now() - monotonic)) < JUMP_MS
}
