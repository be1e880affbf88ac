/** A clock may be set right by so much without a question; a server may stand still for so long. */
const MAX_JUMP_MS = 2 * 86_400_000
/** For so long a clock must be steady before what removes or charges by the date believes it. */
const STEADY_MS = 60 * 60_000

type Clock = {
  now: () => Date
  /** Milliseconds that no setting of the clock changes. */
  monotonic: () => number
  /** When the clock was last believed, in this process or one before; null where it never was. */
  lastTrusted: Date | null
  /** Keeps that it is believed now: another start with a wrong clock asks as the first one did. */
  trust: (moment: Date) => void
  /** Whether a backup was written since a moment. */
  hasBackupSince: (moment: Date) => boolean
}

/**
 * Guards what is removed or charged by the date against a clock that is wrong, such as that of a machine whose battery
 * is empty: 400 days ahead, all messages are too old. After a jump of more than two days, at the start or later, nothing
 * of that is done until the clock was steady for an hour and a backup was written.
 */
export function createClockGuard({ now, monotonic, lastTrusted, trust, hasBackupSince }: Clock) {
  const read = () => ({ wall: now().getTime(), steady: monotonic() })
  const begun = read()
  let jump = lastTrusted && isJump(begun.wall - lastTrusted.getTime()) ? begun : null
  let seen = begun
  return {
    /** Why the clock is not believed yet; null where it is. */
    doubt(): string | null {
      const at = read()
      if (isJump(at.wall - seen.wall - (at.steady - seen.steady))) jump = at
      seen = at
      if (jump && at.steady - jump.steady < STEADY_MS) return UNSTEADY
      if (jump && !hasBackupSince(new Date(jump.wall))) return NO_BACKUP
      jump = null
      trust(new Date(at.wall))
      return null
    },
  }
}

const UNSTEADY = 'The clock has jumped by days. Nothing is removed until it was steady for an hour.'
const NO_BACKUP = 'The clock has jumped by days. Nothing is removed until a backup is written.'

const isJump = (ms: number) => Math.abs(ms) > MAX_JUMP_MS
